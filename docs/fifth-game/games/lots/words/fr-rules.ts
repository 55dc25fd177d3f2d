import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'L1',
    title: 'Le matériel',
    rules: [
      {
        id: 'L1.1',
        text: 'Il y a douze lots, numérotés de 1 à 12. Chacun des deux ou trois joueurs en reçoit trois, qu’il est seul à voir ; les autres restent dans la boîte.',
      },
    ],
  },
  {
    id: 'L2',
    title: 'Votre tour',
    rules: [
      { id: 'L2.1', text: 'Vous jouez chacun votre tour, dans le sens horaire. Celui dont c’est le tour montre un lot.' },
      { id: 'L2.2', text: 'On montre un lot de sa propre main, et il reste visible.' },
    ],
  },
  {
    id: 'L3',
    title: 'La fin',
    rules: [
      { id: 'L3.1', text: 'La partie est finie quand tous les lots de toutes les mains sont montrés.' },
      { id: 'L3.2', text: 'La plus grande somme gagne. Option : ou la plus petite. À sommes égales, on partage sa place.' },
    ],
  },
];
