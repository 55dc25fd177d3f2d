import type { SafetyWords } from './words.ts';

export const words: SafetyWords = {
  report: 'Melden…',
  reportOf: (name) => `${name} melden`,
  why: 'Wat is er mis? (optioneel)',
  send: 'Melding versturen',
  reported: 'Bedankt. De beheerders van deze server bekijken het.',
  block: 'Blokkeren',
  blockSure: (name) =>
    `${name} blokkeren? Jullie zien elkaars berichten en open tafels niet meer en kunnen niet meer bij elkaars nieuwe partijen aanschuiven.`,
  blocked: (name) => `Je hebt ${name} geblokkeerd. Op je accountpagina kun je dat ongedaan maken.`,
  isBlocked: (name) => `Je hebt ${name} geblokkeerd. Jullie zien elkaars berichten en open tafels niet.`,
  unblocked: (name) => `Je hebt ${name} gedeblokkeerd.`,
  blocks: 'Geblokkeerde spelers',
  blocksAbout: 'Jullie zien elkaars berichten en open tafels niet. Ze merken niet dat je ze hebt geblokkeerd.',
  unblock: 'Deblokkeren',
  unblockOne: (name) => `${name} deblokkeren`,
  data: 'Je gegevens',
  dataAbout: 'Alles wat deze server over je bewaart, in één bestand: account, partijen, berichten, ratings en instellingen.',
  download: 'Mijn gegevens downloaden',
  signOut: 'Uitloggen',
  hideAnnouncement: 'Dit bericht verbergen',
};
