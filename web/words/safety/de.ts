import type { SafetyWords } from './words.ts';

export const words: SafetyWords = {
  report: 'Melden …',
  reportOf: (name) => `${name} melden`,
  why: 'Was ist passiert? (optional)',
  send: 'Meldung senden',
  reported: 'Danke! Die Moderation dieses Servers sieht es sich an.',
  block: 'Blockieren',
  blockSure: (name) =>
    `${name} blockieren? Ihr seht dann eure Nachrichten und offenen Tische gegenseitig nicht mehr und könnt nicht mehr bei neuen Partien des anderen mitspielen.`,
  blocked: (name) => `Du hast ${name} blockiert. Auf deiner Kontoseite kannst du das wieder aufheben.`,
  isBlocked: (name) => `Du hast ${name} blockiert. Ihr seht eure Nachrichten und offenen Tische gegenseitig nicht.`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  blocks: 'Blockierte Spieler',
  blocksAbout: 'Ihr seht eure Nachrichten und offenen Tische gegenseitig nicht. Dass du sie blockiert hast, erfahren sie nicht.',
  unblock: 'Nicht mehr blockieren',
  unblockOne: (name) => `${name} nicht mehr blockieren`,
  data: 'Deine Daten',
  dataAbout: 'Alles, was dieser Server über dich speichert, in einer Datei: Konto, Partien, Nachrichten, Wertungen und Einstellungen.',
  download: 'Meine Daten herunterladen',
  signOut: 'Abmelden',
  hideAnnouncement: 'Diese Meldung ausblenden',
};
