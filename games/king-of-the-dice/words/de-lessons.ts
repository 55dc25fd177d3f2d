import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turns: {
    title: 'Deine ersten Züge',
    says: {
      welcome: 'Willkommen! Du und dein Gegner wollt beide das schönste Königreich, und Bewohner gewinnt man mit Würfeln.',
      wish: 'In der Reihe warten fünf Bewohner. Jede Karte zeigt, was er auf den Würfeln sehen will und wie viel er wert ist.',
      roll: 'Du hast bis zu drei Würfe pro Zug. Fang mit allen sechs Würfeln an!',
      dwarf: 'Drei Dreien, was für ein Anfang! Der Zwerg ganz rechts will vier davon und ist 6 Punkte wert.',
      keep: 'Tippe die drei Dreien an, um sie zu behalten, und wirf die anderen noch einmal.',
      reached: 'Da ist die vierte 3! Du könntest noch einmal werfen, aber wozu: Nimm den Zwerg.',
      row: 'Geht ein Bewohner, rücken die links davon nach, und ein neuer kommt dazu. Jetzt liegt der Zauberlehrling ganz rechts.',
      next: 'Dein Gegner hat eine Fee genommen, und du bist wieder dran. Wirf!',
      colours: 'Der Zauberlehrling will von jeder Farbe zwei Würfel. Die Zahlen sind ihm egal.',
      green: 'Du hast zwei blaue und drei grüne, aber nur einen roten. Behalte alle außer dem ersten und wirf den noch einmal.',
      home: 'Rot! Und er liegt unter dem Zauberwald, seiner Heimat, also kommt die oberste Karte mit: 2 Punkte extra.',
      extra: 'Ein Zauberlehrling schenkt dir außerdem sofort noch einen Zug. Wirf noch einmal!',
      sixes: 'Der Zwerg mit der 6 will vier davon. Behalte deine zwei Sechsen und wirf den Rest.',
      sum: 'Drei Sechsen, knapp! Und zusammen sind es 29, genug für den Drachen: Er will mindestens 28.',
      safe: 'Versuch noch die vierte 6: Behalte alle außer der 2. Die anderen fünf ergeben 27, der Drache ist dir also sicher.',
      dragon:
        'Keine 6, aber der Drache! Niemand will einen, und das ist der Spaß: Nimm ihn, und er fliegt mit 4 Minuspunkten zu deinem Gegner.',
      orc: 'Der Ork auf dem zweiten Platz will drei Paare und ist 7 Punkte wert. Versuch es: Wirf.',
      pair: 'Du hast ein Paar Dreien. Behalte es mit der 2 und hoffe auf noch eine 2.',
      two: 'Zwei Paare! Behalte sie mit der 6 und wirf nur die 4 noch einmal.',
      three: '3, 2 und 6: drei Paare! Nimm den Ork.',
      penalty: 'Dein Gegner konnte niemanden nehmen und bekam eine Strafkarte. Dann verlässt auch der Bewohner ganz rechts das Spiel.',
      end: 'Die Partie endet, wenn Bewohner, Strafkarten oder ein Stapel Orte aufgebraucht sind. Die höchste Summe gewinnt.',
      done: 'Jetzt weißt du alles Nötige und liegst klar vorn. Spiel weiter, und viel Würfelglück!',
    },
  },
};
