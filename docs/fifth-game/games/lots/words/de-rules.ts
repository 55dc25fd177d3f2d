import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'L1',
    title: 'Das Spielmaterial',
    rules: [
      {
        id: 'L1.1',
        text: 'Es gibt zwölf Lose mit den Nummern 1 bis 12. Zu zweit oder zu dritt bekommt jeder drei, die nur er sieht; die anderen bleiben in der Schachtel.',
      },
    ],
  },
  {
    id: 'L2',
    title: 'Dein Zug',
    rules: [
      { id: 'L2.1', text: 'Ihr seid im Uhrzeigersinn nacheinander dran. Wer dran ist, zeigt ein Los.' },
      { id: 'L2.2', text: 'Du zeigst ein Los aus deiner eigenen Hand, und es bleibt offen.' },
    ],
  },
  {
    id: 'L3',
    title: 'Das Ende',
    rules: [
      { id: 'L3.1', text: 'Die Partie endet, wenn alle Lose aller Hände gezeigt sind.' },
      { id: 'L3.2', text: 'Die höchste Summe gewinnt. Option: oder die niedrigste. Gleiche Summen teilen sich den Platz.' },
    ],
  },
];
