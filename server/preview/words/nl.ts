import type { PreviewWords } from './words.ts';

export const words: PreviewWords = {
  title: (game, host) => (host ? `${game} met ${host}` : game),
  open: (free, of) => (free === 1 ? `1 van de ${of} plaatsen is vrij: speel mee.` : `${free} van de ${of} plaatsen zijn vrij: speel mee.`),
  full: 'De partij is bezig: kom kijken.',
  over: 'De partij is afgelopen: kijk hem terug.',
  home: 'Koninkrijkspellen in je browser. Speel meteen tegen bots, of met vrienden via een link.',
  picture: (game) => `Speelstukken van het bordspel ${game}`,
};
