import type { GameEvent, Refusal, Who } from '#engine';
import { type Card, type Colour, colourOf, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['rood', 'blauw', 'groen', 'geel', 'grijs'];
const lands = ['heuvels', 'meren', 'weiden', 'akkers', 'bergen'];
/** As said of a card: "de rode 6". */
const ofCard = ['rode', 'blauwe', 'groene', 'gele', 'grijze'];

const colourName = (colour: Colour) => colours[colour] as string;
const card = (card: Card) => `${ofCard[colourOf(card)]} ${faceValue(card)}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const farmers = (n: number) => (n === 1 ? '1 boer' : `${n} boeren`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`);

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
      const got = it.got === 0 ? ', maar krijgt er geen' : it.got < it.earned ? `, maar krijgt er maar ${it.got}` : '';
      return `${subject(it.seat, who)} verdient ${farmers(it.earned)} met de ${card(it.card)}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `de ${card(top)} op vak ${(it.spaces[i] as number) + 1}`);
      return `${subject(it.seat, who)} legt ${listed(places)}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'jij' : who.name(seat)} ${signed(n)}`);
      return `Einde van ronde ${it.round + 1}: ${points.join(', ')}.`;
    }
    case 'undo':
      return `${subject(it.seat, who)} neemt de laatste zet terug.`;
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
      return `Je hebt de ${card(Number(why.card))} niet. Speel een kaart uit je eigen hand.`;
    case 'U2.3':
      return `${capital(colour)} is gevraagd en je hebt ${colour}: beken kleur met een ${ofCard[Number(why.colour)]} kaart.`;
    case 'U2.7':
      return 'Je hebt nu geen gewonnen slag om neer te leggen.';
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
      return `De ${card(Number(why.card))} zit niet in de slag die je net won: leg een kaart uit die slag bovenop.`;
    case 'U6.2':
    case 'E2':
      return 'Het spel is uit: er valt niets meer te spelen.';
    case 'E1':
      return 'Zo’n zet bestaat hier niet. Kies een van de zetten die oplichten.';
    case 'E3':
      return 'Je kunt alleen je eigen laatste zet terugnemen, zolang niemand anders heeft gespeeld en er niet opnieuw is gedeeld.';
    default:
      return 'Dat mag niet van de regels. Kies een van de zetten die oplichten.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline: tagline.nl,
  options: {
    rounds: {
      name: 'Rondes',
      about: 'Hoeveel rondes het spel duurt. Volgens de boekjes zijn het er vier.',
      values: { 1: 'Eén ronde', 2: 'Twee rondes', 3: 'Drie rondes', 4: 'Vier rondes' },
    },
    pool: {
      name: 'Boeren met z’n tweeën',
      about: 'In de Kosmos-editie delen twee spelers per ronde twaalf boeren. In de boekjes die wij volgen zijn er genoeg voor iedereen.',
      values: { full: 'Genoeg voor iedereen', twelve: 'Samen twaalf' },
    },
  },
  endings: { rounds: 'Alle rondes zijn gespeeld' },
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
    turnPlay: (seat, who) => (who.isYou(seat) ? 'Jij bent aan zet: speel een kaart' : `${who.name(seat)} is aan de beurt`),
    turnLay: (seat, who) => (who.isYou(seat) ? 'Jouw slag: leg de kaarten neer' : `${who.name(seat)} legt de slag neer`),
    wonTrick: (seat, who) => (who.isYou(seat) ? 'Je wint de slag' : `${who.name(seat)} wint de slag`),
    layTitle: 'Leg je gewonnen kaarten neer',
    layHelp: 'Zet de nieuwe kleuren op volgorde en kies van elke stapel de bovenste kaart. Alleen die telt.',
    layOrder: 'Nieuwe kleuren, van links naar rechts',
    layTop: (colour) => `Bovenste ${ofCard[colour]} kaart`,
    layConfirm: 'Zo neerleggen',
    moveLeft: 'Naar links',
    moveRight: 'Naar rechts',
    roundScores: 'Punten per ronde',
    counted: (round) => `Ronde ${round} is geteld`,
    nextRound: 'Volgende ronde',
    seePile: 'Bekijk de hele stapel',
    winning: 'wint',
    close: 'Sluiten',
  },
  chapters: [
    {
      id: 'U1',
      title: 'Waarmee je speelt',
      rules: [
        {
          id: 'U1.1',
          text: 'Er zijn 45 landkaarten in vijf kleuren: rode heuvels, blauwe meren, groene weiden, gele akkers en grijze bergen. Elke kleur loopt van 0 tot en met 8, van elke waarde één kaart.',
        },
        {
          id: 'U1.2',
          text: 'Je speelt met z’n tweeën, drieën of vieren. Ieder heeft een koninkrijk: vijf vakken op een rij, die van links naar rechts 1, 1, 2, 3 en 4 boeren nodig hebben. De eerste twee vakken hebben hun boer al; de negen andere plaatsen zijn nog leeg.',
        },
        {
          id: 'U1.3',
          text: 'Voor elke ronde worden alle 45 kaarten geschud en krijgt iedereen er tien, met hoeveel je ook bent. De rest gaat ongezien weg tot de ronde voorbij is.',
        },
        {
          id: 'U1.4',
          text: 'Wie links van de deler zit, komt uit voor de eerste slag; na elke ronde schuift het delen met de klok mee door. Het lot wijst de eerste deler aan (onze uitleg: de boekjes laten het open).',
        },
        { id: 'U1.5', text: 'Een spel duurt vier rondes. Optie: je kunt afspreken er één, twee of drie te spelen.' },
      ],
    },
    {
      id: 'U2',
      title: 'Een slag spelen',
      rules: [
        {
          id: 'U2.1',
          text: 'Een ronde telt tien slagen. Eén speler komt uit en daarna speelt, met de klok mee, ieder ander ook één kaart.',
        },
        { id: 'U2.2', text: 'Je kaart komt uit je eigen hand en je trekt nooit bij: tien kaarten, tien slagen.' },
        {
          id: 'U2.3',
          text: 'Wie uitkomt, kiest vrij. Daarna geldt: heb je de gevraagde kleur, dan moet je kleur bekennen, ook als het pijn doet.',
        },
        { id: 'U2.4', text: 'Heb je die kleur niet, dan mag alles. En hoger spelen dan wat er ligt, hoeft nooit.' },
        {
          id: 'U2.5',
          text: 'De slag gaat naar de hoogste waarde, welke kleur die ook heeft: een groene 8 klopt een blauwe 7, ook als blauw gevraagd is. (Een 0 wint dus alleen als iedereen een 0 speelt.)',
        },
        {
          id: 'U2.6',
          text: 'Ligt de hoogste waarde er meer dan eens, dan gaat de kaart in de gevraagde kleur voor. Is die er niet bij, dan telt wie het eerst was.',
        },
        { id: 'U2.7', text: 'Wie wint, pakt de hele slag en komt uit voor de volgende.' },
      ],
    },
    {
      id: 'U3',
      title: 'De gewonnen kaarten neerleggen',
      rules: [
        {
          id: 'U3.1',
          text: 'Win je een slag, dan gaan alle kaarten ervan je koninkrijk in, ook die je liever niet had. Je legt ze neer voordat de volgende slag begint; na de tiende vóór het tellen.',
        },
        { id: 'U3.2', text: 'Alles op kleur: één kleur per vak, één vak per kleur.' },
        { id: 'U3.3', text: 'Een kleur die je al hebt, gaat boven op de eigen stapel.' },
        {
          id: 'U3.4',
          text: 'Een nieuwe kleur krijgt het meest linkse vrije vak; gaten laat je niet. Zijn er meer kleuren nieuw, dan kies jij de volgorde: hoe verder naar rechts, hoe meer boeren er nodig zijn.',
        },
        {
          id: 'U3.5',
          text: 'Win je meer kaarten van één kleur, dan kies jij welke daarvan bovenop komt. Wat er al lag, raakt bedolven, hoe hoog het ook was: een 0 kan zomaar op je 8 belanden.',
        },
        { id: 'U3.6', text: 'Is de volgende kaart gespeeld, dan blijft alles liggen waar het ligt.' },
        { id: 'U3.7', text: 'Kan het maar op één manier, dan gaat het neerleggen vanzelf (onze uitleg).' },
      ],
    },
    {
      id: 'U4',
      title: 'Boeren',
      rules: [
        {
          id: 'U4.1',
          text: 'Wie de slag wint, krijgt de boeren van de winnende kaart: twee bij een 3, 4 of 5, één bij een 6 of 7, geen bij een 0 of een 8.',
        },
        {
          id: 'U4.2',
          text: 'Een 1 betaalt uit als hij verliest: één boer als de winnende kaart dezelfde kleur heeft, twee als die een andere kleur heeft.',
        },
        {
          id: 'U4.3',
          text: 'Een 2 betaalt uit als hij van een andere kleur verliest: één boer. Heeft de winnende kaart dezelfde kleur, dan krijg je niets.',
        },
        {
          id: 'U4.4',
          text: 'Een 1 of 2 die wint, brengt geen boer op. Kijk altijd naar de kleur van de winnende kaart, en die hoeft niet de gevraagde te zijn; elke verliezende 1 of 2 bekijk je apart.',
        },
        { id: 'U4.5', text: 'Boeren vullen je koninkrijk van links naar rechts: elke nieuwe neemt de eerste lege plaats.' },
        { id: 'U4.6', text: 'Zijn alle negen plaatsen bezet, dan gaan boeren die je nog verdient verloren (onze uitleg).' },
        {
          id: 'U4.7',
          text: 'Optie voor twee spelers, uit de Kosmos-editie: per ronde is er één voorraad van twaalf boeren, en is die op, dan krijgt niemand er nog. Verdienen jullie allebei in dezelfde slag, dan gaat de winnaar van de slag voor (onze uitleg).',
        },
      ],
    },
    {
      id: 'U5',
      title: 'De telling',
      rules: [
        { id: 'U5.1', text: 'Ligt de tiende slag er, dan is de ronde voorbij en wordt elk koninkrijk geteld, vak voor vak.' },
        { id: 'U5.2', text: 'Een vak met kaarten en al zijn boeren is zoveel waard als de bovenste kaart. Wat eronder ligt, telt niet.' },
        {
          id: 'U5.3',
          text: 'Een vak met al zijn boeren maar zonder kaart geeft de gedrukte punten: 1 voor het derde vak, 3 voor het vierde, 5 voor het vijfde. De eerste twee hebben er geen.',
        },
        {
          id: 'U5.4',
          text: 'Een vak met kaarten maar te weinig boeren kost 5 punten voor elke boer die er niet is, en de bovenste kaart telt niet. Ja, je kunt onder nul uitkomen.',
        },
        { id: 'U5.5', text: 'Een vak zonder kaart en met te weinig boeren levert niets op en kost niets.' },
        { id: 'U5.6', text: 'Gedrukte punten komen nooit bij een kaart op: een vol vak met een 0 bovenop geeft 0.' },
      ],
    },
    {
      id: 'U6',
      title: 'Wie wint',
      rules: [
        { id: 'U6.1', text: 'Voor een nieuwe ronde gaan de koninkrijken leeg en de verdiende boeren naar huis. Alleen je punten blijven.' },
        { id: 'U6.2', text: 'Na de laatste ronde tel je alle rondes op: het hoogste totaal wint.' },
        { id: 'U6.3', text: 'Delen er een paar het hoogste totaal, dan delen ze ook de overwinning (onze uitleg).' },
      ],
    },
    {
      id: 'U7',
      title: 'Open en geheim',
      rules: [
        {
          id: 'U7.1',
          text: 'Iedereen mag de kaarten in alle koninkrijken bekijken, ook de bedolven kaarten, en tellen hoeveel kaarten iemand heeft (onze uitleg). Wat je in je hand hebt en wat opzij ligt, blijft geheim.',
        },
      ],
    },
  ],
};
