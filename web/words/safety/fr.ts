import type { SafetyWords } from './words.ts';

export const words: SafetyWords = {
  report: 'Signaler…',
  reportOf: (name) => `Signaler ${name}`,
  why: 'Quel est le problème ? (facultatif)',
  send: 'Envoyer le signalement',
  cancel: 'Annuler',
  reported: 'Merci. Les responsables de ce serveur vont regarder.',
  block: 'Bloquer',
  blockSure: (name) =>
    `Bloquer ${name} ? Vous ne verrez plus ni vos messages ni vos tables ouvertes l’un de l’autre, et ne pourrez plus rejoindre les nouvelles parties de l’autre.`,
  blocked: (name) => `Vous avez bloqué ${name}. Vous pouvez revenir là-dessus sur votre page.`,
  blocks: 'Joueurs bloqués',
  blocksAbout: 'Vous ne voyez plus les messages ni les tables ouvertes l’un de l’autre. Ils ne savent pas que vous les avez bloqués.',
  unblock: 'Débloquer',
  unblockOne: (name) => `Débloquer ${name}`,
  data: 'Vos données',
  dataAbout: 'Tout ce que ce serveur garde sur vous, en un fichier : compte, parties, messages, classements et réglages.',
  download: 'Télécharger mes données',
  host: 'Modération',
  hideAnnouncement: 'Masquer ce message',
};
