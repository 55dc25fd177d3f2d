import type { SafetyWords } from './words.ts';

export const words: SafetyWords = {
  report: 'Signaler…',
  reportOf: (name) => `Signaler ${name}`,
  why: 'Quel est le problème ? (facultatif)',
  send: 'Envoyer le signalement',
  reported: 'Merci. Les modérateurs de ce serveur vont s’en occuper.',
  block: 'Bloquer',
  blockSure: (name) =>
    `Bloquer ${name} ? Vous ne verrez plus les messages ni les tables ouvertes l’un de l’autre, et ne pourrez plus rejoindre les nouvelles parties l’un de l’autre.`,
  blocked: (name) => `Vous avez bloqué ${name}. Vous pouvez annuler ce blocage sur la page de votre compte.`,
  isBlocked: (name) => `Vous avez bloqué ${name}. Vous ne voyez plus les messages ni les tables ouvertes l’un de l’autre.`,
  unblocked: (name) => `Vous avez débloqué ${name}.`,
  blocks: 'Joueurs bloqués',
  blocksAbout: 'Vous ne voyez plus les messages ni les tables ouvertes l’un de l’autre. Ils ne savent pas que vous les avez bloqués.',
  unblock: 'Débloquer',
  unblockOne: (name) => `Débloquer ${name}`,
  data: 'Vos données',
  dataAbout: 'Tout ce que ce serveur garde sur vous, en un seul fichier : compte, parties, messages, cotes et réglages.',
  download: 'Télécharger mes données',
  signOut: 'Se déconnecter',
  hideAnnouncement: 'Masquer ce message',
};
