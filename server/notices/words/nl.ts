import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('nl');
const span = hoursOr({ hours: (n) => `${n} uur`, minutes: (n) => (n === 1 ? '1 minuut' : `${n} minuten`) });

export const words: NoticeWords = {
  turn: (game) => `${game}: jij bent aan de beurt`,
  asked: (game) => `${game}: er wordt op je antwoord gewacht`,
  seat: (game) => `${game}: er is een plaats voor je vrijgehouden`,
  over: (game) => `${game}: het spel is afgelopen`,
  reminder: (game) => `${game}: je tijd is bijna om`,
  begun: 'Het spel is begonnen.',
  movedBy: (name) => `${name} heeft gespeeld.`,
  keptBy: (name) => `${name} wil graag met je spelen.`,
  with: (names) => `Met ${list.format(names)}.`,
  timeLeft: (minutes) => `Je hebt nog ${span(minutes)}.`,
  daily: (tables) => (tables === 1 ? 'Nieuws aan één tafel' : `Nieuws aan ${tables} tafels`),
  open: 'Naar de tafel',
  tried: 'Royaumes kan je bereiken',
  triedAbout: 'Zo hoor je het wanneer een tafel op je wacht.',
  newSignIn: 'Nieuwe login op je Royaumes-account',
  signedIn: (name, device) =>
    `Er is net ingelogd als ${name}${device ? ` (${device})` : ''}. Was jij dat niet? Wijzig dan je wachtwoord: daarmee log je iedereen elders uit.`,
  toAccount: 'Naar je account',
  code: (code) => `Je code voor Royaumes: ${code}`,
  codeAbout: 'Vul ze binnen het uur in op de pagina over jou, dan komen berichten naar dit adres.',
  codeNotYours: 'Heb je hier niet om gevraagd, dan tikte iemand een verkeerd adres: doe niets, en er komt geen andere brief.',
  whyLetter: 'Je krijgt deze brief omdat je om berichten per e-mail vroeg.',
  endLetters: 'Geen brieven meer',
  ended: 'Er komen geen brieven meer naar dit adres.',
  endedAlready: 'Via deze link gaan geen brieven meer uit.',
};
