import type { GameEvent, Refusal, Who } from '#engine';
import { listIn } from '#engine/words';
import { type Card, type Colour, colourOf, DECK, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './fr-tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['rouge', 'bleu', 'vert', 'jaune', 'gris'];
const lands = ['collines', 'lacs', 'prairies', 'champs', 'montagnes'];
/** As said of a card: "une carte bleue". */
const ofCard = ['rouge', 'bleue', 'verte', 'jaune', 'grise'];

const colourName = (colour: Colour) => colours[colour]!;
const card = (card: Card) => `${faceValue(card)} ${colourName(colourOf(card))}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const farmers = (n: number) => (n < 2 ? `${n} agriculteur` : `${n} agriculteurs`);
/** "de Paul", "d’Anna". */
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);
const list = listIn('fr');

/** "Anna joue", "Vous jouez". */
const does = (seat: number, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as UgoEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'dealt': {
      const leads = who.isYou(it.leader) ? 'vous entamez' : `${who.name(it.leader)} entame`;
      return `Manche ${it.round + 1} : ${who.isYou(it.dealer) ? 'vous donnez' : `${who.name(it.dealer)} donne`}, ${leads}.`;
    }
    case 'played':
      return `${does(it.seat, who, 'joue', 'jouez')} le ${card(it.card)}.`;
    case 'won':
      return `${does(it.seat, who, 'remporte', 'remportez')} le pli avec le ${card(it.card)}.`;
    case 'farmers': {
      const full = it.got === 0 ? 'toutes les places sont prises' : 'il ne restait qu’une place libre';
      const short = it.dry ? (it.got === 0 ? 'la réserve est vide' : 'la réserve n’en avait plus qu’un') : full;
      const got = it.got === it.earned ? '' : `, mais ${short}`;
      return `${does(it.seat, who, 'gagne', 'gagnez')} ${farmers(it.earned)} avec le ${card(it.card)}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `le ${card(top)} sur la case ${it.spaces[i]! + 1}`);
      return `${does(it.seat, who, 'pose', 'posez')} ${list.format(places)}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'vous' : who.name(seat)} ${signed(n)}`);
      return `Fin de la manche ${it.round + 1} : ${points.join(', ')}.`;
    }
    case 'undo':
      return `${does(it.seat, who, 'annule son', 'annulez votre')} dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = colourName(Number(why.colour));
  switch (why.rule) {
    case 'U2.1':
      return `C’est au tour ${of(who.name(Number(why.seat)))} : attendez le vôtre.`;
    case 'U2.2':
      return `Vous n’avez pas le ${card(DECK[Number(why.card)]!)} : jouez une carte de votre main.`;
    case 'U2.3':
      return `On demande du ${colour} et vous en avez : fournissez une carte ${ofCard[Number(why.colour)]}.`;
    case 'U2.7':
      return 'Vous n’avez pas de pli à poser pour le moment.';
    case 'U3.1':
      if (why.colour !== undefined) return `Toutes les cartes gagnées se posent : il manque encore le ${colour}.`;
      return who.isYou(Number(why.seat))
        ? 'Posez d’abord le pli que vous venez de gagner.'
        : `${who.name(Number(why.seat))} doit d’abord poser le pli gagné : un petit instant.`;
    case 'U3.2':
      return `Tout le ${colour} va sur la même case : choisissez une seule carte pour le dessus.`;
    case 'U3.3':
      return `Le ${colour} est déjà sur votre case ${Number(why.space) + 1} : ses cartes vont là, sur la pile.`;
    case 'U3.5':
      return `Le ${card(DECK[Number(why.card)]!)} n’est pas dans le pli que vous venez de gagner : choisissez une carte de ce pli pour le dessus.`;
    case 'U6.2':
    case 'E2':
      return 'La partie est finie : il n’y a plus rien à jouer.';
    case 'E1':
      return 'Ce n’est pas un coup de ce jeu : choisissez l’un des coups en surbrillance.';
    case 'E3':
      return 'Vous ne pouvez annuler que votre propre dernier coup, avant que quelqu’un d’autre ne joue et que l’on ne redistribue.';
    default:
      return 'Les règles ne le permettent pas : choisissez l’un des coups en surbrillance.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline,
  options: {
    rounds: {
      name: 'Manches',
      about: 'Le nombre de manches de la partie. Les livrets en prévoient quatre.',
      values: { 1: 'Une manche', 2: 'Deux manches', 3: 'Trois manches', 4: 'Quatre manches' },
    },
    pool: {
      name: 'Agriculteurs à deux joueurs',
      about:
        'Dans l’édition Kosmos, deux joueurs se partagent douze agriculteurs par manche. Dans les livrets que nous suivons, il y en a pour tous.',
      values: { full: 'Assez pour tous', twelve: 'Douze à se partager' },
    },
  },
  endings: { rounds: 'Toutes les manches ont été jouées' },
  orders: {
    forced: {
      name: 'La seule carte que je peux jouer',
      about: 'Si vous devez fournir et n’avez qu’une carte de la couleur, ou si c’est votre dernière, elle est jouée aussitôt pour vous.',
    },
  },
  row: (what, n) => (what === 'round' ? `Manche ${n}` : what),
  event,
  refusal,
  colours,
  lands,
  card,
  board: {
    yourHand: 'Votre main',
    handOf: (name) => `La main ${of(name)}`,
    trick: 'Pli',
    kingdomOf: (name) => `Le royaume ${of(name)}`,
    yourKingdom: 'Votre royaume',
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    trickNumber: (trick) => `Pli n° ${trick}`,
    leads: 'entame',
    dealer: 'donneur',
    ledColour: (colour) => `Couleur demandée : ${colourName(colour)}`,
    space: ({ n, top, buried, farmers: has, needs, worth }) => {
      const below = buried === 0 ? '' : buried === 1 ? ' sur 1 carte' : ` sur ${buried} cartes`;
      const pile = top === undefined ? 'aucune carte' : `${card(top)}${below}`;
      return `Case ${n} : ${pile}, ${has} sur ${farmers(needs)}, vaut ${signed(worth)}`;
    },
    farmers,
    worth: 'Valeur actuelle',
    total: 'Total',
    points: (n) => (Math.abs(n) < 2 ? `${signed(n)} point` : `${signed(n)} points`),
    cardsLeft: (n) => (n < 2 ? `encore ${n} carte` : `encore ${n} cartes`),
    turnPlay: (seat, who) => (who.isYou(seat) ? 'À vous : jouez une carte' : `Au tour ${of(who.name(seat))}`),
    turnLay: (seat, who) => (who.isYou(seat) ? 'Le pli est à vous : posez les cartes' : `${who.name(seat)} pose le pli`),
    wonTrick: (seat, who) => (who.isYou(seat) ? 'Vous remportez le pli' : `${who.name(seat)} remporte le pli`),
    layTitle: 'Posez les cartes gagnées',
    layHelp: 'Rangez les nouvelles couleurs et choisissez la carte du dessus de chaque pile. Elle seule compte.',
    layTop: (colour) => `Carte ${ofCard[colour]} du dessus`,
    layConfirm: 'Poser ainsi',
    moveLeft: 'Vers la gauche',
    moveRight: 'Vers la droite',
    roundScores: 'Points par manche',
    counted: (round) => `Fin de la manche ${round}`,
    nextRound: 'Manche suivante',
    seePile: 'Voir toute la pile',
    winning: 'mène',
    close: 'Fermer',
    ahead: (chosen) => `Le ${card(chosen)} sera joué dès que ce sera à vous. Choisissez-le de nouveau pour l’annuler.`,
  },
  about: () => import('./fr-about.ts').then((m) => m.about),
  hints: () => import('./fr-hints.ts').then((m) => m.hints),
  lessons: () => import('./fr-lessons.ts').then((m) => m.lessons),
  count: () => import('./fr-count.ts').then((m) => m.count),
  examples: () => import('./fr-examples.ts').then((m) => m.examples),
  chapters: () => import('./fr-rules.ts').then((m) => m.chapters),
};
