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
import { lacks } from './nl-lacks.ts';
import { tagline } from './nl-tagline.ts';
import type { KingWords } from './words.ts';

const colours = ['rood', 'groen', 'blauw'];
/** As said of a number: "een rode 4". */
const ofNumber = ['rode', 'groene', 'blauwe'];
const places = ['Stad', 'Mijn', 'Werkplaats', 'Orkendorp', 'Toverbos'];
const thePlaces = ['de stad', 'de mijn', 'de werkplaats', 'het orkendorp', 'het toverbos'];
const kinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'Burger',
  elf: 'Elf',
  dwarf: 'Dwerg',
  gnome: 'Kabouter',
  orc: 'Ork',
  kobold: 'Paddenstoelkobold',
  apprentice: 'Leerling',
  fairy: 'Fee',
  hypnotist: 'Hypnotiseur',
  dragon: 'Draak',
};
const effects: Partial<Record<Kind, string>> = {
  elf: 'Ligt hij boven op je stapel als je beurt begint, dan mag je vier keer gooien.',
  apprentice: 'Je mag nog een hele beurt spelen.',
  fairy: 'Elke fee van jou is zoveel punten waard als je feeën hebt.',
  hypnotist: 'Neemt de inwoner rechts naast zich mee.',
  dragon: 'Geef hem aan een tegenstander: die krijgt de minpunten.',
};
const numbers = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes'];

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number) => (Math.abs(n) === 1 ? `${signed(n)} punt` : `${signed(n)} punten`);
const cards = (n: number) => (n === 1 ? '1 kaart' : `${n} kaarten`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wish(wish: Wish): string {
  switch (wish.kind) {
    case 'parity':
      return wish.odd ? 'alles oneven' : 'alles even';
    case 'run':
      return `straat van ${wish.length}`;
    case 'number':
      return `${numbers[wish.n]} keer ${wish.face}`;
    case 'colours':
      return wish.need.flatMap((n, colour) => (n > 0 ? [`${n} ${colours[colour]}`] : [])).join(', ');
    case 'groups':
      return wish.sizes.map((size) => `${size} gelijk`).join(', ');
    case 'oneColour':
      return `${wish.n} van één kleur`;
    case 'sumAtMost':
      return `samen ${wish.sum} of minder`;
    case 'sumAtLeast':
      return `samen ${wish.sum} of meer`;
    default:
      return wish satisfies never;
  }
}

/** With its article: "de dwerg (drie keer 4)". */
function card(card: Card): string {
  if (card >= FIRST_PENALTY) return `de strafkaart (${signed(pointsOf(card))})`;
  if (card >= FIRST_LOCATION) return `${thePlaces[placeOf(card)]} (${points(pointsOf(card))})`;
  const citizen = citizenOf(card);
  return `de ${lower(kinds[citizen.kind])} (${wish(citizen.wish)})`;
}

function chance(p: number): string {
  if (p > 0 && p < 0.01) return '<1%';
  if (p > 0.99 && p < 1) return '>99%';
  return `${Math.round(100 * p)}%`;
}

/** "Anna gooit", "Je gooit": the verb must sound alike for both. */
const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je' : who.name(seat));

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as KingEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began': {
      const turn = who.isYou(it.seat) ? 'Jij bent' : `${who.name(it.seat)} is`;
      if (it.extra) return `${turn} nog een keer aan de beurt, dankzij de leerling.`;
      return it.rolls === 4 ? `${turn} aan de beurt, met vier worpen dankzij de elf.` : `${turn} aan de beurt.`;
    }
    case 'rolled': {
      const kept = it.dice.filter((_, die) => isKept(it.keep, die)).join(' ');
      const rolled = it.dice.filter((_, die) => !isKept(it.keep, die)).join(' ');
      if (it.keep === 0) return `${subject(it.seat, who)} gooit ${rolled}.`;
      return `${subject(it.seat, who)} houdt ${kept} vast en gooit ${rolled}.`;
    }
    case 'took':
      return `${subject(it.seat, who)} neemt ${card(it.card)}.`;
    case 'followed':
      return `De hypnotiseur neemt ${card(it.card)} mee.`;
    case 'settled':
      return `${subject(it.seat, who)} krijgt ${card(it.card)} erbij.`;
    case 'left':
      return `${subject(it.seat, who)} laat ${card(it.card)} liggen.`;
    case 'gave':
      return `${subject(it.seat, who)} geeft ${card(it.card)} aan ${who.isYou(it.to) ? 'jou' : who.name(it.to)}.`;
    case 'penalised': {
      const next = it.next === NO_CARD ? 'Het was de laatste.' : `De volgende is ${signed(pointsOf(it.next))}.`;
      return `${subject(it.seat, who)} pakt een strafkaart van ${signed(pointsOf(it.card))}. ${next}`;
    }
    case 'discarded':
      return `${capital(card(it.card))} heeft tevergeefs gewacht en gaat op de aflegstapel.`;
    case 'drew':
      return `${capital(card(it.card))} komt in de rij.`;
    case 'declined':
      return `${subject(it.seat, who)} ziet af van de extra beurt.`;
    case 'ended':
      return `De partij is afgelopen: ${lower(endings[it.ending])}.`;
    case 'undo':
      return `${subject(it.seat, who)} maakt de laatste zet ongedaan.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const it = why.card === undefined ? '' : card(DECK[Number(why.card)]!);
  switch (why.rule) {
    case 'K1.1':
      return `Dobbelsteen ${Number(why.die) + 1} bestaat niet: het zijn er maar ${numbers[Number(why.dice)]}.`;
    case 'K1.5':
      return `Daar zit niemand: jullie spelen maar met z’n ${together[Number(why.seats)]}.`;
    case 'K2.2':
      return `Plaats ${Number(why.slot) + 1} bestaat niet: de rij heeft er maar vijf.`;
    case 'K3.1':
      return `${who.name(Number(why.seat))} is aan de beurt. Nog even geduld.`;
    case 'K3.2':
      return 'Je beurt begint met een worp van alle zes de dobbelstenen.';
    case 'K3.3':
      return 'Je hebt geen worp meer over. Neem een inwoner die je hebt overgehaald of, als die er niet is, de strafkaart.';
    case 'K3.5':
      return 'Laat minstens één dobbelsteen over om te gooien. Wil je ze alle zes houden, stop dan.';
    case 'K4.1':
      return `Voor ${it} ${lacks(citizenOf(DECK[Number(why.card)]!).wish, why.lacks as readonly number[])}.`;
    case 'K4.2':
      return `Je hebt ${it} overgehaald, dus je kunt geen strafkaart pakken: neem een inwoner.`;
    case 'K4.4':
      return `${capital(it)} brengt van die plaats geen locatie mee, dus er valt niets te laten liggen.`;
    case 'K6.3':
      return 'Je kunt alleen van een extra beurt afzien, en alleen voor de eerste worp.';
    case 'K6.7':
      return why.dragon === undefined
        ? 'Je hebt geen draak om weg te geven.'
        : `Geef eerst ${card(DECK[Number(why.dragon)]!)} aan een tegenstander.`;
    case 'K6.8':
      return `Je mag ${card(DECK[Number(why.dragon)]!)} niet houden: geef hem aan een tegenstander.`;
    case 'K8.1':
    case 'E2':
      return 'De partij is afgelopen: er valt niets meer te spelen.';
    case 'E1':
      return 'Dat is geen zet in dit spel. Kies een van de gemarkeerde zetten.';
    case 'E3':
      return 'Je kunt alleen je eigen laatste zet ongedaan maken, zolang niemand anders heeft gespeeld, en nooit een worp of een nieuwe kaart.';
    default:
      return 'Dat mag niet van de regels. Kies een van de gemarkeerde zetten.';
  }
}

/** "met z’n vieren". */
const together = ['', '', 'tweeën', 'drieën', 'vieren', 'vijven'];

const endings = {
  citizens: 'De laatste inwoner is getrokken',
  penalties: 'De laatste strafkaart is gepakt',
  locations: 'De laatste kaart van een locatiestapel is genomen',
};

const rows: Readonly<Record<string, string>> = {
  citizens: 'Inwoners',
  fairies: 'Feeën',
  locations: 'Locaties',
  penalties: 'Strafkaarten',
  dragons: 'Draken',
};

export const words: KingWords = {
  title: 'King of the Dice',
  tagline,
  options: {
    penalties: {
      name: 'Strafkaarten',
      about: 'Volgens het boekje worden ze geschud. Op volgorde komen de mildste eerst: een vriendelijker huisregel.',
      values: { shuffled: 'Geschud', sorted: 'De mildste eerst' },
    },
    odds: {
      name: 'Kansen',
      about: 'Of de tafel laat zien hoe groot precies de kans is om elke inwoner over te halen met de worpen die je nog hebt.',
      values: { shown: 'Zichtbaar', hidden: 'Verborgen' },
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
  total: 'totaal',
  effect: (kind) => effects[kind],
  card,
  board: {
    dice: 'Dobbelstenen',
    die: ({ n, face, colour, kept }) => `Dobbelsteen ${n}: ${ofNumber[colour]} ${face}${kept ? ', vastgehouden' : ''}`,
    unrolled: 'Nog niet gegooid',
    kept: 'vast',
    roll: 'Gooi de dobbelstenen',
    rollAgain: (dice) => (dice === 1 ? 'Gooi 1 dobbelsteen' : `Gooi ${dice} dobbelstenen`),
    rollsLeft: (n) => (n === 0 ? 'Geen worp meer' : n === 1 ? 'Nog 1 worp' : `Nog ${n} worpen`),
    fourRolls: 'Vier worpen dankzij de elf',
    row: 'Open inwoners',
    slot: ({ n, card: it, fulfilled, chance: p }) => {
      const state = fulfilled ? ', overgehaald' : p === undefined ? '' : `, kans ${chance(p)}`;
      return `Plaats ${n}: ${card(it)}${state}`;
    },
    emptySlot: 'Lege plaats',
    fulfilled: 'overgehaald',
    chance,
    atBest: (p) => `beste ${chance(p)}`,
    chanceKept: ({ kept, best }) =>
      `Kans met de dobbelstenen die je houdt: ${chance(kept)}; met de beste dobbelstenen ervoor: ${chance(best)}`,
    showChances: 'Toon kansen',
    hideChances: 'Verberg kansen',
    brings: (location) => `Brengt ${card(location)} mee`,
    stack: ({ place, points: worth, left }) => `${places[place]}: bovenop ${points(worth)}, nog ${cards(left)}`,
    drawPile: (n) => `Trekstapel: ${cards(n)}`,
    discardPile: (n) => `Aflegstapel: ${cards(n)}`,
    penaltyPile: ({ points: worth, left }) => `Volgende strafkaart: ${signed(worth)}, nog ${cards(left)}`,
    take: (it) => `Neem ${card(it)}`,
    takeWith: (kind, location) => `${kinds[kind]} + ${lower(places[placeOf(location)]!)} (+${pointsOf(location)})`,
    takeWithout: (kind) => `Alleen de ${lower(kinds[kind])}`,
    stop: (worth) => `Stop en pak de strafkaart (${signed(worth)})`,
    stopHelp: 'Je dobbelstenen halen niemand over: stop je nu, dan pak je de bovenste strafkaart.',
    noneReached: (worth) => `Pak de strafkaart (${signed(worth)})`,
    reachedHelp: 'Tik op een inwoner met een vinkje om die te nemen.',
    lastLocationTitle: 'Dit is de laatste kaart van de stapel',
    lastLocationHelp: 'Neem je de locatie, dan is de partij meteen afgelopen. Je mag die ook laten liggen.',
    endsGame: 'beëindigt de partij',
    giveTitle: (dragon) => `Wie krijgt ${card(dragon)}?`,
    giveTo: (name) => `Geef hem aan ${name}`,
    extraTitle: 'Je hebt een extra beurt',
    pass: 'Extra beurt overslaan',
    yourKingdom: 'Jouw koninkrijk',
    kingdomOf: (name) => `Het koninkrijk van ${name}`,
    emptyKingdom: 'Hier woont nog niemand',
    topCard: (it) => `Bovenop: ${card(it)}`,
    cards,
    points,
    seePile: 'Bekijk de hele stapel',
    turnRoll: ({ seat, extra }, who) => {
      if (who.isYou(seat)) return extra ? 'Jouw extra beurt: gooi de dobbelstenen' : 'Jouw beurt: gooi de dobbelstenen';
      return extra ? `${who.name(seat)} heeft een extra beurt` : `${who.name(seat)} is aan de beurt`;
    },
    turnChoose: ({ seat, left, reached }, who) => {
      if (!who.isYou(seat)) return `${who.name(seat)} denkt na over de dobbelstenen`;
      if (left > 0) return reached ? 'Neem een inwoner, of hou dobbelstenen vast en gooi' : 'Hou dobbelstenen vast en gooi de rest';
      return reached ? 'Geen worp meer: neem een overgehaalde inwoner' : 'Niemand overgehaald: pak de strafkaart';
    },
    turnGive: (seat, who) => (who.isYou(seat) ? 'Geef de draak aan een tegenstander' : `${who.name(seat)} geeft een draak weg`),
    close: 'Sluiten',
  },
  about: () => import('./nl-about.ts').then((m) => m.about),
  hints: () => import('./nl-hints.ts').then((m) => m.hints),
  lessons: () => import('./nl-lessons.ts').then((m) => m.lessons),
  count: () => import('./nl-count.ts').then((m) => m.count),
  examples: () => import('./nl-examples.ts').then((m) => m.examples),
  chapters: () => import('./nl-rules.ts').then((m) => m.chapters),
};
