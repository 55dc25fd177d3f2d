import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  redSix: {
    title: 'Die höchste Karte sticht',
    ask: 'Rot ist angespielt. Spiel deine rote 6 und leg dann aus, was du gewonnen hast, mit der 6 obenauf bei Rot.',
    so: 'Die 6 schlägt die blaue 5 und bringt dir einen Bauern. Mit der roten 6 und der blauen 5 obenauf ist dein Königreich 11 wert.',
  },
  firstFarmer: {
    title: 'Wohin der erste Bauer kommt',
    ask: 'Gewinn diesen Stich mit deiner roten 6 und schau auf deine Felder.',
    so: 'Deine ersten zwei Felder hatten ihren Bauern von Anfang an. Der neue kommt also auf das dritte, das zwei braucht.',
  },
  blueEight: {
    title: 'Eine 0 begräbt deine 6',
    ask: 'Spiel die blaue 8 aus. Du wirst gewinnen: Lass beim Auslegen die 8 bei Blau obenauf.',
    so: 'Die rote 0 muss auf deinen roten Stapel und begräbt die 6. Und wer mit der blauen 1 verloren hat, bekommt einen Bauern, weil Blau gewonnen hat.',
  },
  twoSevens: {
    title: 'Zwei 7er',
    ask: 'Blau ist angespielt, und eine grüne 7 liegt auf dem Tisch. Spiel deine blaue 7.',
    so: 'Von den zwei 7ern gewinnt die in der angespielten Farbe. Die rote 1 hat gegen eine andere Farbe verloren und bringt zwei Bauern.',
  },
  twoEights: {
    title: 'Zwei 8er',
    ask: 'Blau ist angespielt, du hast keins, und jemand hat die grüne 8 gespielt. Spiel deine rote 8.',
    so: 'Keine der 8er ist blau, also gewinnt die zuerst gespielte. Beide 2er haben gegen eine andere Farbe verloren: je ein Bauer.',
  },
  twoTwos: {
    title: 'Zwei 2er',
    ask: 'Blau ist angespielt, aber die grüne 8 liegt vorn. Spiel deine blaue 2.',
    so: 'Grün gewinnt, also bringt deine blaue 2 einen Bauern. Die grüne 2 hat die Farbe der Siegerkarte und bringt nichts.',
  },
  farmerShort: {
    title: 'Ein Bauer zu wenig',
    ask: 'Leg die gewonnenen Karten aus, mit der blauen 8 obenauf.',
    so: 'Grün braucht zwei Bauern, und du hast einen: Das kostet 5. Die rote 0 zählt 0 und die blaue 8 zählt 8, das macht 3.',
  },
  emptyFourth: {
    title: 'Punkte ohne Karte',
    ask: 'Dir fehlt noch ein Bauer. Grau ist angespielt: Verlier mit deiner grauen 1.',
    so: 'Dein viertes Feld hat alle Bauern und keine Karte: Es bringt die aufgedruckten 3. Mit 8 + 6 + 2 macht das 19.',
  },
};
