import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  contrast: 'More contrast',
  contrastAbout: 'Black and white, with clear outlines. Also on if your device asks for it.',
  speed: 'Speed',
  speeds: { relaxed: 'Relaxed', normal: 'Normal', quick: 'Quick' },
  taps: 'Wait for a tap',
  tapsAbout: 'After each trick or turn, the table waits until you tap.',
  twice: 'Tap twice to play',
  twices: { small: 'For small pieces', always: 'Always', never: 'Never' },
  twiceAbout: 'On a touch screen, the first tap lifts the card or marks the place, and the second one plays it.',
  tapAgain: 'Tap again to play',
  trivial: 'Play obvious moves for me',
  trivialAbout: 'From your third game of the same kind on this device. You’ll see every move that’s played for you.',
  coach: 'Tips in your first games',
  coachAbout: 'Against bots, a line below the board tells you what to look out for. It stops after two finished games.',
};
