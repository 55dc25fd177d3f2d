import type { PreviewWords } from './words.ts';

export const words: PreviewWords = {
  title: (game, host) => (host ? `${game} mit ${host}` : game),
  open: (free, of) => (free === 1 ? `1 von ${of} Plätzen ist frei: Spiel mit!` : `${free} von ${of} Plätzen sind frei: Spiel mit!`),
  full: 'Die Partie läuft: Schau zu!',
  over: 'Die Partie ist zu Ende: Sieh sie dir an.',
  home: 'Brettspiele um Königreiche, direkt im Browser. Spiel sofort gegen Bots oder per Link mit Freunden.',
  picture: (game) => `Spielmaterial des Brettspiels ${game}`,
};
