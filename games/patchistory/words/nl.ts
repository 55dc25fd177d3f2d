import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { FIRST_ALLIED, type Good, type PatchistoryEvent, VOTE } from '../pieces.ts';
import { names } from './nl-names.ts';
import { otherwise, refusals } from './nl-refusals.ts';
import { tagline } from './tagline.ts';
import { type Named, type PatchistoryWords, readable } from './words.ts';

const ROMAN = ['I', 'II', 'III'];
const ORDINALS = ['1e', '2e', '3e', '4e'];
const PHASES = { diplomacy: 'de diplomatie', administration: 'het bestuur', movement: 'de beweging' };

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const points = (n: number) => plural(n, 'punt', 'punten');
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`);
/** "Anna biedt", "Je biedt": the verb must sound alike for both. */
const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je' : who.name(seat));
/** The same within a sentence. */
const inner = (seat: Seat, who: Who) => (who.isYou(seat) ? 'je' : who.name(seat));
/** "voor Anna", "voor jou". */
const object = (seat: Seat, who: Who) => (who.isYou(seat) ? 'jou' : who.name(seat));
const has = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je hebt' : `${who.name(seat)} heeft`);
const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `jou en ${who.name(one)}` : `${object(one, who)} en ${who.name(other)}`;

const { amount } = names;
const price = (good: Good, n: number) => (n === 0 ? 'gratis' : `voor ${amount(good, n)}`);
const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'niets';
const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
const tile = (n: number) => `tegel ${n + 1}`;
const card = (n: number) => names.cards[n]?.name ?? '';
const culture = (n: number) => amount(3, n);
/** What somebody gains and loses at once. */
function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  if (isGain && isLoss) return `${inner(seat, who)} geeft ${amounts(losses)} en krijgt ${amounts(gains)}`;
  return isLoss ? `${inner(seat, who)} verliest ${amounts(losses)}` : `${inner(seat, who)} krijgt ${amounts(gains)}`;
}

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `Tijdperk ${ROMAN[it.era]} begint.`;
    case 'round':
      return `Tijdperk ${ROMAN[it.era]}, ronde ${it.round + 1}: ${who.isYou(it.first) ? 'jij bent' : `${who.name(it.first)} is`} startspeler.`;
    case 'offered':
      return `Te koop: ${tile(it.tile)}, ${it.side === 0 ? 'witte' : 'zwarte'} kant.`;
    case 'waited':
      return `${subject(it.seat, who)} wacht.`;
    case 'pawned':
      return `${has(it.seat, who)} geen geld: ${culture(it.culture)} voor 1 geld.`;
    case 'bid':
      return `${subject(it.seat, who)} biedt ${amount(2, it.stake)} op ${tile(it.tile)}.`;
    case 'chose':
      return `${has(it.seat, who)} gekozen.`;
    case 'bidShown':
      return `${subject(it.seat, who)} toont een bod van ${amount(2, it.stake)} op ${tile(it.tile)}.`;
    case 'won':
      return `${subject(it.seat, who)} krijgt ${tile(it.tile)} en betaalt ${amount(2, it.paid)}.`;
    case 'took':
      return `Vasco da Gama: ${inner(it.seat, who)} neemt ${tile(it.tile)} gratis.`;
    case 'patched':
      return who.isYou(it.seat) ? 'Je legt de tegel in je gebied.' : `${who.name(it.seat)} legt de tegel in het gebied.`;
    case 'discarded':
      return `${subject(it.seat, who)} doet ${tile(it.tile)} weg.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${subject(it.seat, who)} zet een nieuwe arbeider neer.`;
        case 'route':
          return `Een arbeider van ${object(it.seat, who)} komt thuis.`;
        default:
          return `Het was te vol: een arbeider van ${object(it.seat, who)} maakt plaats.`;
      }
    case 'homeless':
      return `Geen vrije plaats: een arbeider van ${object(it.seat, who)} gaat terug naar het spoor.`;
    case 'returned':
      return `${large(it.effect).name}: ${inner(it.seat, who)} stuurt een arbeider terug naar het spoor.`;
    case 'allied':
      return who.isYou(it.a) || who.isYou(it.b)
        ? `${who.name(who.isYou(it.a) ? it.b : it.a)} en jij zijn nu bondgenoten.`
        : `${who.name(it.a)} en ${who.name(it.b)} zijn nu bondgenoten.`;
    case 'calledOff':
      return `De oorlog tussen ${between(it.from, it.to, who)} gaat niet door.`;
    case 'found':
      return `Columbus toont ${object(it.seat, who)} ${listed(it.tiles.map(tile))}.`;
    case 'kept':
      return `${subject(it.seat, who)} houdt ${tile(it.tile)}.`;
    case 'effect':
      return `${large(it.effect).name}: ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${large(it.effect).name}: ${inner(it.seat, who)} ziet ervan af.`;
    case 'aidOffered':
      return `Hulp: ${inner(it.seat, who)} biedt ${object(it.to, who)} ${amounts(it.goods)} aan.`;
    case 'aidAnswered':
      return `${subject(it.to, who)} ${it.yes ? 'aanvaardt' : 'weigert'} de hulp: ${culture(it.culture)} voor ${object(it.seat, who)}.`;
    case 'menaced':
      return `${subject(it.seat, who)} bedreigt ${object(it.to, who)} en neemt ${amount(it.good, it.n)}.`;
    case 'broke':
      return `${subject(it.seat, who)} verbreekt de alliantie met ${object(it.to, who)}, voor ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${subject(it.seat, who)} stuurt een arbeider op een route, ${price(0, it.food)}.`;
    case 'exchanged':
      return `${subject(it.seat, who)} ruilt ${amount(it.good, it.n)} voor ${amounts(it.into)}.`;
    case 'trained':
      return `${subject(it.seat, who)} leidt een arbeider op, ${price(0, it.food)}.`;
    case 'honoured': {
      const [what, good] = it.what === 'heroes' ? ['helden', 0] : ['wonderen', 1];
      return `${subject(it.seat, who)} eert de ${what}, ${price(Number(good), it.paid)}: ${culture(it.culture)}.`;
    }
    case 'road':
      return `${subject(it.seat, who)} bouwt een hoofdroute naar ${object(it.to, who)}, ${price(1, it.resources)}.`;
    case 'reclaimed':
      return `${subject(it.seat, who)} legt een vak braak, ${price(1, it.resources)}.`;
    case 'built':
      return `${subject(it.seat, who)} zet een gebouw neer, ${price(1, it.resources)}.`;
    case 'bombed':
      return `Stealthbommenwerper: ${inner(it.seat, who)} legt een vak van ${object(it.to, who)} braak.`;
    case 'drew':
      return `${subject(it.seat, who)} trekt een bouwtegel.`;
    case 'campaigned':
      return `${subject(it.seat, who)} voert campagne met ${points(it.points)}: ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${who.isYou(it.seat) ? 'Je bent' : `${who.name(it.seat)} is`} klaar met ${PHASES[it.phase]}.`;
    case 'walked':
      return `${subject(it.seat, who)} verplaatst thuis een arbeider.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `Een arbeider van ${object(it.seat, who)} reist verder: ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `Een arbeider van ${object(it.seat, who)} gaat rusten.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'blauw' : 'rood');
      const named = (seat: Seat) => (who.isYou(seat) ? 'jij' : who.name(seat));
      const shown = `${named(it.from)} ${colour(1)}, ${named(it.to)} ${colour(2)}`;
      return `Onderhandeling: ${shown}. ${it.red === 0 ? 'Het is vrede' : 'De oorlog is verklaard'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'Een alliantie' : 'Geen alliantie'} tussen ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `Oorlog tussen ${object(it.from, who)} (kracht ${it.powers[0]}) en ${object(it.to, who)} (kracht ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name}: ${it.power} kracht meer voor ${object(it.seat, who)}.`;
    case 'committed':
      return `${subject(it.seat, who)} zet ${amounts([0, it.resources, 0, 0, it.votes])} in.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `De oorlog eindigt ${one} tegen ${other}: niemand wint.`;
      const power = it.winner === it.from ? `${one} tegen ${other}` : `${other} tegen ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, en ${culture(it.taken)} van ${object(loser, who)}`;
      return `${subject(it.winner, who)} wint de oorlog, ${power}: ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${subject(it.seat, who)} maakt ${amounts(it.goods)}.`;
    case 'brought':
      return `De routes brengen ${object(it.seat, who)} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : `; het is te weinig, en ${culture(it.culture)} gaat weg`;
      return `${subject(it.seat, who)} voedt de arbeiders met ${amount(0, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : `; het is te weinig, en ${culture(it.culture)} gaat weg`;
      return `Onderhoud van helden en wonderen: ${inner(it.seat, who)} betaalt ${amounts([it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Welvaartskaarten: ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${n}`);
      return `Stemmen voor ${card(it.card)}: ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all
        ? 'Verschillende kaarten delen de minste stemmen: geen enkele telt.'
        : `De minste stemmen: ${listed(it.cards.map(card))} telt niet.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)}: ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `Tijdperk ${ROMAN[it.era]} is voorbij.`;
    case 'ended':
      return 'Einde: de cultuur beslist.';
    case 'undo':
      return `${subject(it.seat, who)} neemt de laatste zet terug.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const said = refusals[why.rule] ?? otherwise;
  return typeof said === 'string' ? said : said(why, who);
}

export const words: PatchistoryWords = {
  ...names,
  title: 'Patchistory',
  tagline: tagline.nl,
  options: {
    capital: {
      name: 'Hoofdsteden',
      about:
        'Gelijkheid: iedereen begint gelijk, met één gratis arbeider. Vrijheid: vier verschillende hoofdsteden, met twee gratis arbeiders.',
      values: { equality: 'Gelijkheid', liberty: 'Vrijheid' },
    },
    order: {
      name: 'Bestuur en beweging',
      about: 'Allemaal tegelijk gaat vlugger; om de beurt zie je wat de vorigen deden.',
      values: { together: 'Allemaal tegelijk', turns: 'Om de beurt' },
    },
    screens: {
      name: 'Schermen',
      about: 'Of je de goederen en de cultuur van de anderen ziet. Wie notities maakt, kent ze toch.',
      values: { closed: 'Achter schermen', open: 'Open en bloot' },
    },
    data: {
      name: 'Tegels',
      about: 'Onze eigen tegels, of een reeks van jullie: één tegel per regel, zoals hoofdstuk P15 vertelt.',
      values: { '': 'Onze tegels' },
    },
  },
  endings: { eras: 'De drie tijdperken zijn voorbij' },
  row: (what) => (names.sources as Readonly<Record<string, string>>)[what] ?? what,
  event,
  refusal,
  amounts,
  large,
  building: (name) => names.buildings[name] ?? name,
  tile,
  questions: {
    take: 'Vasco da Gama: welke tegel neem je?',
    bid: 'Op welke tegel bied je, en hoeveel?',
    opening: 'Bied op een tegel, of wacht op de volgende.',
    secretBid: 'Welke tegel, en hoeveel? In het geheim.',
    patch: 'Waar komt je tegel?',
    keep: 'Columbus: welke tegel houd je?',
    found: 'Columbus: waar komt de tegel?',
    settle: 'Zet je gratis arbeider neer.',
    home: 'Je arbeider komt thuis: kies een vrije plaats.',
    diplomacy: 'Diplomatie: helpen, dreigen of klaar?',
    aid: 'Aanvaard je de hulp?',
    administration: 'Bestuur: wat doe je met je punten?',
    walk: 'Verplaats je arbeiders thuis, of ga verder met de routes.',
    travel: 'Hoe ver gaat elke arbeider op een route?',
    negotiate: 'Welke onderhandeling komt eerst?',
    tokens: 'Rood voor oorlog, blauw voor vrede?',
    alliance: 'Wil je deze alliantie?',
    orient: 'Welk uiteinde van de alliantieroute is van jou?',
    fight: 'Welke oorlog komt eerst?',
    commit: 'Hoeveel grondstoffen zet je in? In het geheim.',
    convert: 'Marie Curie: 1 grondstof voor 3 cultuur?',
    sacrifice: 'Chichén Itzá: arbeiders terugsturen voor 5 cultuur elk?',
    card: 'Welke welvaartskaart speel je?',
    vote: 'Hoeveel stemmen voor deze kaart?',
  },
  effectQuestions: {
    MOSES: 'Mozes: zet de gratis arbeider neer.',
    CONSTANTINE: 'Constantijn I: met wie sluit je een alliantie?',
    COLUMBUS: 'Columbus: een arbeider terugsturen en twee tegels trekken?',
    YISUNSIN: 'Yi Sun-sin: een arbeider terugsturen voor 5 kracht?',
    SCHWERERGUSTAV: 'Schwerer Gustav: een route wegdoen voor 6 kracht?',
  },
  buttons: {
    take: 'Neem deze tegel',
    bid: 'Bieden',
    wait: 'Wachten',
    patch: 'Hier aanleggen',
    discard: 'Tegel wegdoen',
    put: 'Zet de arbeider hier',
    ally: 'Alliantie sluiten',
    keep: 'Houd deze tegel',
    return: 'Stuur een arbeider terug',
    yes: 'Ja',
    no: 'Nee',
    done: 'Klaar',
    bomb: 'Bombardeer een vak',
    walk: 'Verplaatsen',
    stay: 'Blijven',
    advance: 'Verder reizen',
    rest: 'Rusten',
    next: 'Deze eerst',
    red: 'Rood: oorlog',
    blue: 'Blauw: vrede',
    end: 'Mijn uiteinde',
    scrap: 'Doe deze route weg',
    commit: 'Inzetten',
    card: 'Speel deze kaart',
    vote: 'Stemmen',
    turnOver: 'Draai de tegel om',
    cancel: 'Annuleren',
    confirm: 'Bevestigen',
  },
  board: {
    era: (era) => `Tijdperk ${ROMAN[era - 1]}`,
    round: (round, rounds) => `Ronde ${round} van ${rounds}`,
    firstPlayer: 'Startspeler',
    yourTurn: 'Jij bent aan de beurt',
    turnOf: (seat, who) => (who.isYou(seat) ? 'Jij bent aan de beurt' : `${who.name(seat)} is aan de beurt`),
    waitingFor: (seats, who) => `Wachten op ${listed(seats.map((seat) => object(seat, who)))}`,
    yourTerritory: 'Je gebied',
    territoryOf: (name) => `Het gebied van ${name}`,
    offer: 'Te koop',
    whiteSide: 'Witte kant',
    blackSide: 'Zwarte kant',
    leads: (seat, stake, who) => `${has(seat, who)} het hoogste bod: ${amount(2, stake)}`,
    unclaimed: 'Nog geen bod',
    yourStake: (n) => `Jouw bod: ${amount(2, n)}`,
    deck: (n) => `Nog ${plural(n, 'tegel', 'tegels')} op de stapel`,
    reserve: (n) => `${plural(n, 'bouwtegel', 'bouwtegels')} in de voorraad`,
    over: 'Erover',
    under: 'Eronder',
    overHelp: 'Tik op een gedeeld vak om de tegel erover of eronder te leggen.',
    size: (wide, high, most) => `${wide} bij ${high}, hoogstens ${most} bij ${most}`,
    levels: 'Niveaus',
    stock: 'Goederen',
    hidden: 'achter het scherm',
    points: (left, all) => `Nog ${left} van ${points(all)}`,
    price: ({ points: n, food, resources }) =>
      listed([points(n), ...(food > 0 ? [amount(0, food)] : []), ...(resources > 0 ? [amount(1, resources)] : [])]),
    free: 'Vrij',
    track: (n) => `${plural(n, 'arbeider', 'arbeiders')} op het spoor`,
    upkeep: (food) => `Onderhoud van de arbeiders: ${amount(0, food)}`,
    workers: (n) => plural(n, 'arbeider', 'arbeiders'),
    mainRoute: (from, to, who) => `Hoofdroute van ${object(from, who)} naar ${object(to, who)}`,
    alliedRoute: (a, b, who) => `Alliantieroute van ${between(a, b, who)}`,
    mainLeft: (n) => `${plural(n, 'hoofdroute', 'hoofdroutes')} in de voorraad`,
    alliedLeft: (n) => `${plural(n, 'alliantieroute', 'alliantieroutes')} in de voorraad`,
    warDeclared: 'Oorlog verklaard',
    steps: (n) => plural(n, 'stap', 'stappen'),
    power: (n) => `Kracht ${n}`,
    aggressor: 'Aanvaller',
    defender: 'Verdediger',
    yourTiles: 'Je bouwtegels',
    tilesOf: (n) => plural(n, 'bouwtegel', 'bouwtegels'),
    cost: (resources) => `Kost ${amount(1, resources)}`,
    yourCards: 'Je welvaartskaarten',
    rank: (rank) => ORDINALS[rank - 1] ?? '',
    votesOn: (n) => amount(VOTE, n),
    golden: (text) => `met een arbeider: ${text}`,
    place: ({ name, symbols, golden, worker }) =>
      [name, symbols, golden === '' ? '' : `met een arbeider: ${golden}`, worker ? 'hier staat een arbeider' : '']
        .filter((part) => part !== '')
        .join(', '),
    hero: 'Held',
    wonder: 'Wonder',
    special: 'Bijzonder gebouw',
    built: 'Gebouwd',
    chosen: 'heeft gekozen',
    secret: 'geheim',
    fallowCount: (n) => `Braakland: ${n}`,
    routeCount: (n) => `Aantal routes: ${n}`,
    demand: 'Eisen',
    give: 'Geven',
    get: 'Krijgen',
    total: 'Totaal',
    zoomIn: 'Dichterbij',
    zoomOut: 'Verder weg',
    close: 'Sluiten',
  },
  chapters: () => import('./nl-rules.ts').then((m) => m.chapters),
};
