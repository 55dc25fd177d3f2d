import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  second: {
    title: 'Medina, zweite Ausgabe',
    says: {
      welcome: 'Willkommen in Medina! Ihr baut gemeinsam eine Stadt, und die schönsten Paläste sollen dir gehören.',
      turn: 'In deinem Zug setzt du zwei Teile, nur im allerersten eins. Was steht, bleibt stehen.',
      build: 'Nimm ein orangefarbenes Gebäude und beginne einen Palast in der Ecke bei Turm 4.',
      shared: 'Dein Gegner hat an deinem Palast weitergebaut! Das darf er: Ohne Dach gehört ein Palast niemandem.',
      roof: 'Also schnell, setz dein Dach auf den orangefarbenen Palast. Von jeder Farbe darfst du einen haben.',
      tile: 'Der erste orangefarbene Palast mit Dach bekommt das Palastplättchen: 4 Punkte, solange kein größerer kommt.',
      wall: 'Jetzt eine Mauer: Setz sie neben Turm 4, wo sie deinen Palast berührt.',
      tower: 'Damit gewinnst du das Turmplättchen, noch mal 4 Punkte! Der nächste Palast an dieser Mauer kann es dir aber wegnehmen.',
      stable:
        'Ein Palast mit Dach bekommt keine Gebäude mehr, aber Ställe dürfen noch dazu. Setz einen neben deinen orangefarbenen Palast.',
      well: 'Siehst du das braune Gebäude, zwei Felder vom Brunnen? Dieser Platz bringt dem Besitzer 4 Punkte extra.',
      grab: 'Dein Gegner hat ihn begonnen, aber jeder darf ein Dach darauf setzen. Hol ihn dir!',
      again: 'Braun geht jetzt in einem neuen Palast weiter. Du beginnst einen in Violett, nahe beim Händler.',
      street:
        'Zwischen zwei Palästen liegt immer eine Straße: Sie berühren sich nie, auch nicht an der Ecke. Das hervorgehobene Feld passt.',
      purple: 'Der erste violette Palast mit Dach bringt außerdem drei Teeplättchen. Er ist klein, aber nimm ihn!',
      market: 'Händler stehen in einer Reihe, und jeder zählt 1 Punkt für jeden Palast daneben. Setz deinen neben den violetten Palast.',
      tea: 'Abwarten kann hier viel wert sein. Gib ein Teeplättchen ab, statt ein zweites Teil zu setzen.',
      larger: 'Der braune Palast deines Gegners ist größer als deiner, also ist das braune Plättchen umgezogen.',
      neutral:
        'Deine zwei hellen Dächer sind neutral: So ein Palast gehört niemandem. Heb sie für Paläste auf, die anderen zu viel bringen würden.',
      over: 'Das Spiel endet, wenn niemand mehr etwas setzen kann. Achte auf deine vier Dächer: Jedes, das übrig bleibt, ist ein Palast weniger.',
      count:
        'Am Ende zählen deine Paläste je 1 Punkt für Gebäude und Ställe und für Mauern und Händler daneben. Dazu kommen die Plättchen.',
      done: 'Das ist Medina: bauen, abwarten und im richtigen Moment das Dach setzen. Spiel weiter, dein Anfang ist gut!',
    },
  },
  first: {
    title: 'Medina, erste Ausgabe',
    says: {
      open: 'In der ersten Ausgabe gibt es weder Brunnen noch Tee, und jemand muss den Markt eröffnen. Das bist du!',
      market: 'Setz den ersten Händler auf das hervorgehobene Feld mitten in der Stadt.',
      turn: 'Jetzt kommt dein richtiger Zug mit zwei Teilen. Auch die anderen haben dann zwei.',
      orange: 'Beginne einen orangefarbenen Palast beim Händler: Jeder Händler neben einem Palast ist einen Punkt wert.',
      corner: 'Und ein graues Gebäude in die Ecke bei Turm 4.',
      shared: 'Deine Gegner haben an beiden weitergebaut! Das dürfen sie: Ohne Dach gehört ein Palast niemandem.',
      roof: 'Alles kannst du nicht haben, also schnell: Setz dein Dach auf den grauen Palast. Von jeder Farbe darfst du einen haben.',
      wall: 'Jetzt eine Mauer neben den Turm: Sie berührt deinen Palast und bringt dir das Turmplättchen, 4 Punkte.',
      late: 'Schade, der orangefarbene ist weg: Jemand anders hat sein Dach daraufgesetzt. Das passiert, wenn man zu lange wartet.',
      black: 'Aber der schwarze Palast bei den Händlern hat noch kein Dach. Nimm ihn!',
      merchant: 'Verlängere die Händlerreihe so, dass der neue neben deinem schwarzen Palast steht.',
      street: 'Denk daran: Paläste berühren sich nie, auch nicht an der Ecke. Dazwischen liegt immer eine Straße.',
      arms: 'Jeder Turm hat zwei Mauern, und mit jeder kann man sein Plättchen wieder gewinnen. Ganz sicher ist es also nie.',
      count:
        'Am Ende zählen deine Paläste je 1 Punkt für Gebäude und Ställe und für Mauern und Händler daneben. Dazu kommen die Plättchen.',
      done: 'Du hast schon zwei Paläste, und zwei weitere warten. Spiel weiter!',
    },
  },
  ditt: {
    title: 'Medina zu zweit, nach Ditt',
    says: {
      open: 'Das ist die erste Ausgabe für zwei. Dein erster Zug ist nur ein Teil: Du eröffnest den Markt.',
      market: 'Setz den ersten Händler auf das hervorgehobene Feld mitten in der Stadt.',
      grow: 'Die Züge wachsen hier: Dieser hat zwei Teile, und danach haben alle drei.',
      build: 'Beginne einen orangefarbenen Palast in der Ecke bei Turm 4.',
      dome: 'Für jede Farbe hast du eine Wertungskuppel. Setz die orangefarbene gleich darauf, und das Palastplättchen ist dein: 4 Punkte.',
      three: 'Jetzt drei Teile, aber höchstens eins von jeder Farbe. Für Ställe, Händler und Mauern gilt das nicht.',
      wall: 'Fang mit einer Mauer neben deinem Turm an: Sie berührt deinen Palast und bringt das Turmplättchen, noch mal 4 Punkte.',
      stable: 'Ein Palast mit Kuppel bekommt keine Gebäude mehr, aber Ställe dürfen noch dazu. Setz einen.',
      block: 'Du hast auch für jede Farbe eine Blockadekuppel. Sie schließt einen Palast ab, der dann für niemanden zählt.',
      black: 'Der schwarze Palast beim Händler käme deinem Gegner gerade recht. Mach ihn zu!',
      larger: 'Der orangefarbene Palast deines Gegners ist größer, also ist das Plättchen umgezogen. Mit mehr Ställen hättest du es noch.',
      count:
        'Am Ende zählen deine Paläste je 1 Punkt für Gebäude und Ställe und für Mauern und Händler daneben. Dazu kommen die Plättchen.',
      done: 'Jetzt weißt du, was zu zweit anders ist. Spiel weiter, drei Farben sind noch offen!',
    },
  },
};
