import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  second: {
    title: 'Medina, zweite Ausgabe',
    says: {
      welcome: 'Willkommen in Medina! Ihr baut gemeinsam eine Stadt, und die schönsten Paläste sollen dir gehören.',
      turn: 'In deinem Zug setzt du zwei Teile, nur im allerersten eins. Was steht, bleibt stehen.',
      build: 'Nimm ein orangefarbenes Gebäude und beginne einen Palast in der Ecke unten links, direkt beim Turm.',
      shared: 'Dein Gegner hat an deinem Palast weitergebaut! Das darf er: Ohne Dach gehört ein Palast niemandem.',
      roof: 'Also schnell, setz dein Dach auf den orangefarbenen Palast. Von jeder Farbe darfst du einen haben.',
      tile: 'Der erste orangefarbene Palast mit Dach bekommt das Palastplättchen: 4 Punkte, solange kein größerer kommt.',
      wall: 'Jetzt eine Mauer: Setz sie neben den Turm unten links, wo sie deinen Palast berührt.',
      tower: 'Damit gewinnst du das Turmplättchen, noch mal 4 Punkte! Der nächste Palast an dieser Mauer kann es dir aber wegnehmen.',
      stable:
        'Ein Palast mit Dach bekommt keine Gebäude mehr, aber Ställe dürfen noch dazu. Setz einen neben deinen orangefarbenen Palast.',
      well: 'Siehst du das braune Gebäude, zwei Felder vom Brunnen? Dieser Platz bringt dem Besitzer 4 Punkte extra.',
      grab: 'Dein Gegner hat ihn begonnen, aber jeder darf ein Dach darauf setzen. Hol ihn dir!',
      again: 'Braun geht jetzt in einem neuen Palast weiter. Du beginnst einen in Violett, oben beim Händler.',
      street:
        'Zwischen zwei Palästen liegt immer eine Straße: Sie berühren sich nie, auch nicht an der Ecke. Das hervorgehobene Feld passt.',
      purple: 'Der erste violette Palast mit Dach bringt außerdem drei Teeplättchen. Er ist klein, aber nimm ihn!',
      market: 'Händler stehen in einer Reihe, und jeder zählt 1 Punkt für jeden Palast daneben. Setz deinen neben den violetten Palast.',
      tea: 'Abwarten kann hier viel wert sein. Gib ein Teeplättchen ab, statt ein zweites Teil zu setzen.',
      larger: 'Der braune Palast deines Gegners ist größer als deiner, also ist das braune Plättchen umgezogen.',
      count:
        'Am Ende zählen deine Paläste je 1 Punkt für Gebäude und Ställe und für Mauern und Händler daneben. Dazu kommen die Plättchen.',
      done: 'Das ist Medina: bauen, abwarten und im richtigen Moment das Dach setzen. Spiel weiter, dein Anfang ist gut!',
    },
  },
};
