import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { isKept } from '../dice.ts';
import {
  type Card,
  citizenOf,
  DECK,
  FIRST_LOCATION,
  FIRST_PENALTY,
  type Kind,
  type KingEvent,
  NO_CARD,
  placeOf,
  pointsOf,
  type Wish,
} from '../pieces.ts';
import { lacks } from './fr-lacks.ts';
import { tagline } from './fr-tagline.ts';
import type { KingWords } from './words.ts';

const colours = ['rouge', 'vert', 'bleu'];
/** As said of several dice: "3 verts". */
const several = ['rouges', 'verts', 'bleus'];
const places = ['Ville', 'Mine', 'Atelier', 'Village des orcs', 'Forêt enchantée'];
const thePlaces = ['la ville', 'la mine', 'l’atelier', 'le village des orcs', 'la forêt enchantée'];
const kinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'Bourgeois',
  elf: 'Elfe',
  dwarf: 'Nain',
  gnome: 'Gnome',
  orc: 'Orc',
  kobold: 'Kobold des champignons',
  apprentice: 'Apprenti',
  fairy: 'Fée',
  hypnotist: 'Hypnotiseur',
  dragon: 'Dragon',
};
const theKinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'le bourgeois',
  elf: 'l’elfe',
  dwarf: 'le nain',
  gnome: 'le gnome',
  orc: 'l’orc',
  kobold: 'le kobold des champignons',
  apprentice: 'l’apprenti',
  fairy: 'la fée',
  hypnotist: 'l’hypnotiseur',
  dragon: 'le dragon',
};
const effects: Partial<Record<Kind, string>> = {
  elf: 'S’il est au sommet de votre pile quand votre tour commence, vous avez quatre lancers.',
  apprentice: 'Vous pouvez jouer un autre tour complet.',
  fairy: 'Chacune de vos fées vaut autant de points que vous avez de fées.',
  hypnotist: 'Amène avec lui l’habitant placé à sa droite.',
  dragon: 'Offrez-le à un adversaire : les points négatifs sont pour lui.',
};
const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number) => (Math.abs(n) < 2 ? `${signed(n)} point` : `${signed(n)} points`);
const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`);
/** "de Paul", "d’Anna". */
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wish(wish: Wish): string {
  switch (wish.kind) {
    case 'parity':
      return wish.odd ? 'que des chiffres impairs' : 'que des chiffres pairs';
    case 'run':
      return `suite de ${wish.length}`;
    case 'number':
      return `${numbers[wish.n]} ${wish.face}`;
    case 'colours':
      return wish.need.flatMap((n, colour) => (n > 0 ? [`${n} ${several[colour]}`] : [])).join(', ');
    case 'groups':
      return wish.sizes.map((size) => `${size} pareils`).join(', ');
    case 'oneColour':
      return `${wish.n} de même couleur`;
    case 'sumAtMost':
      return `total de ${wish.sum} ou moins`;
    case 'sumAtLeast':
      return `total de ${wish.sum} ou plus`;
    default:
      return wish satisfies never;
  }
}

/** With its article: "le nain (trois 4)". */
function card(card: Card): string {
  if (card >= FIRST_PENALTY) return `la pénalité (${signed(pointsOf(card))})`;
  if (card >= FIRST_LOCATION) return `${thePlaces[placeOf(card)]} (${points(pointsOf(card))})`;
  const citizen = citizenOf(card);
  return `${theKinds[citizen.kind]} (${wish(citizen.wish)})`;
}

function chance(p: number): string {
  if (p > 0 && p < 0.01) return '< 1 %';
  if (p > 0.99 && p < 1) return '> 99 %';
  return `${Math.round(100 * p)} %`;
}

/** "Anna lance", "Vous lancez". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as KingEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began': {
      const turn = who.isYou(it.seat) ? 'À vous' : `Au tour ${of(who.name(it.seat))}`;
      if (it.extra) return `C’est de nouveau ${lower(turn)}, grâce à l’apprenti.`;
      return it.rolls === 4 ? `${turn}, avec quatre lancers grâce à l’elfe.` : `${turn}.`;
    }
    case 'rolled': {
      const kept = it.dice.filter((_, die) => isKept(it.keep, die)).join(' ');
      const rolled = it.dice.filter((_, die) => !isKept(it.keep, die)).join(' ');
      if (it.keep === 0) return `${does(it.seat, who, 'obtient', 'obtenez')} ${rolled}.`;
      return `${does(it.seat, who, 'garde', 'gardez')} ${kept} et ${who.isYou(it.seat) ? 'obtenez' : 'obtient'} ${rolled}.`;
    }
    case 'took':
      return `${does(it.seat, who, 'prend', 'prenez')} ${card(it.card)}.`;
    case 'followed':
      return `L’hypnotiseur amène ${card(it.card)}.`;
    case 'settled':
      return `${does(it.seat, who, 'reçoit', 'recevez')} en plus ${card(it.card)}.`;
    case 'left':
      return `${does(it.seat, who, 'laisse', 'laissez')} ${card(it.card)} en place.`;
    case 'gave': {
      if (who.isYou(it.to)) return `${who.name(it.seat)} vous offre ${card(it.card)}.`;
      return `${does(it.seat, who, 'offre', 'offrez')} ${card(it.card)} à ${who.name(it.to)}.`;
    }
    case 'penalised': {
      const next = it.next === NO_CARD ? 'C’était la dernière.' : `La suivante est de ${signed(pointsOf(it.next))}.`;
      return `${does(it.seat, who, 'prend', 'prenez')} une pénalité de ${signed(pointsOf(it.card))}. ${next}`;
    }
    case 'discarded':
      return `${capital(card(it.card))} a attendu en vain et part à la défausse.`;
    case 'drew':
      return `${capital(card(it.card))} rejoint la rangée.`;
    case 'declined':
      return `${does(it.seat, who, 'renonce', 'renoncez')} au tour supplémentaire.`;
    case 'ended':
      return `Fin de la partie : ${lower(endings[it.ending])}.`;
    case 'undo':
      return `${does(it.seat, who, 'annule son', 'annulez votre')} dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const it = why.card === undefined ? '' : card(DECK[Number(why.card)]!);
  switch (why.rule) {
    case 'K1.1':
      return `Il n’y a pas de dé n° ${Number(why.die) + 1} : il n’y en a que ${numbers[Number(why.dice)]}.`;
    case 'K1.5':
      return `Cette place est vide : vous n’êtes que ${numbers[Number(why.seats)]} à jouer.`;
    case 'K2.2':
      return `La rangée n’a pas de place n° ${Number(why.slot) + 1} : elle n’en a que cinq.`;
    case 'K3.1':
      return `C’est au tour ${of(who.name(Number(why.seat)))} : attendez le vôtre.`;
    case 'K3.2':
      return 'Votre tour commence par un lancer des six dés.';
    case 'K3.3':
      return 'Il ne vous reste aucun lancer : prenez un habitant à qui vos dés conviennent ou, s’il n’y en a pas, la pénalité.';
    case 'K3.5':
      return 'Laissez au moins un dé à lancer. Pour garder les six, arrêtez-vous.';
    case 'K4.1':
      return `Pour ${it}, ${lacks(citizenOf(DECK[Number(why.card)]!).wish, why.lacks as readonly number[])}.`;
    case 'K4.2':
      return `Vous avez convaincu ${it} : pas de pénalité possible, prenez un habitant.`;
    case 'K4.4':
      return `${capital(it)} n’amène aucun lieu depuis cette place : il n’y a rien à laisser.`;
    case 'K6.3':
      return 'On ne renonce qu’à un tour supplémentaire, et seulement avant son premier lancer.';
    case 'K6.7':
      return why.dragon === undefined
        ? 'Vous n’avez pas de dragon à offrir.'
        : `Offrez d’abord ${card(DECK[Number(why.dragon)]!)} à un adversaire.`;
    case 'K6.8':
      return `Vous ne pouvez pas garder ${card(DECK[Number(why.dragon)]!)} : offrez-le à un adversaire.`;
    case 'K8.1':
    case 'E2':
      return 'La partie est finie : il n’y a plus rien à jouer.';
    case 'E1':
      return 'Ce n’est pas un coup de ce jeu : choisissez l’un des coups en surbrillance.';
    case 'E3':
      return 'Vous ne pouvez annuler que votre propre dernier coup, tant que personne d’autre n’a joué, et jamais un lancer ni une nouvelle carte.';
    default:
      return 'Les règles ne le permettent pas : choisissez l’un des coups en surbrillance.';
  }
}

const endings = {
  citizens: 'Le dernier habitant a été pioché',
  penalties: 'La dernière pénalité a été prise',
  locations: 'La dernière carte d’une pile de lieux a été prise',
};

const rows: Readonly<Record<string, string>> = {
  citizens: 'Habitants',
  fairies: 'Fées',
  locations: 'Lieux',
  penalties: 'Pénalités',
  dragons: 'Dragons reçus',
};

export const words: KingWords = {
  title: 'King of the Dice',
  tagline,
  options: {
    penalties: {
      name: 'Pénalités',
      about: 'Le livret les mélange. Triées, les plus douces viennent d’abord : une règle maison plus clémente.',
      values: { shuffled: 'Mélangées', sorted: 'Les plus douces d’abord' },
    },
    odds: {
      name: 'Probabilités',
      about: 'La chance exacte de convaincre chaque habitant avec les lancers qui restent.',
      values: { shown: 'Affichées', hidden: 'Cachées' },
    },
  },
  endings,
  row: (what) => rows[what] ?? what,
  event,
  refusal,
  colours,
  places,
  kind: (kind) => kinds[kind],
  wish,
  total: 'total',
  effect: (kind) => effects[kind],
  card,
  board: {
    dice: 'Les dés',
    die: ({ n, face, colour, kept }) => `Dé n° ${n} : ${face} ${colours[colour]}${kept ? ', gardé' : ''}`,
    unrolled: 'Pas encore lancé',
    kept: 'gardé',
    roll: 'Lancer les dés',
    rollAgain: (dice) => (dice === 1 ? 'Relancer 1 dé' : `Relancer ${dice} dés`),
    rollsLeft: (n) => (n === 0 ? 'Plus aucun lancer' : n === 1 ? 'Encore 1 lancer' : `Encore ${n} lancers`),
    fourRolls: 'Quatre lancers grâce à l’elfe',
    row: 'Habitants visibles',
    slot: ({ n, card: it, fulfilled, chance: p }) => {
      const state = fulfilled ? ', souhait exaucé' : p === undefined ? '' : `, ${chance(p)} de chances`;
      return `Place n° ${n} : ${card(it)}${state}`;
    },
    emptySlot: 'Place vide',
    fulfilled: 'souhait exaucé',
    chance,
    atBest: (p) => `max. ${chance(p)}`,
    chanceKept: ({ kept, best }) => `Chances avec les dés gardés : ${chance(kept)} ; en gardant les meilleurs : ${chance(best)}`,
    showChances: 'Afficher les chances',
    hideChances: 'Masquer les chances',
    brings: (location) => `Amène ${card(location)}`,
    stack: ({ place, points: worth, left }) => `${places[place]} : ${points(worth)} au sommet, reste ${cards(left)}`,
    drawPile: (n) => `Pioche : ${cards(n)}`,
    discardPile: (n) => `Défausse : ${cards(n)}`,
    penaltyPile: ({ points: worth, left }) => `Prochaine pénalité : ${signed(worth)}, reste ${cards(left)}`,
    take: (it) => `Prendre ${card(it)}`,
    takeWith: (kind, location) => `${kinds[kind]} + ${lower(places[placeOf(location)]!)} (+${pointsOf(location)})`,
    takeWithout: (kind) => `${kinds[kind]} ${kind === 'fairy' ? 'seule' : 'seul'}`,
    stop: (worth) => `S’arrêter et prendre la pénalité (${signed(worth)})`,
    stopHelp: 'Vos dés ne conviennent à personne : si vous vous arrêtez, vous prenez la pénalité du dessus.',
    noneReached: (worth) => `Prendre la pénalité (${signed(worth)})`,
    reachedHelp: 'Touchez un habitant coché pour le prendre.',
    lastLocationTitle: 'C’est la dernière carte de la pile',
    lastLocationHelp: 'Si vous prenez le lieu, la partie s’achève aussitôt. Vous pouvez aussi le laisser.',
    endsGame: 'met fin à la partie',
    giveTitle: (dragon) => `À qui offrir ${card(dragon)} ?`,
    giveTo: (name) => `L’offrir à ${name}`,
    extraTitle: 'Vous avez un tour supplémentaire',
    pass: 'Renoncer au tour supplémentaire',
    yourKingdom: 'Votre royaume',
    kingdomOf: (name) => `Le royaume ${of(name)}`,
    emptyKingdom: 'Personne n’habite encore ici',
    topCard: (it) => `Au sommet : ${card(it)}`,
    cards,
    points,
    seePile: 'Voir toute la pile',
    turnRoll: ({ seat, extra }, who) => {
      if (who.isYou(seat)) return extra ? 'Votre tour supplémentaire : lancez les dés' : 'À vous : lancez les dés';
      return extra ? `Tour supplémentaire ${of(who.name(seat))}` : `Au tour ${of(who.name(seat))}`;
    },
    turnChoose: ({ seat, left, reached }, who) => {
      if (!who.isYou(seat)) return `${who.name(seat)} réfléchit devant les dés`;
      if (left > 0) return reached ? 'Prenez un habitant, ou gardez des dés et relancez' : 'Gardez des dés et relancez les autres';
      return reached
        ? 'Plus aucun lancer : prenez un habitant à qui vos dés conviennent'
        : 'Vos dés ne conviennent à personne : prenez la pénalité';
    },
    turnGive: (seat, who) => (who.isYou(seat) ? 'Offrez le dragon à un adversaire' : `${who.name(seat)} cherche à qui offrir un dragon`),
    close: 'Fermer',
  },
  about: () => import('./fr-about.ts').then((m) => m.about),
  hints: () => import('./fr-hints.ts').then((m) => m.hints),
  lessons: () => import('./fr-lessons.ts').then((m) => m.lessons),
  count: () => import('./fr-count.ts').then((m) => m.count),
  examples: () => import('./fr-examples.ts').then((m) => m.examples),
  chapters: () => import('./fr-rules.ts').then((m) => m.chapters),
};
