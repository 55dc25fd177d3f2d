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
    ask: 'Erste Auflage. Setz ein oranges Gebäude auf c2 und dann dein Dach. Probier zuerst f1, neben dem Stall.',
    so: 'Gebäude und Ställe kommen neben ein Gebäude, nicht nur neben einen Stall. Vier Gebäude und ein Stall zählen 5, und das Palastplättchen bringt 4 dazu.',
  },
  ownGrey: {
    title: 'Noch einmal Grau',
    ask: 'Erste Auflage. Ein grauer Palast gehört dir. Probier ein Dach auf dem anderen. Setz dort dann ein graues Gebäude auf j2 und bei deinem einen Stall auf b1.',
    so: 'Du besitzt nur einen Palast jeder Farbe, also geht das Dach nicht. Grau bauen darfst du trotzdem, und der Stall bringt deinem Palast einen Punkt.',
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
  brownFinished: {
    title: 'Der letzte braune Palast',
    ask: 'Zweite Auflage. Die beiden anderen besitzen je einen braunen Palast. Setz dein Dach auf den dritten.',
    so: 'Jetzt besitzen alle einen braunen Palast, also gehen alle übrigen braunen Gebäude in die Schachtel zurück. In Braun wird nicht mehr gebaut.',
  },
  neutralAgain: {
    title: 'Noch ein neutrales Dach',
    ask: 'Zweite Auflage, zu zweit. Ein grauer Palast hat schon ein neutrales Dach. Setz ein neutrales Dach auf den größten.',
    so: 'Es darf auf jeden Palast ohne Dach. Dieser Palast zählt für niemanden, ist aber größer als der deines Gegners und nimmt das graue Plättchen: dort 1 Punkt weniger.',
  },
  streets: {
    title: 'Eine Gasse bleibt frei',
    ask: 'Zweite Auflage. Der orange Palast in der Mitte kann nur auf drei Feldern wachsen. Setz ein Gebäude auf e5.',
    so: 'Alle anderen Felder daneben liegen zu nah an einem anderen Palast. Der orange Palast mit Dach ist fertig, und ein neuer beginnt nicht, solange dieser wachsen kann.',
  },
  moreStables: {
    title: 'Vier Felder für einen Stall',
    ask: 'Zweite Auflage. Dein brauner Palast hat einen Stall. Setz noch einen auf a3. Probier zuerst c1 und d2.',
    so: 'Ein Stall muss neben einem der Gebäude stehen: auf a1, b1, a3 oder b3. Nur neben einem Stall ist er nicht erlaubt, und der Rand ist für Mauern. Der Palast hat nun Größe 4; der Händler bringt einen 5. Punkt.',
  },
  threeEnds: {
    title: 'Drei Felder für einen Händler',
    ask: 'Zweite Auflage. Setz einen Händler auf e2, neben deinen grauen Palast. Probier zuerst d2.',
    so: 'Die Reihe kann nur auf a2, e2 und f3 wachsen: d2 würde zwei Händler berühren, und auf e4 steht ein Gebäude. Auf e2 bringt dir der Händler einen Punkt.',
  },
  aroundWell: {
    title: 'Am Brunnen baut niemand',
    ask: 'Zweite Auflage. Probier ein graues Gebäude auf b2 oder d4. Setz dann Händler auf b2 und a2.',
    so: 'Auf den acht Feldern um den Brunnen steht kein Gebäude und kein Stall. Händler dürfen dort stehen.',
  },
  well: {
    title: 'Nah am Brunnen',
    ask: 'Zweite Auflage. Setz ein braunes Gebäude auf c1 und dann dein Dach. Probier zuerst b2.',
    so: 'Auf den acht Feldern um den Brunnen wird nicht gebaut. Aber c1 liegt in seiner Spalte zwei Felder entfernt: Das bringt 4 Punkte.',
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
  towerByStable: {
    title: 'Ein Stall bis an die Mauer',
    ask: 'Zweite Auflage. Ein fremder oranger Palast bewacht Turm 1; dein grauer steht ein Feld von der Mauer entfernt. Setz einen Stall auf d1. Probier zuerst c1.',
    so: 'Der Stall berührt eine Mauer von Turm 1, also geht das Plättchen an dich, und Stall und Mauer zählen je einen Punkt. c1 ist zu nah am braunen Palast.',
  },
  onePieceOfAColour: {
    title: 'Ein Teil jeder Farbe',
    ask: 'Zu zweit, mit drei Teilen im Zug. Eben hast du ein schwarzes Gebäude auf d2 gesetzt. Probier noch eins auf d1. Dann ein braunes auf j2 und deine Wertungskuppel auf den schwarzen Palast.',
    so: 'Ein Teil jeder Farbe im Zug, also kein zweites schwarzes Gebäude. Die Kuppel hat ihre eigene Farbe, und weiße Teile sind nicht begrenzt.',
  },
  domes: {
    title: 'Beide Kuppeln verbraucht',
    ask: 'Zu zweit. Deine Blockadekuppel liegt schon auf einem grauen Palast. Setz deine Wertungskuppel auf den anderen.',
    so: 'Du hast beide grauen Kuppeln verbraucht, also geht die graue Blockadekuppel deines Gegners in die Schachtel zurück.',
  },
};
