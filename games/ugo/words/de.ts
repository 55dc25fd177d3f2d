import type { GameEvent, Refusal, Who } from '#engine';
import { listIn } from '#engine/words';
import { type Card, type Colour, colourOf, DECK, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './de-tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['Rot', 'Blau', 'Grün', 'Gelb', 'Grau'];
const lands = ['Hügel', 'Seen', 'Wiesen', 'Felder', 'Berge'];
/** As said of a card: "die rote 6". */
const ofCard = ['rote', 'blaue', 'grüne', 'gelbe', 'graue'];

const colourName = (colour: Colour) => colours[colour]!;
const card = (card: Card) => `${ofCard[colourOf(card)]} ${faceValue(card)}`;
/** "mit der roten 6". */
const withCard = (card: Card) => `${ofCard[colourOf(card)]}n ${faceValue(card)}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const farmers = (n: number) => (n === 1 ? '1 Bauer' : `${n} Bauern`);
const list = listIn('de');

/** "Anna spielt", "Du spielst". */
const does = (seat: number, who: Who, they: string, you: string) => (who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as UgoEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'dealt': {
      const deals = who.isYou(it.dealer) ? 'Du gibst' : `${who.name(it.dealer)} gibt`;
      return `Runde ${it.round + 1}: ${deals}, ${who.isYou(it.leader) ? 'du spielst' : `${who.name(it.leader)} spielt`} aus.`;
    }
    case 'played':
      return `${does(it.seat, who, 'spielt', 'spielst')} die ${card(it.card)}.`;
    case 'won':
      return `${does(it.seat, who, 'gewinnt', 'gewinnst')} den Stich mit der ${withCard(it.card)}.`;
    case 'farmers': {
      const full = it.got === 0 ? 'alle Plätze sind besetzt' : 'nur 1 Platz war noch frei';
      const short = it.dry ? (it.got === 0 ? 'der Vorrat ist leer' : 'im Vorrat war nur noch 1') : full;
      const got = it.got === it.earned ? '' : `, aber ${short}`;
      const earned = it.earned === 1 ? '1 Bauern' : farmers(it.earned);
      return `Die ${card(it.card)} bringt ${who.isYou(it.seat) ? 'dir' : who.name(it.seat)} ${earned}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `die ${card(top)} auf Feld ${it.spaces[i]! + 1}`);
      return `${does(it.seat, who, 'legt', 'legst')} ${list.format(places)}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'du' : who.name(seat)} ${signed(n)}`);
      return `Ende von Runde ${it.round + 1}: ${points.join(', ')}.`;
    }
    case 'undo':
      return `${does(it.seat, who, 'macht', 'machst')} den letzten Zug rückgängig.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = colourName(Number(why.colour));
  switch (why.rule) {
    case 'U2.1':
      return `${who.name(Number(why.seat))} ist dran. Warte noch einen Moment.`;
    case 'U2.2':
      return `Die ${card(DECK[Number(why.card)]!)} hast du nicht. Spiel eine Karte aus deiner eigenen Hand.`;
    case 'U2.3':
      return `${colour} ist angespielt, und du hast ${colour}: Du musst bedienen.`;
    case 'U2.7':
      return 'Du hast gerade keinen Stich auszulegen.';
    case 'U3.1':
      if (why.colour !== undefined) return `Alle gewonnenen Karten müssen ausgelegt werden: ${colour} fehlt noch.`;
      return who.isYou(Number(why.seat))
        ? 'Leg erst den Stich aus, den du gewonnen hast.'
        : `${who.name(Number(why.seat))} legt noch den Stich aus. Einen Moment, bitte.`;
    case 'U3.2':
      return `Alle Karten in ${colour} kommen auf ein Feld: Wähle nur eine davon für obenauf.`;
    case 'U3.3':
      return `${colour} liegt bei dir schon auf Feld ${Number(why.space) + 1}: Dort kommen die neuen Karten oben auf den Stapel.`;
    case 'U3.5':
      return `Die ${card(DECK[Number(why.card)]!)} hast du gerade nicht gewonnen: Leg eine Karte aus diesem Stich obenauf.`;
    case 'U6.2':
    case 'E2':
      return 'Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.';
    case 'E1':
      return 'Das ist kein Zug in diesem Spiel. Wähle einen der hervorgehobenen Züge.';
    case 'E3':
      return 'Du kannst nur deinen eigenen letzten Zug rückgängig machen, bevor jemand anders zieht und bevor neu gegeben wird.';
    default:
      return 'Das erlauben die Regeln nicht. Wähle einen der hervorgehobenen Züge.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline,
  options: {
    rounds: {
      name: 'Runden',
      about: 'Wie viele Runden eine Partie hat. In den Spielregeln sind es vier.',
      values: { 1: 'Eine Runde', 2: 'Zwei Runden', 3: 'Drei Runden', 4: 'Vier Runden' },
    },
    pool: {
      name: 'Bauern bei zwei Spielern',
      about:
        'In der Kosmos-Ausgabe teilen sich zwei Spieler pro Runde zwölf Bauern. In den Regeln, denen wir folgen, sind genug für alle da.',
      values: { full: 'Genug für alle', twelve: 'Zwölf zum Teilen' },
    },
  },
  endings: { rounds: 'Alle Runden sind gespielt' },
  orders: {
    forced: {
      name: 'Meine einzige erlaubte Karte',
      about: 'Musst du bedienen und hast nur eine Karte der Farbe, oder hast du nur noch eine Karte, wird sie sofort für dich gespielt.',
    },
  },
  row: (what, n) => (what === 'round' ? `Runde ${n}` : what),
  event,
  refusal,
  colours,
  lands,
  card,
  board: {
    yourHand: 'Deine Hand',
    handOf: (name) => `Hand von ${name}`,
    trick: 'Stich',
    kingdomOf: (name) => `Königreich von ${name}`,
    yourKingdom: 'Dein Königreich',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    trickNumber: (trick) => `Stich ${trick}`,
    leads: 'spielt aus',
    dealer: 'gibt',
    ledColour: (colour) => `Angespielt: ${colourName(colour)}`,
    space: ({ n, top, buried, farmers: has, needs, worth }) => {
      const below = buried === 0 ? '' : buried === 1 ? ' auf 1 Karte' : ` auf ${buried} Karten`;
      const pile = top === undefined ? 'keine Karte' : `${card(top)}${below}`;
      return `Feld ${n}: ${pile}, ${has} von ${farmers(needs)}, Wert ${signed(worth)}`;
    },
    farmers,
    worth: 'Jetzt wert',
    total: 'Gesamt',
    points: (n) => (Math.abs(n) === 1 ? `${signed(n)} Punkt` : `${signed(n)} Punkte`),
    cardsLeft: (n) => (n === 1 ? 'noch 1 Karte' : `noch ${n} Karten`),
    turnPlay: (seat, who) => (who.isYou(seat) ? 'Du bist dran: Spiel eine Karte' : `${who.name(seat)} ist dran`),
    turnLay: (seat, who) => (who.isYou(seat) ? 'Dein Stich: Leg die Karten aus' : `${who.name(seat)} legt den Stich aus`),
    wonTrick: (seat, who) => `${does(seat, who, 'gewinnt', 'gewinnst')} den Stich`,
    layTitle: 'Leg deine gewonnenen Karten aus',
    layHelp: 'Ordne die neuen Farben und wähle für jeden Stapel die oberste Karte. Nur die zählt.',
    layTop: (colour) => `Oberste ${ofCard[colour]} Karte`,
    layConfirm: 'So auslegen',
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    roundScores: 'Punkte pro Runde',
    counted: (round) => `Ende von Runde ${round}`,
    nextRound: 'Nächste Runde',
    seePile: 'Ganzen Stapel ansehen',
    winning: 'sticht',
    close: 'Schließen',
    ahead: (chosen) => `Die ${card(chosen)} wird gespielt, sobald du dran bist. Wähle sie noch einmal, um sie zurückzunehmen.`,
  },
  about: () => import('./de-about.ts').then((m) => m.about),
  hints: () => import('./de-hints.ts').then((m) => m.hints),
  lessons: () => import('./de-lessons.ts').then((m) => m.lessons),
  count: () => import('./de-count.ts').then((m) => m.count),
  examples: () => import('./de-examples.ts').then((m) => m.examples),
  chapters: () => import('./de-rules.ts').then((m) => m.chapters),
};
