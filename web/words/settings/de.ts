import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  contrast: 'Mehr Kontrast',
  contrastAbout: 'Schwarz auf weiß oder umgekehrt, mit klaren Umrissen. Auch an, wenn dein Gerät es so eingestellt hat.',
  speed: 'Tempo',
  speeds: { relaxed: 'Gemütlich', normal: 'Normal', quick: 'Schnell' },
  taps: 'Auf Antippen warten',
  tapsAbout: 'Nach jedem Stich oder Zug wartet der Tisch, bis du tippst.',
  twice: 'Zum Spielen zweimal tippen',
  twices: { small: 'Bei kleinen Teilen', always: 'Immer', never: 'Nie' },
  twiceAbout: 'Auf dem Touchscreen hebst du mit dem ersten Tippen die Karte an oder markierst den Platz; mit dem zweiten spielst du.',
  tapAgain: 'Zum Spielen noch mal tippen',
  trivial: 'Eindeutige Züge für mich spielen',
  trivialAbout: 'Ab deiner dritten Partie desselben Spiels auf diesem Gerät. Der Tisch zeigt dir, was für dich gespielt wurde.',
  coach: 'Tipps in deinen ersten Partien',
  coachAbout: 'Gegen Bots steht unter dem Spielbrett, worauf es gerade ankommt. Nach zwei beendeten Partien eines Spiels hört das auf.',
};
