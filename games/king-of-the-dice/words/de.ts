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
import { lacks } from './de-lacks.ts';
import { tagline } from './de-tagline.ts';
import type { KingWords } from './words.ts';

const colours = ['Rot', 'Grün', 'Blau'];
/** As said of a number: "rote 4". */
const ofNumber = ['rote', 'grüne', 'blaue'];
const places = ['Stadt', 'Mine', 'Werkstatt', 'Orkdorf', 'Zauberwald'];
/** Each as the subject and as the object of a sentence. */
const thePlaces = [
  ['die Stadt', 'die Stadt'],
  ['die Mine', 'die Mine'],
  ['die Werkstatt', 'die Werkstatt'],
  ['das Orkdorf', 'das Orkdorf'],
  ['der Zauberwald', 'den Zauberwald'],
] as const;
const kinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'Bürger',
  elf: 'Elf',
  dwarf: 'Zwerg',
  gnome: 'Gnom',
  orc: 'Ork',
  kobold: 'Pilzkobold',
  apprentice: 'Zauberlehrling',
  fairy: 'Fee',
  hypnotist: 'Hypnotiseur',
  dragon: 'Drache',
};
/** Where the object of a sentence is called otherwise. */
const asObject: Partial<Record<Kind, string>> = { elf: 'Elfen', gnome: 'Gnomen', dragon: 'Drachen' };
const effects: Partial<Record<Kind, string>> = {
  elf: 'Liegt er zu Beginn deines Zuges oben auf deinem Stapel, hast du vier Würfe.',
  apprentice: 'Du darfst einen weiteren ganzen Zug spielen.',
  fairy: 'Jede deiner Feen ist so viele Punkte wert, wie du Feen hast.',
  hypnotist: 'Der Bewohner rechts von ihm kommt mit.',
  dragon: 'Gib ihn einem Gegner: Der bekommt die Minuspunkte.',
};
const numbers = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
/** "drei Vieren". */
const faces = ['', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'];

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number) => (Math.abs(n) === 1 ? `${signed(n)} Punkt` : `${signed(n)} Punkte`);
const cards = (n: number) => (n === 1 ? '1 Karte' : `${n} Karten`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function wish(wish: Wish): string {
  switch (wish.kind) {
    case 'parity':
      return wish.odd ? 'alle ungerade' : 'alle gerade';
    case 'run':
      return `${wish.length}er-Straße`;
    case 'number':
      return `${numbers[wish.n]} ${faces[wish.face]}`;
    case 'colours':
      return wish.need.flatMap((n, colour) => (n > 0 ? [`${n} ${ofNumber[colour]}`] : [])).join(', ');
    case 'groups':
      return wish.sizes.map((size) => `${size} gleiche`).join(', ');
    case 'oneColour':
      return `${wish.n} in einer Farbe`;
    case 'sumAtMost':
      return `Summe höchstens ${wish.sum}`;
    case 'sumAtLeast':
      return `Summe mindestens ${wish.sum}`;
    default:
      return wish satisfies never;
  }
}

/** What is said of a card in brackets: what it wants, or what it is worth. */
function detail(card: Card): string {
  if (card >= FIRST_PENALTY) return `(${signed(pointsOf(card))})`;
  return card >= FIRST_LOCATION ? `(${points(pointsOf(card))})` : `(${wish(citizenOf(card).wish)})`;
}

function card(card: Card): string {
  if (card >= FIRST_PENALTY) return `Strafkarte ${detail(card)}`;
  return `${card >= FIRST_LOCATION ? places[placeOf(card)] : kinds[citizenOf(card).kind]} ${detail(card)}`;
}

/** As a subject: "der Drache (Summe mindestens 25)". */
function theCard(card: Card): string {
  if (card >= FIRST_PENALTY) return `die Strafkarte ${detail(card)}`;
  if (card >= FIRST_LOCATION) return `${thePlaces[placeOf(card)]![0]} ${detail(card)}`;
  const { kind } = citizenOf(card);
  return `${kind === 'fairy' ? 'die' : 'der'} ${kinds[kind]} ${detail(card)}`;
}

/** As an object: "den Drachen (Summe mindestens 25)". */
function itsCard(card: Card): string {
  if (card >= FIRST_PENALTY) return theCard(card);
  if (card >= FIRST_LOCATION) return `${thePlaces[placeOf(card)]![1]} ${detail(card)}`;
  const { kind } = citizenOf(card);
  return `${kind === 'fairy' ? 'die' : 'den'} ${asObject[kind] ?? kinds[kind]} ${detail(card)}`;
}

const percent = new Intl.NumberFormat('de', { style: 'percent' });

function chance(p: number): string {
  if (p > 0 && p < 0.01) return `<${percent.format(0.01)}`;
  if (p > 0.99 && p < 1) return `>${percent.format(0.99)}`;
  return percent.format(p);
}

/** "Anna würfelt", "Du würfelst". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as KingEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began': {
      const turn = does(it.seat, who, 'ist', 'bist');
      if (it.extra) return `${turn} dank Zauberlehrling noch einmal dran.`;
      return it.rolls === 4 ? `${turn} dran, mit vier Würfen dank Elf.` : `${turn} dran.`;
    }
    case 'rolled': {
      const kept = it.dice.filter((_, die) => isKept(it.keep, die)).join(' ');
      const rolled = it.dice.filter((_, die) => !isKept(it.keep, die)).join(' ');
      if (it.keep === 0) return `${does(it.seat, who, 'würfelt', 'würfelst')} ${rolled}.`;
      return `${does(it.seat, who, 'behält', 'behältst')} ${kept} und ${who.isYou(it.seat) ? 'würfelst' : 'würfelt'} ${rolled}.`;
    }
    case 'took':
      return `${does(it.seat, who, 'nimmt', 'nimmst')} ${itsCard(it.card)}.`;
    case 'followed':
      return `Der Hypnotiseur bringt ${itsCard(it.card)} mit.`;
    case 'settled':
      return `${does(it.seat, who, 'bekommt', 'bekommst')} ${itsCard(it.card)} dazu.`;
    case 'left':
      return `${does(it.seat, who, 'lässt', 'lässt')} ${itsCard(it.card)} liegen.`;
    case 'gave': {
      const to = who.isYou(it.to) ? 'dir' : who.name(it.to);
      return `${does(it.seat, who, 'gibt', 'gibst')} ${to} ${itsCard(it.card)}.`;
    }
    case 'penalised': {
      const next = it.next === NO_CARD ? 'Es war die letzte.' : `Die nächste ist ${signed(pointsOf(it.next))}.`;
      return `${does(it.seat, who, 'nimmt', 'nimmst')} ${itsCard(it.card)}. ${next}`;
    }
    case 'discarded':
      return `${capital(theCard(it.card))} hat vergeblich gewartet und wird abgelegt.`;
    case 'drew':
      return `${capital(theCard(it.card))} kommt in die Reihe.`;
    case 'declined':
      return `${does(it.seat, who, 'verzichtet', 'verzichtest')} auf den Extrazug.`;
    case 'ended':
      return `Ende der Partie: ${endings[it.ending]}.`;
    case 'undo':
      return `${does(it.seat, who, 'macht', 'machst')} den letzten Zug rückgängig.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const of = why.card === undefined ? undefined : DECK[Number(why.card)]!;
  const dragon = why.dragon === undefined ? undefined : DECK[Number(why.dragon)]!;
  switch (why.rule) {
    case 'K1.1':
      return `Würfel ${Number(why.die) + 1} gibt es nicht: Es sind nur ${numbers[Number(why.dice)]}.`;
    case 'K1.5':
      return `Dort sitzt niemand: Ihr seid nur zu ${together[Number(why.seats)]}.`;
    case 'K2.2':
      return `Platz ${Number(why.slot) + 1} gibt es nicht: Die Reihe hat nur fünf.`;
    case 'K3.1':
      return `${who.name(Number(why.seat))} ist dran. Warte noch einen Moment.`;
    case 'K3.2':
      return 'Dein Zug beginnt mit einem Wurf aller sechs Würfel.';
    case 'K3.3':
      return 'Du hast keinen Wurf mehr. Nimm einen passenden Bewohner oder, wenn keiner passt, die Strafkarte.';
    case 'K3.5':
      return 'Mindestens einen Würfel musst du neu werfen. Willst du alle sechs behalten, dann hör auf.';
    case 'K4.1':
      return of === undefined ? '' : `Für ${itsCard(of)} ${lacks(citizenOf(of).wish, why.lacks as readonly number[])}.`;
    case 'K4.2':
      return `Deine Würfel passen: Nimm ${of === undefined ? '' : itsCard(of)} oder einen anderen passenden Bewohner, keine Strafkarte.`;
    case 'K4.4':
      return `${of === undefined ? '' : capital(theCard(of))} bringt von dort keinen Ort mit, also gibt es auch keinen liegen zu lassen.`;
    case 'K6.3':
      return 'Nur auf einen Extrazug kannst du verzichten, und nur vor seinem ersten Wurf.';
    case 'K6.7':
      return dragon === undefined ? 'Du hast keinen Drachen zu verschenken.' : `Gib erst ${itsCard(dragon)} einem Gegner.`;
    case 'K6.8':
      return `Du darfst ${dragon === undefined ? '' : itsCard(dragon)} nicht behalten: Gib ihn einem Gegner.`;
    case 'K8.1':
    case 'E2':
      return 'Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.';
    case 'E1':
      return 'Das ist kein Zug in diesem Spiel. Wähle einen der hervorgehobenen Züge.';
    case 'E3':
      return 'Du kannst nur deinen eigenen letzten Zug rückgängig machen, bevor jemand anders zieht, und nie einen Wurf oder eine neue Karte.';
    default:
      return 'Das erlauben die Regeln nicht. Wähle einen der hervorgehobenen Züge.';
  }
}

/** "zu viert". */
const together = ['', '', 'zweit', 'dritt', 'viert', 'fünft'];

const endings = {
  citizens: 'Der letzte Bewohner ist gezogen',
  penalties: 'Die letzte Strafkarte ist vergeben',
  locations: 'Ein Stapel mit Orten ist leer',
};

const rows: Readonly<Record<string, string>> = {
  citizens: 'Bewohner',
  fairies: 'Feen',
  locations: 'Orte',
  penalties: 'Strafkarten',
  dragons: 'Drachen',
};

export const words: KingWords = {
  title: 'King of the Dice',
  tagline,
  options: {
    penalties: {
      name: 'Strafkarten',
      about: 'Nach der Spielregel werden sie gemischt. Sortiert kommen die mildesten zuerst: eine sanftere Hausregel.',
      values: { shuffled: 'Gemischt', sorted: 'Mildeste zuerst' },
    },
    odds: {
      name: 'Chancen',
      about: 'Ob der Tisch zeigt, wie groß genau die Chance auf jeden Bewohner mit deinen restlichen Würfen ist.',
      values: { shown: 'Sichtbar', hidden: 'Verborgen' },
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
  total: 'Summe',
  effect: (kind) => effects[kind],
  card,
  board: {
    dice: 'Würfel',
    die: ({ n, face, colour, kept }) => `Würfel ${n}: ${ofNumber[colour]} ${face}${kept ? ', behalten' : ''}`,
    unrolled: 'Noch nicht geworfen',
    kept: 'bleibt',
    roll: 'Würfeln',
    rollAgain: (dice) => `${dice} Würfel werfen`,
    rollsLeft: (n) => (n === 0 ? 'Kein Wurf mehr' : n === 1 ? 'Noch 1 Wurf' : `Noch ${n} Würfe`),
    fourRolls: 'Vier Würfe dank Elf',
    row: 'Offene Bewohner',
    slot: ({ n, card: it, fulfilled, chance: p }) => {
      const state = fulfilled ? ', passt' : p === undefined ? '' : `, Chance ${chance(p)}`;
      return `Platz ${n}: ${card(it)}${state}`;
    },
    emptySlot: 'Leerer Platz',
    fulfilled: 'passt',
    chance,
    atBest: (p) => `max. ${chance(p)}`,
    chanceKept: ({ kept, best }) =>
      `Chance mit den Würfeln, die du behältst: ${chance(kept)}; mit den besten Würfeln dafür: ${chance(best)}`,
    showChances: 'Chancen zeigen',
    hideChances: 'Chancen verbergen',
    brings: (location) => `Bringt ${itsCard(location)} mit`,
    stack: ({ place, points: worth, left }) => `${places[place]}: oben ${points(worth)}, noch ${cards(left)}`,
    drawPile: (n) => `Stapel: ${cards(n)}`,
    discardPile: (n) => `Ablage: ${cards(n)}`,
    penaltyPile: ({ points: worth, left }) => `Nächste Strafkarte: ${signed(worth)}, noch ${cards(left)}`,
    take: (it) => `Nimm ${itsCard(it)}`,
    takeWith: (kind, location) => `${kinds[kind]} + ${places[placeOf(location)]} (+${pointsOf(location)})`,
    takeWithout: (kind) => `Nur ${kind === 'fairy' ? 'die' : 'den'} ${asObject[kind] ?? kinds[kind]}`,
    stop: (worth) => `Aufhören und Strafkarte nehmen (${signed(worth)})`,
    stopHelp: 'Deine Würfel passen zu niemandem: Hörst du jetzt auf, nimmst du die oberste Strafkarte.',
    noneReached: (worth) => `Strafkarte nehmen (${signed(worth)})`,
    reachedHelp: 'Tippe einen Bewohner mit Häkchen an, um ihn zu nehmen.',
    lastLocationTitle: 'Das ist die letzte Karte des Stapels',
    lastLocationHelp: 'Nimmst du den Ort, endet die Partie sofort. Du darfst ihn auch liegen lassen.',
    endsGame: 'beendet die Partie',
    giveTitle: (dragon) => `Wer bekommt ${itsCard(dragon)}?`,
    giveTo: (name) => `An ${name}`,
    extraTitle: 'Du hast einen Extrazug',
    pass: 'Auf den Extrazug verzichten',
    yourKingdom: 'Dein Königreich',
    kingdomOf: (name) => `Königreich von ${name}`,
    emptyKingdom: 'Hier wohnt noch niemand',
    topCard: (it) => `Obenauf: ${card(it)}`,
    cards,
    points,
    seePile: 'Ganzen Stapel ansehen',
    turnRoll: ({ seat, extra }, who) => {
      if (who.isYou(seat)) return extra ? 'Dein Extrazug: Würfle' : 'Du bist dran: Würfle';
      return extra ? `${who.name(seat)} hat einen Extrazug` : `${who.name(seat)} ist dran`;
    },
    turnChoose: ({ seat, left, reached }, who) => {
      if (!who.isYou(seat)) return `${who.name(seat)} grübelt über den Würfeln`;
      if (left > 0) return reached ? 'Nimm einen Bewohner oder würfle weiter' : 'Behalte Würfel und wirf die anderen neu';
      return reached ? 'Kein Wurf mehr: Nimm einen passenden Bewohner' : 'Niemand passt: Nimm die Strafkarte';
    },
    turnGive: (seat, who) => (who.isYou(seat) ? 'Gib den Drachen einem Gegner' : `${who.name(seat)} verschenkt einen Drachen`),
    close: 'Schließen',
  },
  about: () => import('./de-about.ts').then((m) => m.about),
  hints: () => import('./de-hints.ts').then((m) => m.hints),
  lessons: () => import('./de-lessons.ts').then((m) => m.lessons),
  count: () => import('./de-count.ts').then((m) => m.count),
  examples: () => import('./de-examples.ts').then((m) => m.examples),
  chapters: () => import('./de-rules.ts').then((m) => m.chapters),
};
