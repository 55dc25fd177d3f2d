import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  daily: 'Spel van de dag',
  about:
    'Iedereen krijgt hetzelfde spel tegen dezelfde bots, en één poging. Speel het uit om alle uitslagen te zien en de partijen terug te kijken.',
  alone: 'Geen verbinding: je kunt de offlinepartij van vandaag spelen op dit apparaat. De uitslag wordt niet gedeeld.',
  begin: 'Spelen',
  results: 'Uitslagen',
  nobody: 'Niemand heeft dit spel uitgespeeld.',
  player: 'Speler',
  place: 'Plaats',
  score: 'Punten',
  dayBefore: 'De dag ervoor',
  today: 'Vandaag',
};
