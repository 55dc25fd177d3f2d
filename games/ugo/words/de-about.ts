import type { About } from './about.ts';

export const about: About = {
  zero: 'Eine 0 gewinnt den Stich nur, wenn alle eine 0 spielen, und bringt keine Bauern.',
  one: 'Eine 1, die verliert, bringt dir zwei Bauern, wenn die Siegerkarte eine andere Farbe hat, und einen bei gleicher Farbe.',
  two: 'Eine 2, die verliert, bringt dir einen Bauern, wenn die Siegerkarte eine andere Farbe hat, und keinen bei gleicher Farbe.',
  middle: 'Gewinnst du einen Stich mit einer 3, 4 oder 5, bekommst du zwei Bauern.',
  high: 'Gewinnst du einen Stich mit einer 6 oder 7, bekommst du einen Bauern.',
  eight: 'Die 8 ist die höchste Karte, bringt aber keine Bauern.',
  land: 'Jede der fünf Farben hat ihr eigenes Land und Zeichen und jeden Wert von 0 bis 8 einmal.',
  led: 'Diese Farbe ist angespielt: Hast du sie, musst du bedienen. Sonst spielst du, was du willst.',
  winning:
    'Diese Karte sticht gerade: Sie hat den höchsten Wert. Bei Gleichstand sticht die angespielte Farbe, sonst die zuerst gespielte Karte.',
  leader: 'Wer ausspielt, darf jede Karte legen. Wer den Stich gewinnt, spielt zum nächsten aus.',
  dealer: 'Wer links vom Geber sitzt, spielt zum ersten Stich der Runde aus. In der nächsten Runde gibt der Nächste.',
  trick: 'Eine Runde hat zehn Stiche. Zu jedem spielen alle eine Karte, und wer gewinnt, bekommt sie alle.',
  round: 'Eine Partie dauert vier Runden, wenn ihr nicht weniger gewählt habt.',
  held: 'So viele Karten hat dieser Spieler noch auf der Hand. Jede Runde beginnt mit zehn.',
  space: 'Auf jedem Feld liegt eine Farbe. Eine neue Farbe kommt auf das erste freie Feld von links.',
  pile: 'So viele Karten liegen auf diesem Stapel. Nur die oberste zählt, alles darunter ist begraben.',
  laying: 'Wähle die Reihenfolge deiner neuen Farben und, wenn du mehrere Karten einer Farbe gewonnen hast, welche obenauf liegt.',
  farmer: 'Ein Bauer bewirtschaftet dieses Feld. Jeder neue kommt auf den ersten freien Platz von links.',
  gap: 'Hier fehlt ein Bauer. Sobald auf dem Feld eine Karte liegt, kostet dich jeder fehlende Bauer 5 Punkte.',
  printed: 'Diese Punkte bekommst du, wenn das Feld alle seine Bauern hat und keine Karte darauf liegt.',
  worth: 'Was dieses Feld jetzt wert ist: seine oberste Karte, wenn kein Bauer fehlt, sonst −5 Punkte für jeden fehlenden.',
  kingdom: 'Was dieses Königreich zählen würde, wenn die Runde jetzt zu Ende wäre.',
  points: 'Punkte aus den gewerteten Runden. Wer insgesamt die meisten hat, gewinnt.',
};
