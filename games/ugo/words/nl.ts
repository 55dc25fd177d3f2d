import type { GameEvent, Refusal, Who } from '#engine';
import { listIn } from '#engine/words';
import { type Card, type Colour, colourOf, DECK, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './nl-tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['rood', 'blauw', 'groen', 'geel', 'grijs'];
const lands = ['heuvels', 'meren', 'weiden', 'akkers', 'bergen'];
/** As said of a card: "de rode 6". */
const ofCard = ['rode', 'blauwe', 'groene', 'gele', 'grijze'];

const colourName = (colour: Colour) => colours[colour]!;
const card = (card: Card) => `${ofCard[colourOf(card)]} ${faceValue(card)}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const farmers = (n: number) => (n === 1 ? '1 boer' : `${n} boeren`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = listIn('nl');

/** "Anna speelt", "Je speelt": the verb must sound alike for both. */
const subject = (seat: number, who: Who) => (who.isYou(seat) ? 'Je' : who.name(seat));

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as UgoEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'dealt': {
      const deals = who.isYou(it.dealer) ? 'jij deelt' : `${who.name(it.dealer)} deelt`;
      return `Ronde ${it.round + 1}: ${deals}, ${who.isYou(it.leader) ? 'jij komt' : `${who.name(it.leader)} komt`} uit.`;
    }
    case 'played':
      return `${subject(it.seat, who)} speelt de ${card(it.card)}.`;
    case 'won':
      return `${subject(it.seat, who)} wint de slag met de ${card(it.card)}.`;
    case 'farmers': {
      const full = it.got === 0 ? 'alle plaatsen zijn bezet' : 'er was nog maar 1 plaats vrij';
      const short = it.dry ? (it.got === 0 ? 'de voorraad is op' : 'er was er nog maar 1 in de voorraad') : full;
      const got = it.got === it.earned ? '' : `, maar ${short}`;
      return `${subject(it.seat, who)} verdient ${farmers(it.earned)} met de ${card(it.card)}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `de ${card(top)} op vak ${it.spaces[i]! + 1}`);
      return `${subject(it.seat, who)} legt ${list.format(places)}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${signed(n)}`);
      return `Einde van ronde ${it.round + 1}: ${points.join(', ')}.`;
    }
    case 'undo':
      return `${subject(it.seat, who)} maakt de laatste zet ongedaan.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = colourName(Number(why.colour));
  switch (why.rule) {
    case 'U2.1':
      return `${who.name(Number(why.seat))} is aan de beurt. Nog even geduld.`;
    case 'U2.2':
      return `Je hebt de ${card(DECK[Number(why.card)]!)} niet. Speel een kaart uit je eigen hand.`;
    case 'U2.3':
      return `${capital(colour)} is gevraagd en je hebt ${colour}: beken kleur met een ${ofCard[Number(why.colour)]} kaart.`;
    case 'U2.7':
      return 'Je hebt nu geen slag om neer te leggen.';
    case 'U3.1':
      if (why.colour !== undefined) return `Alle gewonnen kaarten moeten neer: ${colour} ontbreekt nog.`;
      return who.isYou(Number(why.seat))
        ? 'Leg eerst de slag neer die je gewonnen hebt.'
        : `${who.name(Number(why.seat))} moet eerst de gewonnen slag neerleggen. Heel even wachten.`;
    case 'U3.2':
      return `Alle ${ofCard[Number(why.colour)]} kaarten gaan naar één vak: kies er maar één voor bovenop.`;
    case 'U3.3':
      return `${capital(colour)} ligt al op vak ${Number(why.space) + 1}: de nieuwe kaarten gaan daar op de stapel.`;
    case 'U3.5':
      return `De ${card(DECK[Number(why.card)]!)} zit niet in de slag die je net won: leg een kaart uit die slag bovenop.`;
    case 'U6.2':
    case 'E2':
      return 'De partij is afgelopen: er valt niets meer te spelen.';
    case 'E1':
      return 'Dat is geen zet in dit spel. Kies een van de gemarkeerde zetten.';
    case 'E3':
      return 'Je kunt alleen je eigen laatste zet ongedaan maken, zolang niemand anders heeft gespeeld en er niet opnieuw is gedeeld.';
    default:
      return 'Dat mag niet van de regels. Kies een van de gemarkeerde zetten.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline,
  options: {
    rounds: {
      name: 'Rondes',
      about: 'Hoeveel rondes het spel duurt. Volgens de boekjes zijn het er vier.',
      values: { 1: 'Eén ronde', 2: 'Twee rondes', 3: 'Drie rondes', 4: 'Vier rondes' },
    },
    pool: {
      name: 'Boeren bij twee spelers',
      about: 'In de Kosmos-editie delen twee spelers per ronde twaalf boeren. In de boekjes die wij volgen zijn er genoeg voor iedereen.',
      values: { full: 'Genoeg voor iedereen', twelve: 'Twaalf om te delen' },
    },
  },
  endings: { rounds: 'Alle rondes zijn gespeeld' },
  orders: {
    forced: {
      name: 'De enige kaart die ik mag spelen',
      about: 'Moet je bekennen en heb je maar één kaart van die kleur, of is het je laatste kaart, dan wordt die meteen voor je gespeeld.',
    },
  },
  row: (what, n) => (what === 'round' ? `Ronde ${n}` : what),
  event,
  refusal,
  colours,
  lands,
  card,
  board: {
    yourHand: 'Jouw hand',
    handOf: (name) => `De hand van ${name}`,
    trick: 'Slag',
    kingdomOf: (name) => `Het koninkrijk van ${name}`,
    yourKingdom: 'Jouw koninkrijk',
    round: (round, rounds) => `Ronde ${round} van ${rounds}`,
    trickNumber: (trick) => `Slag ${trick}`,
    leads: 'komt uit',
    dealer: 'deler',
    ledColour: (colour) => `Gevraagd: ${colourName(colour)}`,
    space: ({ n, top, buried, farmers: has, needs, worth }) => {
      const below = buried === 0 ? '' : buried === 1 ? ' op 1 kaart' : ` op ${buried} kaarten`;
      const pile = top === undefined ? 'geen kaart' : `${card(top)}${below}`;
      return `Vak ${n}: ${pile}, ${has} van ${farmers(needs)}, waard ${signed(worth)}`;
    },
    farmers,
    worth: 'Nu waard',
    total: 'Totaal',
    points: (n) => (Math.abs(n) === 1 ? `${signed(n)} punt` : `${signed(n)} punten`),
    cardsLeft: (n) => (n === 1 ? 'nog 1 kaart' : `nog ${n} kaarten`),
    turnPlay: (seat, who) => (who.isYou(seat) ? 'Jouw beurt: speel een kaart' : `${who.name(seat)} is aan de beurt`),
    turnLay: (seat, who) => (who.isYou(seat) ? 'Jouw slag: leg de kaarten neer' : `${who.name(seat)} legt de slag neer`),
    wonTrick: (seat, who) => (who.isYou(seat) ? 'Je wint de slag' : `${who.name(seat)} wint de slag`),
    layTitle: 'Leg je gewonnen kaarten neer',
    layHelp: 'Zet de nieuwe kleuren op volgorde en kies van elke stapel de bovenste kaart. Alleen die telt.',
    layTop: (colour) => `Bovenste ${ofCard[colour]} kaart`,
    layConfirm: 'Zo neerleggen',
    moveLeft: 'Naar links',
    moveRight: 'Naar rechts',
    roundScores: 'Punten per ronde',
    counted: (round) => `Einde van ronde ${round}`,
    nextRound: 'Volgende ronde',
    seePile: 'Bekijk de hele stapel',
    winning: 'wint',
    close: 'Sluiten',
    ahead: (chosen) => `De ${card(chosen)} wordt gespeeld zodra je aan de beurt bent. Kies hem nog eens om hem terug te nemen.`,
  },
  about: () => import('./nl-about.ts').then((m) => m.about),
  hints: () => import('./nl-hints.ts').then((m) => m.hints),
  lessons: () => import('./nl-lessons.ts').then((m) => m.lessons),
  count: () => import('./nl-count.ts').then((m) => m.count),
  examples: () => import('./nl-examples.ts').then((m) => m.examples),
  chapters: () => import('./nl-rules.ts').then((m) => m.chapters),
};
