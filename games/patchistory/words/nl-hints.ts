import { hintsIn } from './hints.ts';

export const hints = hintsIn('nl', {
  colon: ':',
  action: (name) => `Wat dacht je van “${name}”?`,
  bid: 'Hier loont een bod. Hoe hoog zou je gaan?',
  wait: 'Misschien komt er nog een betere tegel.',
  put: 'Waar levert een arbeider je het meeste op?',
  workers: 'Kijk naar je arbeiders: staat er een op de verkeerde plaats?',
  done: 'Misschien heb je hier genoeg gedaan.',
  effect: 'Bedenk wat een held of wonder voor je kan doen.',
  levels: 'Je niveaus',
  goods: 'Meteen',
  more: (culture) => `Ruwe schatting: aan het eind van het spel ongeveer ${culture} cultuur meer voor jou dan met de op één na beste zet.`,
});
