import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('en');
const span = hoursOr({ hours: (n) => (n === 1 ? '1 hour' : `${n} hours`), minutes: (n) => (n === 1 ? '1 minute' : `${n} minutes`) });

export const words: NoticeWords = {
  turn: (game) => `${game}: it’s your turn`,
  asked: (game) => `${game}: your answer is needed`,
  seat: (game) => `${game}: a seat is reserved for you`,
  over: (game) => `${game}: the game is over`,
  calledOff: (game) => `${game}: the game was called off`,
  reminder: (game) => `${game}: your time is running out`,
  begun: 'The game has begun.',
  movedBy: (name) => `${name} has moved.`,
  keptBy: (name) => `${name} would like to play with you.`,
  with: (names) => `With ${list.format(names)}.`,
  timeLeft: (minutes) => `You have ${span(minutes)} left.`,
  daily: (tables) => (tables === 1 ? 'One table has news for you' : `${tables} tables have news for you`),
  open: 'Go to the table',
  tried: 'Royaumes can reach you',
  triedAbout: 'This is how you’ll be notified when a table waits for you.',
  newSignIn: 'New sign-in to your Royaumes account',
  signedIn: (name, device) =>
    `Someone just signed in as ${name}${device ? ` (${device})` : ''}. If it wasn’t you, change your password: that signs everyone else out.`,
  toAccount: 'Go to your account',
  code: (code) => `Your code for Royaumes: ${code}`,
  codeAbout: 'Enter it on your account page within an hour, and notifications will come to this address.',
  codeNotYours: 'If you didn’t ask for it, someone mistyped their address: just ignore this e-mail, and no more will come.',
  whyLetter: 'You get this e-mail because you asked for notifications by e-mail.',
  endLetters: 'Unsubscribe',
  ended: 'You are unsubscribed: no more e-mails will come to this address.',
  endedAlready: 'This link no longer works: no more e-mails are being sent.',
};
