import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'L1',
    title: 'Wat er is',
    rules: [
      {
        id: 'L1.1',
        text: 'Er zijn twaalf loten, genummerd van 1 tot 12. Elk van de twee of drie spelers krijgt er drie, die niemand anders ziet; de rest blijft in de doos.',
      },
    ],
  },
  {
    id: 'L2',
    title: 'Je beurt',
    rules: [
      { id: 'L2.1', text: 'Je speelt om de beurt, met de klok mee. Wie aan de beurt is, toont een lot.' },
      { id: 'L2.2', text: 'Je toont een lot uit je eigen hand, en het blijft open liggen.' },
    ],
  },
  {
    id: 'L3',
    title: 'Het einde',
    rules: [
      { id: 'L3.1', text: 'Het spel is afgelopen als alle loten uit alle handen getoond zijn.' },
      { id: 'L3.2', text: 'De hoogste som wint. Optie: of de laagste. Bij gelijke som deel je je plaats.' },
    ],
  },
];
