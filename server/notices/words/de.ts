import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('de');
const span = hoursOr({
  hours: (n) => (n === 1 ? '1 Stunde' : `${n} Stunden`),
  minutes: (n) => (n === 1 ? '1 Minute' : `${n} Minuten`),
});

export const words: NoticeWords = {
  turn: (game) => `${game}: Du bist dran`,
  asked: (game) => `${game}: Deine Antwort ist gefragt`,
  seat: (game) => `${game}: Ein Platz ist für dich reserviert`,
  over: (game) => `${game}: Die Partie ist zu Ende`,
  calledOff: (game) => `${game}: Die Partie wurde abgebrochen`,
  reminder: (game) => `${game}: Deine Zeit läuft ab`,
  begun: 'Die Partie hat begonnen.',
  movedBy: (name) => `${name} hat gezogen.`,
  keptBy: (name) => `${name} möchte mit dir spielen.`,
  with: (names) => `Mit ${list.format(names)}.`,
  timeLeft: (minutes) => `Du hast noch ${span(minutes)}.`,
  daily: (tables) => (tables === 1 ? 'Neues an einem Tisch' : `Neues an ${tables} Tischen`),
  open: 'Zum Tisch',
  tried: 'Royaumes kann dich erreichen',
  triedAbout: 'So erfährst du, wenn ein Tisch auf dich wartet.',
  newSignIn: 'Neue Anmeldung in deinem Royaumes-Konto',
  signedIn: (name, device) =>
    `Gerade hat sich jemand als ${name} angemeldet${device ? ` (${device})` : ''}. Warst du das nicht, ändere dein Passwort: Damit meldest du alle anderen ab.`,
  toAccount: 'Zu deinem Konto',
  code: (code) => `Dein Code für Royaumes: ${code}`,
  codeAbout: 'Gib ihn innerhalb einer Stunde auf deiner Kontoseite ein, dann kommen Benachrichtigungen an diese Adresse.',
  codeNotYours:
    'Hast du nichts angefordert, hat sich jemand bei der Adresse vertippt: Ignorier diese E-Mail einfach, es kommt keine weitere.',
  whyLetter: 'Du bekommst diese E-Mail, weil du Benachrichtigungen per E-Mail eingeschaltet hast.',
  endLetters: 'Abbestellen',
  ended: 'Abbestellt: An diese Adresse kommen keine E-Mails mehr.',
  endedAlready: 'Dieser Link gilt nicht mehr: Es werden keine E-Mails mehr verschickt.',
};
