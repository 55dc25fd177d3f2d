import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { FIRST_ALLIED, type Good, type PatchistoryEvent, VOTE } from '../pieces.ts';
import { names } from './fr-names.ts';
import { otherwise, refusals } from './fr-refusals.ts';
import { tagline } from './tagline.ts';
import { type Named, type PatchistoryWords, readable } from './words.ts';

const ROMAN = ['I', 'II', 'III'];
const ORDINALS = ['1ᵉʳ', '2ᵉ', '3ᵉ', '4ᵉ'];
const PHASES = { diplomacy: 'la Diplomatie', administration: 'l’Administration', movement: 'le Mouvement' };

const plural = (n: number, one: string, many = `${one}s`) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`);
/** "Anna mise", "Vous misez". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);
const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Vous' : who.name(seat));
/** "Anna" or "vous", within a sentence. */
const name = (seat: Seat, who: Who) => (who.isYou(seat) ? 'vous' : who.name(seat));
const of = (text: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(text) ? `d’${text}` : `de ${text}`);
const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `vous et ${who.name(one)}` : `${name(one, who)} et ${who.name(other)}`;
const workerOf = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Un de vos Ouvriers' : `Un Ouvrier ${of(who.name(seat))}`);

const { amount } = names;
const price = (good: Good, n: number) => (n === 0 ? 'sans frais' : `pour ${amount(good, n)}`);
const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'rien';
const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
const tile = (n: number) => `la Tuile ${n + 1}`;
const card = (n: number) => names.cards[n]?.name ?? '';
const culture = (n: number) => amount(3, n);
/** "produit 2 Argent", "ne produit rien". */
function verbWith(verb: string, goods: readonly number[]): string {
  const what = amounts(goods);
  if (what !== 'rien') return `${verb} ${what}`;
  return `${/^[aeé]/.test(verb) ? 'n’' : 'ne '}${verb} rien`;
}
/** What somebody gains and loses at once. */
function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  const subject = name(seat, who);
  const [gets, gives, loses] = who.isYou(seat) ? ['recevez', 'donnez', 'perdez'] : ['reçoit', 'donne', 'perd'];
  if (isGain && isLoss) return `${subject} ${gives} ${amounts(losses)} et ${gets} ${amounts(gains)}`;
  return isLoss ? `${subject} ${loses} ${amounts(losses)}` : `${subject} ${gets} ${amounts(gains)}`;
}

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `L’Ère ${ROMAN[it.era]} commence.`;
    case 'round':
      return `Ère ${ROMAN[it.era]}, Manche ${it.round + 1} : ${who.isYou(it.first) ? 'vous êtes' : `${who.name(it.first)} est`} Premier Joueur.`;
    case 'offered':
      return `Aux Enchères : ${tile(it.tile)}, côté ${it.side === 0 ? 'Blanc' : 'Noir'}.`;
    case 'waited':
      return `${does(it.seat, who, 'attend', 'attendez')}.`;
    case 'pawned':
      return `${does(it.seat, who, 'n’a', 'n’avez')} pas d’Argent : ${culture(it.culture)} contre 1 Argent.`;
    case 'bid':
      return `${does(it.seat, who, 'mise', 'misez')} ${amount(2, it.stake)} sur ${tile(it.tile)}.`;
    case 'chose':
      return `${does(it.seat, who, 'a', 'avez')} choisi.`;
    case 'bidShown':
      return `${does(it.seat, who, 'dévoile', 'dévoilez')} une mise de ${amount(2, it.stake)} sur ${tile(it.tile)}.`;
    case 'won':
      return `${does(it.seat, who, 'obtient', 'obtenez')} ${tile(it.tile)} et ${who.isYou(it.seat) ? 'payez' : 'paie'} ${amount(2, it.paid)}.`;
    case 'took':
      return `Vasco de Gama : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'prenez' : 'prend'} gratuitement ${tile(it.tile)}.`;
    case 'patched':
      return who.isYou(it.seat)
        ? 'Vous placez la Tuile dans votre territoire.'
        : `${who.name(it.seat)} place la Tuile dans son territoire.`;
    case 'discarded':
      return `${does(it.seat, who, 'défausse', 'défaussez')} ${tile(it.tile)}.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${does(it.seat, who, 'place', 'placez')} un nouvel Ouvrier.`;
        case 'route':
          return `${workerOf(it.seat, who)} rentre.`;
        default:
          return `On se bouscule : ${workerOf(it.seat, who).replace('Un', 'un')} fait de la place.`;
      }
    case 'homeless':
      return `Plus d’emplacement libre : ${workerOf(it.seat, who).replace('Un', 'un')} retourne sur la piste.`;
    case 'returned':
      return `${large(it.effect).name} : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'renvoyez' : 'renvoie'} un Ouvrier sur la piste.`;
    case 'allied':
      if (who.isYou(it.a) || who.isYou(it.b)) return `${who.name(who.isYou(it.a) ? it.b : it.a)} et vous êtes désormais alliés.`;
      return `${who.name(it.a)} et ${who.name(it.b)} sont désormais alliés.`;
    case 'calledOff':
      return `La Guerre entre ${between(it.from, it.to, who)} n’aura pas lieu.`;
    case 'found':
      return `Christophe Colomb montre ${listed(it.tiles.map(tile))} : à ${name(it.seat, who)} de choisir.`;
    case 'kept':
      return `${does(it.seat, who, 'garde', 'gardez')} ${tile(it.tile)}.`;
    case 'effect':
      return `${large(it.effect).name} : ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${large(it.effect).name} : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'y renoncez' : 'y renonce'}.`;
    case 'aidOffered':
      if (who.isYou(it.to)) return `Aide : ${who.name(it.seat)} vous offre ${amounts(it.goods)}.`;
      return `Aide : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'offrez' : 'offre'} ${amounts(it.goods)} à ${who.name(it.to)}.`;
    case 'aidAnswered':
      return `${does(it.to, who, it.yes ? 'accepte' : 'refuse', it.yes ? 'acceptez' : 'refusez')} l’Aide : ${culture(it.culture)} pour ${name(it.seat, who)}.`;
    case 'menaced': {
      const threatens = who.isYou(it.to)
        ? `${who.name(it.seat)} vous menace`
        : `${does(it.seat, who, 'menace', 'menacez')} ${who.name(it.to)}`;
      return `${threatens} et ${who.isYou(it.seat) ? 'prenez' : 'prend'} ${amount(it.good, it.n)}.`;
    }
    case 'broke':
      return `${does(it.seat, who, 'brise', 'brisez')} l’alliance avec ${name(it.to, who)}, contre ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${does(it.seat, who, 'envoie', 'envoyez')} un Ouvrier sur une route, ${price(0, it.food)}.`;
    case 'exchanged':
      return `${does(it.seat, who, 'échange', 'échangez')} ${amount(it.good, it.n)} contre ${amounts(it.into)}.`;
    case 'trained':
      return `${does(it.seat, who, 'forme', 'formez')} un Ouvrier, ${price(0, it.food)}.`;
    case 'honoured': {
      const [what, good] = it.what === 'heroes' ? ['Héros', 0] : ['Merveilles', 1];
      return `${does(it.seat, who, 'honore', 'honorez')} les ${what}, ${price(Number(good), it.paid)} : ${culture(it.culture)}.`;
    }
    case 'road':
      return `${does(it.seat, who, 'construit', 'construisez')} une Route Principale vers ${name(it.to, who)}, ${price(1, it.resources)}.`;
    case 'reclaimed':
      return `${does(it.seat, who, 'assainit', 'assainissez')} un carré, ${price(1, it.resources)}.`;
    case 'built':
      return `${does(it.seat, who, 'construit', 'construisez')} un Bâtiment, ${price(1, it.resources)}.`;
    case 'bombed':
      return `Bombardier furtif : ${name(it.seat, who)} ${who.isYou(it.seat) ? 'mettez' : 'met'} en friche un carré chez ${name(it.to, who)}.`;
    case 'drew':
      return `${does(it.seat, who, 'pioche', 'piochez')} une Tuile Bâtiment.`;
    case 'campaigned':
      return `${does(it.seat, who, 'fait', 'faites')} Campagne avec ${plural(it.points, 'point')} : ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${does(it.seat, who, 'a', 'avez')} terminé ${PHASES[it.phase]}.`;
    case 'walked':
      return `${does(it.seat, who, 'déplace', 'déplacez')} un Ouvrier sur le territoire.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `${workerOf(it.seat, who)} poursuit sa route : ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `${workerOf(it.seat, who)} va au Repos.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'Bleu' : 'Rouge');
      const shown = `${name(it.from, who)} ${colour(1)}, ${name(it.to, who)} ${colour(2)}`;
      return `Négociation : ${shown}. ${it.red === 0 ? 'C’est la paix' : 'La Guerre est déclarée'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'Alliance conclue' : 'Pas d’alliance'} entre ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `Guerre entre ${name(it.from, who)} (Puissance ${it.powers[0]}) et ${name(it.to, who)} (Puissance ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name} : ${it.power} de Puissance de plus pour ${name(it.seat, who)}.`;
    case 'committed':
      return `${subject(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'engagez' : 'engage', [0, it.resources, 0, 0, it.votes])}.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `La Guerre finit à ${one} contre ${other} : personne ne gagne.`;
      const power = it.winner === it.from ? `${one} contre ${other}` : `${other} contre ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, et ${culture(it.taken)} prises chez ${name(loser, who)}`;
      return `${does(it.winner, who, 'gagne', 'gagnez')} la Guerre, ${power} : ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${subject(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'produisez' : 'produit', it.goods)}.`;
    case 'brought':
      return `${who.isYou(it.seat) ? 'Les routes vous apportent' : `Les routes apportent à ${who.name(it.seat)}`} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : ` ; il en manque : ${culture(it.culture)} en moins`;
      return `${does(it.seat, who, 'nourrit', 'nourrissez')} les Ouvriers avec ${amount(0, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : ` ; cela ne suffit pas : ${culture(it.culture)} en moins`;
      return `Entretien des Héros et Merveilles : ${name(it.seat, who)} ${verbWith(who.isYou(it.seat) ? 'payez' : 'paie', [it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Cartes Prospérité : ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${name(seat, who)} ${n}`);
      return `Votes pour ${card(it.card)} : ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all
        ? 'Plusieurs cartes ont le moins de Votes : aucune ne compte.'
        : `Le moins de Votes : ${listed(it.cards.map(card))} ne compte pas.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${name(seat, who)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)} : ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `L’Ère ${ROMAN[it.era]} est finie.`;
    case 'ended':
      return 'Fin de la partie : la Culture décide.';
    case 'undo':
      return `${does(it.seat, who, 'reprend', 'reprenez')} le dernier coup.`;
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
  tagline: tagline.fr,
  options: {
    capital: {
      name: 'Capitales',
      about: 'Égalité : tous partent pareil, avec un Ouvrier gratuit. Liberté : quatre capitales différentes, avec deux Ouvriers gratuits.',
      values: { equality: 'Égalité', liberty: 'Liberté' },
    },
    order: {
      name: 'Administration et Mouvement',
      about: 'Tous à la fois, c’est plus rapide ; chacun son tour, vous voyez ce qu’ont fait les précédents.',
      values: { together: 'Tous à la fois', turns: 'Chacun son tour' },
    },
    screens: {
      name: 'Paravents',
      about: 'Si l’on voit les Biens et la Culture des autres. Qui prend des notes les connaît de toute façon.',
      values: { closed: 'Derrière les paravents', open: 'À découvert' },
    },
    data: {
      name: 'Tuiles',
      about: 'Nos propres tuiles, ou un jeu à vous : une tuile par ligne, comme le dit le chapitre P15.',
      values: { '': 'Nos tuiles' },
    },
  },
  endings: { eras: 'Les trois Ères sont passées' },
  row: (what) => (names.sources as Readonly<Record<string, string>>)[what] ?? what,
  event,
  refusal,
  amounts,
  large,
  building: (name) => names.buildings[name] ?? name,
  tile,
  questions: {
    take: 'Vasco de Gama : quelle Tuile prenez-vous ?',
    bid: 'Sur quelle Tuile misez-vous, et combien ?',
    opening: 'Misez sur une Tuile, ou attendez la suivante.',
    secretBid: 'Quelle Tuile, et combien ? En secret.',
    patch: 'Où va votre Tuile ?',
    keep: 'Christophe Colomb : quelle Tuile gardez-vous ?',
    found: 'Christophe Colomb : où va la Tuile ?',
    settle: 'Placez votre Ouvrier gratuit.',
    home: 'Votre Ouvrier rentre : choisissez un emplacement libre.',
    diplomacy: 'Diplomatie : Aide, Menace, ou terminé ?',
    aid: 'Acceptez-vous cette Aide ?',
    administration: 'Administration : que faites-vous de vos points ?',
    walk: 'Déplacez vos Ouvriers du territoire, ou passez aux routes.',
    travel: 'Jusqu’où va chaque Ouvrier des routes ?',
    negotiate: 'Quelle Négociation d’abord ?',
    tokens: 'Rouge pour la Guerre, Bleu pour la paix ?',
    alliance: 'Voulez-vous de cette alliance ?',
    orient: 'Quel bout de la Route Alliée est le vôtre ?',
    fight: 'Quelle Guerre d’abord ?',
    commit: 'Combien de Ressources engagez-vous ? En secret.',
    convert: 'Marie Curie : 1 Ressource contre 3 Culture ?',
    sacrifice: 'Chichén Itzá : renvoyer des Ouvriers pour 5 Culture chacun ?',
    card: 'Quelle Carte Prospérité jouez-vous ?',
    vote: 'Combien de Votes pour cette carte ?',
  },
  effectQuestions: {
    MOSES: 'Moïse : placez l’Ouvrier gratuit.',
    CONSTANTINE: 'Constantin Iᵉʳ : à qui vous alliez-vous ?',
    COLUMBUS: 'Christophe Colomb : renvoyer un Ouvrier pour piocher deux Tuiles ?',
    YISUNSIN: 'Yi Sun-sin : renvoyer un Ouvrier pour 5 de Puissance ?',
    SCHWERERGUSTAV: 'Schwerer Gustav : défausser une route pour 6 de Puissance ?',
  },
  buttons: {
    take: 'Prendre cette Tuile',
    bid: 'Miser',
    wait: 'Attendre',
    patch: 'Placer ici',
    discard: 'Défausser la Tuile',
    put: 'Placer l’Ouvrier ici',
    ally: 'S’allier',
    keep: 'Garder cette Tuile',
    return: 'Renvoyer un Ouvrier',
    yes: 'Oui',
    no: 'Non',
    done: 'Terminé',
    bomb: 'Bombarder un carré',
    walk: 'Déplacer',
    stay: 'Rester',
    advance: 'Avancer',
    rest: 'Repos',
    next: 'Celle-ci d’abord',
    red: 'Rouge : Guerre',
    blue: 'Bleu : paix',
    end: 'Mon bout',
    scrap: 'Défausser cette route',
    commit: 'Engager',
    card: 'Jouer cette carte',
    vote: 'Voter',
    turnOver: 'Retourner la Tuile',
    cancel: 'Annuler',
    confirm: 'Confirmer',
  },
  board: {
    era: (era) => `Ère ${ROMAN[era - 1]}`,
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    firstPlayer: 'Premier Joueur',
    yourTurn: 'À vous de jouer',
    turnOf: (seat, who) => `À ${name(seat, who)} de jouer`,
    waitingFor: (seats, who) => `On attend ${listed(seats.map((seat) => name(seat, who)))}`,
    yourTerritory: 'Votre territoire',
    territoryOf: (name) => `Le territoire ${of(name)}`,
    offer: 'Aux Enchères',
    whiteSide: 'Côté Blanc',
    blackSide: 'Côté Noir',
    leads: (seat, stake, who) => `${does(seat, who, 'mène', 'menez')} avec ${amount(2, stake)}`,
    unclaimed: 'Pas encore de mise',
    yourStake: (n) => `Votre mise : ${amount(2, n)}`,
    deck: (n) => `${plural(n, 'Tuile')} dans la pioche`,
    reserve: (n) => `${plural(n, 'Tuile Bâtiment', 'Tuiles Bâtiment')} en réserve`,
    over: 'Dessus',
    under: 'Dessous',
    overHelp: 'Touchez un carré partagé pour passer dessus ou dessous.',
    size: (wide, high, most) => `${wide} sur ${high}, au plus ${most} sur ${most}`,
    levels: 'Niveaux',
    stock: 'Biens',
    hidden: 'derrière le paravent',
    points: (left, all) => `Reste ${left} sur ${plural(all, 'point')}`,
    price: ({ points, food, resources }) =>
      listed([plural(points, 'point'), ...(food > 0 ? [amount(0, food)] : []), ...(resources > 0 ? [amount(1, resources)] : [])]),
    free: 'Libre',
    track: (n) => `${plural(n, 'Ouvrier')} sur la piste`,
    upkeep: (food) => `Entretien des Ouvriers : ${amount(0, food)}`,
    workers: (n) => plural(n, 'Ouvrier'),
    mainRoute: (from, to, who) => `Route Commerciale Principale : ${name(from, who)} vers ${name(to, who)}`,
    alliedRoute: (a, b, who) => `Route Commerciale Alliée : ${between(a, b, who)}`,
    mainLeft: (n) => `${plural(n, 'Route Principale', 'Routes Principales')} en réserve`,
    alliedLeft: (n) => `${plural(n, 'Route Alliée', 'Routes Alliées')} en réserve`,
    warDeclared: 'Guerre déclarée',
    steps: (n) => `${n} pas`,
    power: (n) => `Puissance ${n}`,
    aggressor: 'Agresseur',
    defender: 'Défenseur',
    yourTiles: 'Vos Tuiles Bâtiment',
    tilesOf: (n) => plural(n, 'Tuile Bâtiment', 'Tuiles Bâtiment'),
    cost: (resources) => `Coûte ${amount(1, resources)}`,
    yourCards: 'Vos Cartes Prospérité',
    rank: (rank) => ORDINALS[rank - 1] ?? '',
    votesOn: (n) => amount(VOTE, n),
    golden: (text) => `avec un Ouvrier : ${text}`,
    place: ({ name, symbols, golden, worker }) =>
      [name, symbols, golden === '' ? '' : `avec un Ouvrier : ${golden}`, worker ? 'un Ouvrier s’y trouve' : '']
        .filter((part) => part !== '')
        .join(', '),
    hero: 'Héros',
    wonder: 'Merveille',
    special: 'Bâtiment Spécial',
    built: 'Construit',
    chosen: 'a choisi',
    secret: 'en secret',
    fallowCount: (n) => `Terres en friche : ${n}`,
    routeCount: (n) => `Nombre de routes : ${n}`,
    demand: 'Exiger',
    give: 'Donner',
    get: 'Recevoir',
    total: 'Total',
    zoomIn: 'Plus près',
    zoomOut: 'Plus loin',
    close: 'Fermer',
  },
  chapters: () => import('./fr-rules.ts').then((m) => m.chapters),
};
