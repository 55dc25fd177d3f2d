import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'U1',
    title: 'Das Spielmaterial',
    rules: [
      {
        id: 'U1.1',
        text: 'Es gibt 45 Landschaftskarten in fünf Farben: rote Hügel, blaue Seen, grüne Wiesen, gelbe Felder und graue Berge. In jeder Farbe kommt jeder Wert von 0 bis 8 genau einmal vor.',
      },
      {
        id: 'U1.2',
        text: 'Ihr spielt zu zweit, zu dritt oder zu viert. Jeder regiert ein Königreich: eine Reihe von fünf Feldern, die von links nach rechts 1, 1, 2, 3 und 4 Bauern brauchen. Auf den ersten beiden steht ihr Bauer schon; die neun anderen Plätze sind am Anfang leer.',
      },
      {
        id: 'U1.3',
        text: 'Zu Beginn jeder Runde werden alle 45 Karten gemischt. Jeder bekommt zehn davon, egal, wie viele mitspielen. Der Rest kommt ungesehen zur Seite, bis die Runde vorbei ist.',
      },
      {
        id: 'U1.4',
        text: 'Wer links vom Geber sitzt, spielt zum ersten Stich aus; mit jeder Runde gibt der Nächste im Uhrzeigersinn. Der erste Geber wird ausgelost (unsere Auslegung: die Spielregeln lassen es offen).',
      },
      { id: 'U1.5', text: 'Eine Partie dauert vier Runden. Option: Ihr könnt auch eine, zwei oder drei spielen.' },
    ],
  },
  {
    id: 'U2',
    title: 'Ein Stich',
    rules: [
      {
        id: 'U2.1',
        text: 'Eine Runde hat zehn Stiche. Zu jedem spielt zuerst jemand eine Karte aus, dann legen die anderen im Uhrzeigersinn je eine dazu.',
      },
      { id: 'U2.2', text: 'Du spielst aus deiner eigenen Hand und ziehst nie nach: zehn Karten, zehn Stiche.' },
      {
        id: 'U2.3',
        text: 'Spielst du aus, hast du freie Wahl. Sonst musst du die angespielte Farbe bedienen, wenn du sie hast, auch wenn es dir wehtut.',
      },
      {
        id: 'U2.4',
        text: 'Hast du die angespielte Farbe nicht, darfst du jede Karte spielen. Stechen muss niemand.',
      },
      {
        id: 'U2.5',
        text: 'Der höchste Wert gewinnt den Stich, egal in welcher Farbe: Eine grüne 8 schlägt eine blaue 7, auch wenn Blau angespielt war. (Eine 0 gewinnt also nur, wenn alle eine 0 spielen.)',
      },
      {
        id: 'U2.6',
        text: 'Liegt der höchste Wert mehrmals da, gewinnt die Karte in der angespielten Farbe. Ist keine davon in dieser Farbe, gewinnt die, die zuerst gespielt wurde.',
      },
      { id: 'U2.7', text: 'Wer gewinnt, bekommt alle Karten des Stichs und spielt zum nächsten aus.' },
    ],
  },
  {
    id: 'U3',
    title: 'Den Stich auslegen',
    rules: [
      {
        id: 'U3.1',
        text: 'Gewinnst du einen Stich, kommen alle seine Karten in dein Königreich, auch die unerwünschten. Du legst sie aus, bevor der nächste Stich beginnt, nach dem zehnten vor der Wertung.',
      },
      { id: 'U3.2', text: 'Sortiere sie nach Farben: auf jedes Feld nur eine Farbe, und jede Farbe nur auf ein Feld.' },
      { id: 'U3.3', text: 'Eine Farbe, die du schon hast, kommt oben auf ihren Stapel.' },
      {
        id: 'U3.4',
        text: 'Eine neue Farbe kommt auf das freie Feld, das am weitesten links liegt; Lücken lässt du keine. Sind mehrere neu, bestimmst du die Reihenfolge (unsere Auslegung: Die eine Spielregel sagt das nur von deinen ersten Karten, die andere gar nicht). Je weiter rechts, desto mehr Bauern sind nötig.',
      },
      {
        id: 'U3.5',
        text: 'Gewinnst du mehrere Karten einer Farbe, wählst du, welche obenauf liegt. Was vorher dort lag, ist begraben, egal, wie hoch es war: Auch auf deiner 8 kann eine 0 landen.',
      },
      { id: 'U3.6', text: 'Sobald die nächste Karte gespielt ist, bleibt alles so liegen.' },
      { id: 'U3.7', text: 'Gibt es nur eine Möglichkeit, die Karten auszulegen, geschieht es von selbst (unsere Auslegung).' },
    ],
  },
  {
    id: 'U4',
    title: 'Bauern',
    rules: [
      {
        id: 'U4.1',
        text: 'Wer den Stich gewinnt, bekommt die Bauern der Siegerkarte: zwei für eine 3, 4 oder 5, einen für eine 6 oder 7, keinen für eine 0 oder 8.',
      },
      {
        id: 'U4.2',
        text: 'Eine 1 lohnt sich, wenn sie verliert: Hat die Siegerkarte dieselbe Farbe wie deine 1, bekommst du einen Bauern, hat sie eine andere, zwei.',
      },
      {
        id: 'U4.3',
        text: 'Eine 2 lohnt sich, wenn sie gegen eine andere Farbe verliert: Dann bekommst du einen Bauern. Hat die Siegerkarte dieselbe Farbe wie deine 2, gehst du leer aus.',
      },
      {
        id: 'U4.4',
        text: 'Eine 1 oder 2, die gewinnt, bringt keinen Bauern. Es zählt immer die Farbe der Siegerkarte, die nicht die angespielte sein muss, und jede unterlegene 1 oder 2 wird einzeln betrachtet.',
      },
      { id: 'U4.5', text: 'Bauern füllen dein Königreich von links nach rechts: Jeder kommt auf den ersten freien Platz.' },
      { id: 'U4.6', text: 'Sind alle neun Plätze besetzt, verfallen weitere Bauern (unsere Auslegung).' },
      {
        id: 'U4.7',
        text: 'Option für zwei Spieler, aus der Kosmos-Ausgabe: Ihr teilt euch in jeder Runde einen Vorrat von zwölf Bauern, und ist er leer, bekommt niemand mehr einen. Verdient ihr beide in einem Stich welche, wird zuerst bedient, wer den Stich gewonnen hat (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'U5',
    title: 'Die Wertung',
    rules: [
      { id: 'U5.1', text: 'Ist der zehnte Stich ausgelegt, endet die Runde, und jedes Königreich wird Feld für Feld gewertet.' },
      { id: 'U5.2', text: 'Ein Feld mit Karten und allen Bauern zählt den Wert seiner obersten Karte. Die Karten darunter zählen nichts.' },
      {
        id: 'U5.3',
        text: 'Ein Feld mit allen Bauern, aber ohne Karte zählt die aufgedruckten Punkte: 1 auf dem dritten Feld, 3 auf dem vierten, 5 auf dem fünften. Auf den ersten beiden steht nichts.',
      },
      {
        id: 'U5.4',
        text: 'Ein Feld mit Karten, aber zu wenigen Bauern kostet dich 5 Punkte für jeden fehlenden Bauern, und seine oberste Karte zählt nichts. Ja, du kannst unter null landen.',
      },
      { id: 'U5.5', text: 'Ein Feld ohne Karte und mit zu wenigen Bauern bringt nichts und kostet nichts.' },
      {
        id: 'U5.6',
        text: 'Aufgedruckte Punkte kommen nie zu einer Karte dazu: Liegt eine 0 obenauf, zählt auch ein voll besetztes Feld 0.',
      },
    ],
  },
  {
    id: 'U6',
    title: 'Der Sieg',
    rules: [
      {
        id: 'U6.1',
        text: 'Vor der nächsten Runde werden die Königreiche abgeräumt, und alle verdienten Bauern gehen nach Hause. Nur deine Punkte bleiben.',
      },
      { id: 'U6.2', text: 'Nach der letzten Runde zählt ihr alle Runden zusammen: Wer die meisten Punkte hat, gewinnt.' },
      { id: 'U6.3', text: 'Haben mehrere gleich viele, teilen sie sich den Sieg (unsere Auslegung).' },
    ],
  },
  {
    id: 'U7',
    title: 'Offen und geheim',
    rules: [
      {
        id: 'U7.1',
        text: 'Die Karten in allen Königreichen dürfen sich alle ansehen, auch die begrabenen, und die Karten in jeder Hand zählen (unsere Auslegung). Was jemand auf der Hand hat und was zur Seite gelegt wurde, bleibt geheim.',
      },
    ],
  },
];
