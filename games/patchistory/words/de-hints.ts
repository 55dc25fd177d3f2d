import { hintsIn } from './hints.ts';

export const hints = hintsIn('de', {
  colon: ':',
  action: (name) => `Wie wäre es mit „${name}“?`,
  bid: 'Hier lohnt sich ein Gebot. Wie hoch würdest du gehen?',
  wait: 'Vielleicht kommt noch eine bessere Kachel.',
  put: 'Wo bringt dir ein Arbeiter am meisten?',
  workers: 'Schau auf deine Arbeiter: Steht einer am falschen Ort?',
  done: 'Vielleicht hast du hier genug getan.',
  effect: 'Überleg, was ein Held oder Wunder für dich tun kann.',
  levels: 'Deine Stufen',
  goods: 'Sofort',
  more: (culture) => `Grob geschätzt: am Spielende etwa ${culture} Kultur mehr für dich als mit dem nächstbesten Zug.`,
});
