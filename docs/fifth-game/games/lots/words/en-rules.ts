import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'L1',
    title: 'What there is',
    rules: [
      {
        id: 'L1.1',
        text: 'There are twelve lots, numbered 1 to 12. Each of the two or three of you is dealt three, which only you see; the others stay in the box.',
      },
    ],
  },
  {
    id: 'L2',
    title: 'Your turn',
    rules: [
      { id: 'L2.1', text: 'You take turns, clockwise. Whoever is to act shows one lot.' },
      { id: 'L2.2', text: 'You show a lot from your own hand, and it stays open.' },
    ],
  },
  {
    id: 'L3',
    title: 'The end',
    rules: [
      { id: 'L3.1', text: 'The game is over when every lot of every hand is shown.' },
      { id: 'L3.2', text: 'The highest sum wins. Option: or the lowest. Equal sums share their place.' },
    ],
  },
];
