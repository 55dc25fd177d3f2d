import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('en');
const span = hoursOr({ hours: (n) => (n === 1 ? '1 hour' : `${n} hours`), minutes: (n) => (n === 1 ? '1 minute' : `${n} minutes`) });

export const words: NoticeWords = {
  turn: (game) => `${game}: it is your turn`,
  asked: (game) => `${game}: your answer is awaited`,
  seat: (game) => `${game}: a seat is kept for you`,
  over: (game) => `${game}: the game is over`,
  reminder: (game) => `${game}: your time is running out`,
  begun: 'The game has begun.',
  movedBy: (name) => `${name} has moved.`,
  keptBy: (name) => `${name} would like to play with you.`,
  with: (names) => `With ${list.format(names)}.`,
  timeLeft: (minutes) => `You have ${span(minutes)} left.`,
  daily: (tables) => (tables === 1 ? 'One table has news for you' : `${tables} tables have news for you`),
  open: 'To the table',
  tried: 'Royaumes can reach you',
  triedAbout: 'This is how you will be told when a table waits for you.',
  newSignIn: 'New sign-in to your Royaumes account',
  signedIn: (name, device) =>
    `Someone just signed in as ${name}${device ? ` (${device})` : ''}. If it wasn’t you, change your password: that signs everyone else out.`,
  toAccount: 'To your account',
  code: (code) => `Your code for Royaumes: ${code}`,
  codeAbout: 'Enter it on the page about you within an hour, and notices will come to this address.',
  codeNotYours: 'If you did not ask for it, somebody mistyped an address: do nothing, and no other letter will come.',
  whyLetter: 'You get this letter because you asked for notices by mail.',
  endLetters: 'No more letters',
  ended: 'No more letters will come to this address.',
  endedAlready: 'No letters go out by this link any more.',
};
