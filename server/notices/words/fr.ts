import { countIn } from '#engine';
import { hoursOr } from './span.ts';
import type { NoticeWords } from './words.ts';

const { isOne } = countIn('fr');
const list = new Intl.ListFormat('fr');
const span = hoursOr({
  hours: (n) => (isOne(n) ? `${n} heure` : `${n} heures`),
  minutes: (n) => (isOne(n) ? `${n} minute` : `${n} minutes`),
});

export const words: NoticeWords = {
  turn: (game) => `${game} : c’est à vous de jouer`,
  asked: (game) => `${game} : on attend votre réponse`,
  seat: (game) => `${game} : une place vous est réservée`,
  over: (game) => `${game} : la partie est finie`,
  reminder: (game) => `${game} : votre temps est presque écoulé`,
  calledOff: (game) => `${game} : la partie est annulée`,
  begun: 'La partie a commencé.',
  movedBy: (name) => `${name} a joué.`,
  keptBy: (name) => `${name} aimerait jouer avec vous.`,
  with: (names) => `Avec ${list.format(names)}.`,
  timeLeft: (minutes) => `Il vous reste ${span(minutes)}.`,
  daily: (tables) => (tables === 1 ? 'Du nouveau à une table' : `Du nouveau à ${tables} tables`),
  open: 'Aller à la table',
  tried: 'Royaumes peut vous joindre',
  triedAbout: 'C’est ainsi que nous vous préviendrons quand une table vous attend.',
  newSignIn: 'Nouvelle connexion à votre compte Royaumes',
  signedIn: (name, device) =>
    `Quelqu’un vient de se connecter comme ${name}${device ? ` (${device})` : ''}. Si ce n’est pas vous, changez de mot de passe : toutes les autres sessions seront fermées.`,
  toAccount: 'Aller à votre compte',
  code: (code) => `Votre code pour Royaumes : ${code}`,
  codeAbout: 'Saisissez-le dans l’heure sur la page de votre compte, et les notifications arriveront à cette adresse.',
  codeNotYours: 'Si vous n’avez rien demandé, quelqu’un s’est trompé d’adresse : ignorez cet e-mail, vous n’en recevrez pas d’autre.',
  whyLetter: 'Vous recevez cet e-mail parce que vous avez demandé des notifications par e-mail.',
  endLetters: 'Se désabonner',
  ended: 'Vous êtes désabonné : plus aucun e-mail ne viendra à cette adresse.',
  endedAlready: 'Ce lien n’est plus valable : vous ne recevez déjà plus d’e-mails.',
};
