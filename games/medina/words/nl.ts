import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, type Square, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './nl-tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['grijs', 'zwart', 'bruin', 'oranje', 'paars'];
/** "het grijze paleis"; "een grijs paleis" takes the name itself. */
const bent = ['grijze', 'zwarte', 'bruine', 'oranje', 'paarse'];
/** As a row of the count is named in the rules. */
const rows = ['grey', 'black', 'brown', 'orange', 'purple'];
const single = ['stal', 'koopman', 'muur', 'dak', 'neutraal dak'];
const several = ['stallen', 'kooplieden', 'muren', 'daken', 'neutrale daken'];

const hue = (colour: unknown) => colours[Number(colour)]!;
const the = (colour: unknown) => `het ${bent[Number(colour)]} paleis`;
const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const points = (n: number) => plural(n, 'punt', 'punten');
const parts = (n: number) => plural(n, 'stuk', 'stukken');
const merchantsOf = (n: number) => plural(n, 'koopman', 'kooplieden');
const teaTiles = (n: number) => plural(n, 'theetegel', 'theetegels');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const pieces = (piece: Piece, n: number) =>
  piece < 5 ? plural(n, `${hue(piece)} gebouw`, `${bent[piece]} gebouwen`) : plural(n, single[piece - 5]!, several[piece - 5]!);
/** "Anna zet", "Je zet": the verb must sound alike for both. */
const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je' : who.name(seat));
const list = listIn('nl');

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as MedinaEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began':
      return `${who.isYou(it.seat) ? 'Jij bent' : `${who.name(it.seat)} is`} aan de beurt: ${parts(it.left)} te plaatsen.`;
    case 'built':
      return it.size === 1
        ? `${subject(it.seat, who)} begint een ${hue(it.colour)} paleis op ${writeSquare(it.at)}.`
        : `${subject(it.seat, who)} bouwt ${the(it.colour)} uit op ${writeSquare(it.at)}: grootte ${it.size}.`;
    case 'stabled':
      return `${subject(it.seat, who)} zet een stal bij een ${hue(it.colour)} paleis op ${writeSquare(it.at)}: grootte ${it.size}.`;
    case 'traded':
      return `${subject(it.seat, who)} stuurt een koopman naar ${writeSquare(it.at)}.`;
    case 'walled':
      return `${subject(it.seat, who)} bouwt een muur op ${writeSpace(it.at)}.`;
    case 'roofed':
      return `${subject(it.seat, who)} neemt ${the(it.colour)} op ${writeSquare(it.at)}, grootte ${it.size}.`;
    case 'shut': {
      const roof = it.blockade ? 'blokkadekoepel' : 'neutraal dak';
      return `${subject(it.seat, who)} zet een ${roof} op ${the(it.colour)} op ${writeSquare(it.at)}, grootte ${it.size}.`;
    }
    case 'palaceTile':
      if (it.seat === NOBODY) return `De ${bent[it.colour]} paleistegel gaat terug naar het bord.`;
      return `Het grootste ${bent[it.colour]} paleis: ${who.isYou(it.seat) ? 'je' : who.name(it.seat)} pakt de tegel.`;
    case 'towerTile': {
      if (it.seat === NOBODY) {
        return it.merchants > 0
          ? `De tegel van toren ${it.tower + 1} blijft op het bord; terug in de doos: ${merchantsOf(it.merchants)}.`
          : `De tegel van toren ${it.tower + 1} gaat terug naar het bord.`;
      }
      const won = it.merchants > 0 ? ` en krijgt ${merchantsOf(it.merchants)}` : '';
      return `${subject(it.seat, who)} pakt de tegel van toren ${it.tower + 1}${won}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `Terug in de doos: ${teaTiles(it.n)}.`;
      return `${subject(it.seat, who)} krijgt ${teaTiles(it.n)} voor het ${['derde', 'tweede', 'eerste'][it.n - 1]} paarse paleis.`;
    case 'drank':
      return `${subject(it.seat, who)} drinkt thee in plaats van een stuk te plaatsen.`;
    case 'finished':
      return `Iedereen bezit een ${hue(it.colour)} paleis; terug in de doos: ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${subject(it.seat, who)} raakt de blokkadekoepel voor ${hue(it.colour)} kwijt.`;
    case 'passed':
      return `${subject(it.seat, who)} kan niets plaatsen en past.`;
    case 'ended':
      return `De partij is afgelopen: ${it.ending === 'used' ? 'alle stukken zijn geplaatst' : 'wat over is, past nergens meer'}.`;
    case 'undo':
      return `${subject(it.seat, who)} maakt de laatste zet ongedaan.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'Open eerst de markt: zet de koopman op een vak dat niet aan de rand van de stad ligt.';
    case 'M3.1':
      return `${who.name(Number(why.seat))} is aan de beurt. Nog even geduld.`;
    case 'M3.2':
      return `Je hebt geen ${Number(why.piece) === NEUTRAL ? 'dak van die soort' : pieces(Number(why.piece), 1).slice(2)} meer.`;
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'Dat ligt buiten de stad.';
        case STANDS_WELL:
          return 'Daar is de put.';
        case STANDS_MERCHANT:
          return 'Daar staat al een koopman.';
        case STANDS_STABLE:
          return 'Daar staat al een stal.';
        default:
          return 'Daar is al gebouwd.';
      }
    case 'M3.4':
      return 'Na dit stuk zou je geen tweede kunnen plaatsen. Begin met een stuk waarna dat wel kan.';
    case 'M3.6':
      return 'Van elke kleur één stuk per beurt: deze kleur heb je al gehad. Witte stukken tellen niet mee.';
    case 'M3.7':
      return why.begin === true
        ? 'Je bent als enige nog in het spel en moet een dak plaatsen: begin er eerst een paleis voor, in een kleur die je nog niet bezit.'
        : 'Je bent als enige nog in het spel, dus dit stuk moet een dak zijn.';
    case 'M4.1':
      return `Een ${colour} gebouw komt direct naast een gebouw van ${the(why.colour)} in aanbouw; een hoek of een stal is niet genoeg.`;
    case 'M4.2':
      return `Er is een ${colour} paleis dat nog kan groeien: bouw daaraan, of wacht tot het een dak heeft.`;
    case 'M4.3':
      return 'Paleizen mogen elkaar niet raken, ook niet met een hoek: laat er een straat tussen.';
    case 'M4.5':
      return `Iedereen bezit een ${colour} paleis, dus niemand mag nog in ${colour} bouwen.`;
    case 'M5.1':
      return 'Een stal komt direct naast een gebouw van een paleis.';
    case 'M5.2':
      return 'Naast dat vak staat alleen een stal: een stal heeft een gebouw nodig.';
    case 'M6.1':
      return `Er is geen ${colour} paleis zonder dak.`;
    case 'M6.2':
      return `Je bezit al een ${colour} paleis: meer dan één per kleur mag niet.`;
    case 'M6.4':
      return `Je blokkadekoepel voor ${colour} is weg.`;
    case 'M6.6': {
      const squares = (why.squares as readonly Square[] | undefined) ?? [];
      return squares.length === 1
        ? `Er is maar één ${colour} paleis zonder dak: de kleur is genoeg.`
        : `Welk ${colour} paleis? Zonder dak zijn die op ${list.format(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'Een koopman mag niet naast twee andere staan.'
        : 'Zolang een rij kooplieden kan groeien, komt een koopman naast een uiteinde ervan.';
    case 'M7.2':
      return 'Een nieuwe rij mag één koopman van een oude rij raken, geen twee.';
    case 'M8.1':
      return 'Een muur komt naast een toren of naast een andere muur.';
    case 'M8.2':
      return 'Dit is de poort: aan elke kant van de stad blijft één plaats open.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'Je hebt geen theetegel.' : 'Plaats eerst een stuk: thee komt alleen in plaats van het tweede.';
    case 'M10.3':
      return 'Op de acht vakken rond de put mag niets worden gebouwd; kooplieden mogen er wel staan.';
    case 'M11.1':
    case 'E2':
      return 'De partij is afgelopen: er valt niets meer te plaatsen.';
    case 'E1':
      return 'Dat is geen zet in dit spel. Kies een van de gemarkeerde vakken.';
    case 'E3':
      return 'Je kunt alleen je eigen laatste zet ongedaan maken, voordat iemand anders zet.';
    default:
      return 'De regels staan dit niet toe. Kies een van de gemarkeerde zetten.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline,
  options: {
    edition: {
      name: 'Editie',
      about:
        'De tweede editie heeft een put, thee en kooplieden bij de torens. De eerste is eenvoudiger; de variant van de Ditts daarvan is voor twee.',
      values: { second: 'Tweede editie', first: 'Eerste editie', ditt: 'Eerste editie voor twee, van de Ditts' },
    },
    towers: {
      name: 'Torentegels',
      about: 'Kan een paleis dezelfde toren twee keer winnen, één keer per muur? De edities verschillen.',
      values: { edition: 'Zoals in de editie', arm: 'Ja, één keer per muur', tower: 'Nee, één keer per toren' },
    },
    stocks: {
      name: 'Stukken van andere spelers',
      about: 'Achter schermen zoals in de doos, of voor iedereen zichtbaar. Je kunt ze toch tellen.',
      values: { screens: 'Achter schermen', open: 'Voor iedereen zichtbaar' },
    },
    well: {
      name: 'Put',
      about: 'Direct naast de put wordt niet gebouwd, maar op twee vakken ervan krijg je extra punten.',
      values: { on: 'Met de put', off: 'Zonder de put' },
    },
    tea: {
      name: 'Thee',
      about: 'Paarse paleizen leveren theetegels op. Gebruik er een in plaats van je tweede stuk.',
      values: { on: 'Met thee', off: 'Zonder thee' },
    },
    gifts: {
      name: 'Kooplieden bij de torens',
      about: 'Wie een torentegel als eerste pakt, krijgt ook de kooplieden die erop staan.',
      values: { on: 'Met kooplieden bij de torens', off: 'Zonder' },
    },
  },
  endings: { used: 'Alle stukken zijn geplaatst', stuck: 'Wat over is, past nergens meer' },
  row: (what) =>
    what === 'well'
      ? 'Vakken bij de put'
      : what === 'palaceTiles'
        ? 'Paleistegels'
        : what === 'towerTiles'
          ? 'Torentegels'
          : rows.includes(what)
            ? `${capital(colours[rows.indexOf(what)]!)} paleis`
            : what,
  event,
  refusal,
  colours,
  pieces,
  board: {
    city: 'De stad',
    yourPieces: 'Jouw stukken',
    piecesOf: (name) => `Stukken van ${name}`,
    hidden: 'stukken achter het scherm',
    choosePiece: 'Kies een stuk',
    whereTo: (piece) => `Waar komt ${piece < 5 ? `het ${bent[piece]} gebouw` : `de ${single[piece - 5]}`}?`,
    whichPalace: 'Welk paleis krijgt het dak?',
    whichToShut: 'Welk paleis telt voor niemand?',
    square: (name) => `Vak ${name}`,
    wallSpace: (name) => `Muurplaats ${name}`,
    empty: 'leeg',
    stable: 'stal',
    merchant: 'koopman',
    wall: 'muur',
    well: 'put',
    tower: (n) => `Toren ${n}`,
    roof: 'Dak',
    blockadeDome: 'Blokkadekoepel',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'telt voor niemand' : owner === undefined ? 'zonder dak' : `eigenaar: ${owner}`;
      return `${capital(hue(colour))} paleis op ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const all = [
        plural(buildings, 'gebouw', 'gebouwen'),
        plural(stables, 'stal', 'stallen'),
        plural(walls, 'muur', 'muren'),
        merchantsOf(merchants),
      ];
      const shown = all.filter((part) => !part.startsWith('0 '));
      return `${points(sumOf(worth) - well)}: ${list.format(shown)}${well > 0 ? `; bij de put: +${well}` : ''}`;
    },
    palaceTile: ({ colour, points: n, holder }) => `${capital(bent[colour]!)} paleistegel, ${points(n)}: ${holder ?? 'op het bord'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Tegel van toren ${n}, ${points(n)}${merchants > 0 ? `, met ${merchantsOf(merchants)}` : ''}: ${holder ?? 'op het bord'}`,
    tea: 'Thee drinken',
    teaTiles,
    turnOpen: (seat, who) => `${who.isYou(seat) ? 'Jij' : who.name(seat)} opent de markt met een koopman uit de doos`,
    turnDone: (seat, who) => (who.isYou(seat) ? 'Al je stukken zijn geplaatst' : `Alle stukken van ${who.name(seat)} zijn geplaatst`),
    turnPlace: ({ seat, left }, who) =>
      `${who.isYou(seat) ? 'Jouw beurt' : `${who.name(seat)} is aan de beurt`}: ${parts(left)} te plaatsen`,
    turnTea: (seat, who) =>
      who.isYou(seat) ? 'Jouw beurt: er past geen tweede stuk, dus drink thee' : `${who.name(seat)} is aan de beurt: theetijd`,
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    total: 'Totaal',
    points,
    nobody: 'niemand',
    close: 'Sluiten',
    lit: 'Hier mag het',
    gate: 'poort',
    confirm: 'Beurt bevestigen',
    confirmHelp: 'Bevestig je beurt, of maak het laatste stuk ongedaan',
    takeBack: 'Ongedaan maken',
    hasRoof: 'Dit paleis heeft al een dak.',
    noOpenPalace: 'Elk paleis heeft een dak.',
    noPalaceYet: 'Er is nog geen paleis begonnen.',
    nowhere: (piece) => `Er is geen plaats meer voor een ${pieces(piece, 1).slice(2)}.`,
    wallsOutside: 'Muren gaan op de ring rond de stad.',
    onlyWalls: 'Alleen muren gaan op de ring rond de stad.',
    noPalace: 'nog geen paleis',
    tileOf: (points) => `Paleistegel: +${points}`,
    atWell: (points) => `Put: +${points}`,
    stake: ({ points: n, well, tile, towers, merchants, tea, shut }) => {
      const bonus = [
        ...(well > 0 ? [`put +${well}`] : []),
        ...(tile > 0 ? [`paleistegel +${tile}`] : []),
        ...towers.map((tower) => `toren ${tower} +${tower}`),
        ...(merchants > 0 ? [merchantsOf(merchants)] : []),
        ...(tea > 0 ? [teaTiles(tea)] : []),
      ];
      return `${shut ? 'Voor niemand' : 'Voor jou'}: ${list.format([points(n), ...bonus])}`;
    },
    skipped: 'Niets past',
    usedUp: 'Geen stukken meer',
    count: 'Punten',
    left: 'Wat iedereen nog heeft',
    seeResult: 'Naar de uitslag',
  },
  about: () => import('./nl-about.ts').then((m) => m.about),
  hints: () => import('./nl-hints.ts').then((m) => m.hints),
  lessons: () => import('./nl-lessons.ts').then((m) => m.lessons),
  count: () => import('./nl-count.ts').then((m) => m.count),
  examples: () => import('./nl-examples.ts').then((m) => m.examples),
  chapters: () => import('./nl-rules.ts').then((m) => m.chapters),
};
