import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  daily: 'Daily deal',
  about: 'Everyone gets the same deal against the same bots, and one try. Finish yours to see all results and replays.',
  alone: 'No connection: you can play today’s offline deal on this device. Its result isn’t shared.',
  begin: 'Play',
  results: 'Results',
  nobody: 'Nobody finished this deal.',
  player: 'Player',
  place: 'Place',
  score: 'Points',
  dayBefore: 'The day before',
  today: 'Today',
};
