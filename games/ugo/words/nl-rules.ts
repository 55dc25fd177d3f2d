import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'U1',
    title: 'Waarmee je speelt',
    rules: [
      {
        id: 'U1.1',
        text: 'Er zijn 45 landschapskaarten in vijf kleuren: rode heuvels, blauwe meren, groene weiden, gele akkers en grijze bergen. Elke kleur loopt van 0 tot en met 8, van elke waarde één kaart.',
      },
      {
        id: 'U1.2',
        text: 'Je speelt met z’n tweeën, drieën of vieren. Ieder heeft een koninkrijk: vijf vakken op een rij, die van links naar rechts 1, 1, 2, 3 en 4 boeren nodig hebben. De eerste twee vakken hebben hun boer al; de negen andere plaatsen zijn nog leeg.',
      },
      {
        id: 'U1.3',
        text: 'Voor elke ronde worden alle 45 kaarten geschud en krijgt iedereen er tien, met hoeveel je ook bent. De rest blijft ongezien opzij liggen tot de ronde voorbij is.',
      },
      {
        id: 'U1.4',
        text: 'Wie links van de deler zit, komt uit voor de eerste slag; na elke ronde schuift het delen met de klok mee door. De eerste deler wordt geloot (onze uitleg: de boekjes laten het open).',
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
        text: 'De slag gaat naar de hoogste waarde, welke kleur die ook heeft: een groene 8 verslaat een blauwe 7, ook als blauw gevraagd is. (Een 0 wint dus alleen als iedereen een 0 speelt.)',
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
      { id: 'U3.3', text: 'Een kleur die je al hebt, komt boven op de stapel van die kleur.' },
      {
        id: 'U3.4',
        text: 'Een nieuwe kleur krijgt het meest linkse vrije vak; gaten laat je niet. Zijn er meerdere kleuren nieuw, dan kies jij de volgorde (onze uitleg: het ene boekje zegt dat alleen van je eerste kaarten, het andere nergens). Hoe verder naar rechts, hoe meer boeren er nodig zijn.',
      },
      {
        id: 'U3.5',
        text: 'Win je meerdere kaarten van één kleur, dan kies jij welke daarvan bovenop komt. Wat er al lag, raakt bedolven, hoe hoog het ook was: een 0 kan zomaar op je 8 belanden.',
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
        text: 'Een 1 loont als hij verliest: één boer als de winnende kaart dezelfde kleur heeft, twee als die een andere kleur heeft.',
      },
      {
        id: 'U4.3',
        text: 'Een 2 loont als hij van een andere kleur verliest: één boer. Heeft de winnende kaart dezelfde kleur, dan krijg je niets.',
      },
      {
        id: 'U4.4',
        text: 'Een 1 of 2 die wint, levert geen boer op. Kijk altijd naar de kleur van de winnende kaart, en die hoeft niet de gevraagde te zijn; elke verliezende 1 of 2 bekijk je apart.',
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
      { id: 'U5.6', text: 'Gedrukte punten tellen nooit mee als er een kaart ligt: een vol vak met een 0 bovenop geeft 0.' },
    ],
  },
  {
    id: 'U6',
    title: 'Wie wint',
    rules: [
      {
        id: 'U6.1',
        text: 'Voor een nieuwe ronde worden de koninkrijken leeggemaakt en gaan de verdiende boeren naar huis. Alleen je punten blijven.',
      },
      { id: 'U6.2', text: 'Na de laatste ronde tel je alle rondes op: wie het hoogste totaal heeft, wint.' },
      { id: 'U6.3', text: 'Hebben meerdere spelers het hoogste totaal, dan delen ze de overwinning (onze uitleg).' },
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
];
