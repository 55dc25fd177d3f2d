import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'Deine erste Runde',
    says: {
      welcome: 'Willkommen! Jeder baut ein Königreich aus fünf Feldern, und darauf kommen die Karten, die du gewinnst.',
      trick: 'Eine Runde hat zehn Stiche. In jedem spielen alle eine Karte, und einer bekommt sie alle.',
      follow: 'Grün ist angespielt: Hast du Grün, musst du es bedienen. Deine grüne 5 ist die einzige.',
      lost: 'Die 7 war am höchsten und bekam alle drei Karten. Wer einen Stich gewinnt, spielt zum nächsten aus.',
      win: 'Jetzt ist Rot angespielt, und du hast eine 3 und eine 8. Über die 8 geht nichts: Hol dir den Stich!',
      won: 'Das ist deiner! Alles, was du gewinnst, kommt in dein Königreich: eine Farbe pro Feld, von links nach rechts.',
      top: 'Von einem Stapel zählt nur die oberste Karte. Lass die 8 obenauf und wähle „So auslegen“.',
      lead: 'Du hast gewonnen, also spielst du aus, und zwar was du willst. Die graue 7 sieht stark aus.',
      farmer: 'Felder brauchen Bauern, um zu zählen. Ein Sieg mit 6 oder 7 bringt dir einen, mit 3, 4 oder 5 sogar zwei.',
      second: 'Deine ersten zwei Felder haben ihren Bauern schon, also ist Grau auf dem zweiten sicher. Lass die 7 obenauf.',
      again: 'Das läuft gut, also gleich noch mal: Spiel die gelbe 7 aus.',
      third: 'Noch ein Bauer! Dein drittes Feld hat jetzt beide, die es braucht, und Gelb kann einziehen.',
      printed:
        'Ein leeres Feld mit allen Bauern zählt die eingekreiste Zahl: 1, 3 oder 5. Liegt eine Karte darauf, zählt sie, und deine 7 schlägt die 1.',
      danger: 'Vorsicht: Eine vierte Farbe käme auf das Feld für drei Bauern. Jeder, der unter einer Karte fehlt, kostet 5 Punkte!',
      low: 'Diesen Stich verlierst du also lieber. Spiel die niedrige blaue 3 aus und überlass ihn jemand anderem.',
      free: 'Grün ist angespielt, und du hast keins mehr. Dann darfst du jede Karte spielen.',
      one: 'Eine 1, die verliert, bringt zwei Bauern, wenn die Siegerkarte eine andere Farbe hat. Deine blaue 1 passt genau.',
      gift: 'Zwei Bauern für eine Karte, die verliert! Auf deinem vierten Feld fehlt nur noch einer.',
      discard: 'Wieder kein Grün auf der Hand. Wirf die gelbe 3 ab.',
      highest: 'Hast du gesehen? Die blaue 8 hat gewonnen, obwohl Grün angespielt war: Die höchste Zahl sticht, egal in welcher Farbe.',
      red: 'Rot ist angespielt, und du hast noch Rot, also muss es die rote 3 sein.',
      must: 'Du musst mit der gelben 5 bedienen, und sie schlägt die 4. Zum Glück bringt eine 5 zwei Bauern.',
      full: 'Dein viertes Feld ist komplett, also ist die grüne 1 dort sicher.',
      buried: 'Die neuen gelben Karten bedecken deine 7, und was begraben ist, zählt nicht. Lieber die 5 obenauf als die 4.',
      last: 'Noch eine Karte. Eine 0 gewinnt fast nie, und genau das willst du jetzt.',
      count: 'Jetzt wird gezählt: Ein Feld mit allen Bauern ist so viel wert wie seine oberste Karte. Das macht 8 + 7 + 5 + 1 = 21 Punkte.',
      done: 'Du hast die Runde gewonnen, gut gemacht! Eine ganze Partie hat vier solche Runden.',
    },
  },
};
