import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('nl');
const span = hoursOr({ hours: (n) => `${n} uur`, minutes: (n) => (n === 1 ? '1 minuut' : `${n} minuten`) });

export const words: NoticeWords = {
  turn: (game) => `${game}: je bent aan de beurt`,
  asked: (game) => `${game}: er wordt op je antwoord gewacht`,
  seat: (game) => `${game}: er is een plaats voor je gereserveerd`,
  over: (game) => `${game}: de partij is afgelopen`,
  calledOff: (game) => `${game}: de partij is afgebroken`,
  reminder: (game) => `${game}: je tijd is bijna om`,
  begun: 'De partij is begonnen.',
  movedBy: (name) => `${name} heeft gespeeld.`,
  keptBy: (name) => `${name} wil graag met je spelen.`,
  with: (names) => `Met ${list.format(names)}.`,
  timeLeft: (minutes) => `Je hebt nog ${span(minutes)}.`,
  daily: (tables) => (tables === 1 ? 'Nieuws aan één tafel' : `Nieuws aan ${tables} tafels`),
  open: 'Naar de tafel',
  tried: 'Royaumes kan je bereiken',
  triedAbout: 'Zo krijg je een melding als een tafel op je wacht.',
  newSignIn: 'Nieuwe login op je Royaumes-account',
  signedIn: (name, device) =>
    `Er is net ingelogd als ${name}${device ? ` (${device})` : ''}. Was jij dat niet? Wijzig dan je wachtwoord: daarmee log je iedereen elders uit.`,
  toAccount: 'Naar je account',
  code: (code) => `Je code voor Royaumes: ${code}`,
  codeAbout: 'Vul hem binnen een uur in op je accountpagina, dan komen je meldingen op dit adres binnen.',
  codeNotYours: 'Heb je hier niet om gevraagd, dan typte iemand een verkeerd adres. Negeer deze e-mail: er komen er geen meer.',
  whyLetter: 'Je krijgt deze e-mail omdat je meldingen per e-mail hebt aangezet.',
  endLetters: 'Afmelden',
  ended: 'Je bent afgemeld: er komen geen e-mails meer op dit adres.',
  endedAlready: 'Deze link werkt niet meer: er worden geen e-mails meer gestuurd.',
};
