import type { Tongue } from './tongue.ts';

export const tongue: Tongue = {
  ruling: 'unsere auslegung',
  option: 'option',
  never: [
    [/\bIhnen\b|\b(können|möchten|haben|wollen|müssen|sollten|bitte) Sie\b/, 'du'],
    [/\bE-mail\b|\bEmail\b|\bBriefe?\b/, 'E-Mail'],
    [/\b(Login|Account|Logout|einloggen|ausloggen|eingeloggt|ausgeloggt)\b/i, 'Konto, anmelden, abmelden'],
    [/\bGespräch\b/i, 'Chat'],
    [/\bRunde ist (aus|vorüber)\b|\bdas Spiel ist (aus|vorbei)\b/i, 'die Partie ist zu Ende'],
    [/\b(Sichtblende|Stellwand)\b/, 'Sichtschirm'],
    [/\b(Kaufmann|Kaufleute)\b/, 'Händler'],
    [/\bÄra\b|\bEpoche\b/, 'Zeitalter'],
    [/\bRematch\b/i, 'Revanche'],
    [/\bZug zurücknehmen\b/i, 'rückgängig machen'],
    [/\bauf einem Bildschirm\b/i, 'an einem Gerät'],
    [/\b(beleuchtete?[nrs]?|erleuchtete?[nrs]?)\b/i, 'hervorgehoben'],
    [/\bgewinnt die meisten\b|^die meisten \w+ gewinn/i, 'wer die meisten … hat, gewinnt'],
  ],
};
