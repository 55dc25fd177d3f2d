import type { SafetyWords } from './words.ts';

export const words: SafetyWords = {
  report: 'Report…',
  reportOf: (name) => `Report ${name}`,
  why: 'What’s wrong? (optional)',
  send: 'Send the report',
  reported: 'Thank you. The hosts of this server will take a look.',
  block: 'Block',
  blockSure: (name) => `Block ${name}? You won’t see each other’s messages or open tables, and can’t join each other’s new games.`,
  blocked: (name) => `You blocked ${name}. You can undo this on your account page.`,
  isBlocked: (name) => `You have blocked ${name}. You don’t see each other’s messages and open tables.`,
  unblocked: (name) => `You unblocked ${name}.`,
  blocks: 'Blocked players',
  blocksAbout: 'You don’t see each other’s messages and open tables. They don’t find out that you blocked them.',
  unblock: 'Unblock',
  unblockOne: (name) => `Unblock ${name}`,
  data: 'Your data',
  dataAbout: 'Everything this server keeps about you, in one file: account, games, messages, ratings and settings.',
  download: 'Download my data',
  signOut: 'Sign out',
  hideAnnouncement: 'Hide this message',
};
