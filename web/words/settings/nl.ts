import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  speed: 'Snelheid',
  speeds: { relaxed: 'Rustig', normal: 'Normaal', quick: 'Snel' },
  taps: 'Wachten op een tik',
  tapsAbout: 'Na elke slag of beurt wacht de tafel tot je tikt.',
  trivial: 'Vanzelfsprekende zetten voor mij spelen',
  trivialAbout: 'Zodra je op dit apparaat twee partijen van hetzelfde spel hebt uitgespeeld. De tafel laat zien wat er gespeeld is.',
};
