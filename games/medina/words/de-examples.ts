import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  firstCount: {
    title: 'Drei Paläste gezählt',
    ask: 'Erste Auflage. Deinem orangefarbenen Palast fehlt noch ein Händler: Setz ihn auf m1.',
    so: 'Orange zählt 4 Gebäude, 2 Ställe, 2 Mauern und 3 Händler: 11. Schwarz kommt auf 10 und Grau auf 13; zwei Händler zählen für beide. Plättchen kommen dazu.',
  },
  secondCount: {
    title: 'Zählen mit dem Brunnen',
    ask: 'Zweite Auflage. Setz einen Stall auf h4, unter deinen orangefarbenen Palast.',
    so: 'Orange zählt 4 Gebäude, 2 Ställe, 2 Mauern und 1 Händler: 9, und der Stall zwei Felder vom Brunnen bringt 4 dazu. Violett hat dort zwei Gebäude: 8.',
  },
  tea: {
    title: 'Wer den Tee bekommt',
    ask: 'Zweite Auflage. Setz dein Dach auf den violetten Palast auf a1, dann eine Mauer auf N16, und schau den anderen zu.',
    so: 'Du bekommst drei Teeplättchen. Das neutrale Dach verbraucht zwei, der nächste Besitzer bekommt eines, und für den letzten bleibt keines.',
  },
  stables: {
    title: 'Neben einem Gebäude',
    ask: 'Erste Auflage. Setz einen Stall auf c2. Probier auch f4, unter dem anderen Stall.',
    so: 'Ein Stall neben einem deiner Gebäude bringt einen Punkt. Nur neben einem anderen Stall ist er nicht erlaubt.',
  },
  market: {
    title: 'Am Ende der Reihe',
    ask: 'Erste Auflage. Setz einen Händler auf g5. Probier auch f4.',
    so: 'Eine Reihe wächst nur an ihren Enden, und f4 würde zwei Händler berühren. Drei Händler zählen für den orangefarbenen Palast und einer für den schwarzen.',
  },
  oneOfEach: {
    title: 'Ein Palast jeder Farbe',
    ask: 'Zweite Auflage. Du hast schon einen orangefarbenen Palast. Setz ein Dach auf den braunen.',
    so: 'Ein zweiter orangefarbener Palast ist nichts für dich, also wird es der braune. Das nächste braune Gebäude muss einen neuen Palast beginnen.',
  },
  streets: {
    title: 'Eine Gasse bleibt frei',
    ask: 'Zweite Auflage. Der orange Palast in der Mitte kann nur auf drei Feldern wachsen. Setz ein Gebäude auf e5.',
    so: 'Alle anderen Felder daneben liegen zu nah an einem anderen Palast. Der orange Palast mit Dach ist fertig, und ein neuer beginnt nicht, solange dieser wachsen kann.',
  },
  well: {
    title: 'Nah am Brunnen',
    ask: 'Zweite Auflage. Setz ein braunes Gebäude auf d2 und dann dein Dach. Probier auch c3.',
    so: 'Auf den acht Feldern um den Brunnen wird nicht gebaut. Aber d2 liegt in seiner Spalte zwei Felder entfernt: Das bringt 4 Punkte.',
  },
  palaceTile: {
    title: 'Der größere Palast',
    ask: 'Zweite Auflage. Ein fremder orangefarbener Palast mit fünf Teilen hat das Plättchen, deiner hat vier. Setz Ställe auf j2 und h4.',
    so: 'Mit fünf steht es gleich, und das Plättchen bleibt. Mit sechs ist dein Palast größer und nimmt es: 4 Punkte.',
  },
  towerTile: {
    title: 'Eine Mauer des Turms',
    ask: 'Zweite Auflage. Turm 1 wird von einem fremden braunen Palast bewacht. Setz dein Dach auf den orangefarbenen.',
    so: 'Der orange Palast berührt eine Mauer von Turm 1, also bekommst du das Plättchen, und das orange Palastplättchen kommt mit.',
  },
  domes: {
    title: 'Beide Kuppeln verbraucht',
    ask: 'Zu zweit. Deine Blockadekuppel liegt schon auf einem grauen Palast. Setz deine Wertungskuppel auf den anderen.',
    so: 'Du hast beide grauen Kuppeln verbraucht, also geht die graue Blockadekuppel deines Gegners in die Schachtel zurück.',
  },
};
