import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'K1',
    title: 'Das Spielmaterial',
    rules: [
      {
        id: 'K1.1',
        text: 'Es gibt sechs Würfel. Jeder hat die Zahlen 1 bis 6, und jede Zahl hat eine Farbe: Zwei Seiten sind rot, zwei grün, zwei blau. Zahlen, die zusammen 7 ergeben, haben immer dieselbe Farbe. Es gibt drei Muster, jedes zweimal: Bei den ersten beiden Würfeln sind 1 und 6 blau, 2 und 5 grün, 3 und 4 rot; bei den nächsten beiden rot, blau und grün; bei den letzten beiden grün, rot und blau.',
      },
      {
        id: 'K1.2',
        text: 'Vierzig Bewohner sind zu gewinnen: 2 Bürger, 3 Elfen, 8 Zwerge, 6 Gnome, 7 Orks, 3 Pilzkobolde, 2 Zauberlehrlinge, 5 Feen, 1 Hypnotiseur und 3 Drachen.',
      },
      {
        id: 'K1.3',
        text: 'Außer dem Hypnotiseur und den Drachen kommen alle von einem der fünf Orte: aus der Stadt, der Mine, der Werkstatt, dem Orkdorf oder dem Zauberwald. Jeder Ort hat drei Karten mit 2, 3 und 4 Punkten.',
      },
      { id: 'K1.4', text: 'Dazu kommen zehn Strafkarten: Vier kosten 1 Punkt, drei kosten 2, zwei kosten 3 und eine kostet 4.' },
      { id: 'K1.5', text: 'Ihr spielt zu zweit bis zu fünft, immer nach denselben Regeln.' },
    ],
  },
  {
    id: 'K2',
    title: 'Der Aufbau',
    rules: [
      {
        id: 'K2.1',
        text: 'Die fünf Stapel mit den Orten liegen offen nebeneinander, von der Stadt links bis zum Zauberwald rechts. In jedem liegt die 2 oben, dann kommt die 3, und die 4 liegt unten.',
      },
      {
        id: 'K2.2',
        text: 'Die Bewohner werden gemischt und fünf davon offen in eine Reihe gelegt, unter jeden Stapel einer. Die anderen 35 bilden verdeckt den Nachziehstapel.',
      },
      {
        id: 'K2.3',
        text: 'Auch die Strafkarten werden gemischt, liegen aber offen: Du siehst immer, was der nächste Fehlschlag kostet. Option: Sortiert sie, die mildeste obenauf.',
      },
      {
        id: 'K2.4',
        text: 'Der Startspieler wird ausgelost (unsere Auslegung: nach der Spielregel ist es der Älteste). Danach geht es im Uhrzeigersinn weiter.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Würfeln',
    rules: [
      {
        id: 'K3.1',
        text: 'Ihr seid nacheinander an der Reihe. In deinem Zug würfelst du, dann nimmst du einen Bewohner oder eine Strafkarte, und dann wird die Reihe für den Nächsten aufgefüllt.',
      },
      { id: 'K3.2', text: 'Beim ersten Wurf wirfst du immer alle sechs Würfel.' },
      { id: 'K3.3', text: 'Du hast höchstens drei Würfe. (Mit einem Elfen oben auf deinem Stapel sind es vier.)' },
      {
        id: 'K3.4',
        text: 'Nach einem Wurf behältst du so viele Würfel, wie du willst, und wirfst den Rest neu. Behaltene Würfel liegen nicht fest: Du darfst sie später wieder werfen, auch im vierten Wurf (unsere Auslegung).',
      },
      {
        id: 'K3.5',
        text: 'Du darfst nach jedem Wurf aufhören. Alle sechs Würfel zu behalten ist kein Wurf, sondern heißt aufhören (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'K4',
    title: 'Einen Bewohner nehmen',
    rules: [
      {
        id: 'K4.1',
        text: 'Hörst du auf, nimmst du einen offenen Bewohner, dessen Wunsch deine Würfel erfüllen. Du musst nicht vorher ansagen, auf wen du es abgesehen hast, und passen deine Würfel zu mehreren, wählst du einen.',
      },
      {
        id: 'K4.2',
        text: 'Hörst du auf oder hast du keinen Wurf mehr und kannst jemanden nehmen, musst du das auch, selbst wenn es ein Drache ist. Stattdessen eine Strafkarte zu nehmen geht nicht (unsere Auslegung).',
      },
      { id: 'K4.3', text: 'Was du nimmst, kommt offen oben auf den Stapel deines Königreichs.' },
      {
        id: 'K4.4',
        text: 'Liegt der Bewohner unter dem Stapel seiner eigenen Farbe, bekommst du auch den obersten Ort dieses Stapels. Du darfst ihn liegen lassen (unsere Auslegung: Du nimmst ihn, wenn du nichts anderes sagst).',
      },
      { id: 'K4.5', text: 'Zuerst wird der Ort abgelegt, dann der Bewohner obenauf (unsere Auslegung).' },
      {
        id: 'K4.6',
        text: 'Bürger und Elfen wohnen in der Stadt, Zwerge in der Mine, Gnome in der Werkstatt, Orks im Orkdorf, und Pilzkobolde, Zauberlehrlinge und Feen im Zauberwald. Der Hypnotiseur und die Drachen sind nirgends zu Hause und bringen nie einen Ort mit.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Was Bewohner wollen',
    rules: [
      {
        id: 'K5.1',
        text: 'Will jemand eine bestimmte Zahl von Würfeln, heißt das: mindestens so viele. Geht es um Zahlen, sind die Farben egal; geht es um Farben, sind die Zahlen egal (unsere Auslegung).',
      },
      { id: 'K5.2', text: 'Ein Bürger will sechs gerade Zahlen oder sechs ungerade.' },
      {
        id: 'K5.3',
        text: 'Ein Elf will eine Straße: 4, 5 oder 6 Zahlen lückenlos hintereinander. Von der 6 geht es nicht zur 1 weiter (unsere Auslegung).',
      },
      { id: 'K5.4', text: 'Ein Zwerg will 3, 4 oder 5 Würfel mit der Zahl auf seiner Karte.' },
      { id: 'K5.5', text: 'Ein Gnom will 3 bis 6 Würfel in der Farbe auf seiner Karte.' },
      {
        id: 'K5.6',
        text: 'Ein Ork will Gruppen gleicher Zahlen, so groß, wie auf seiner Karte steht: Paare, Drillinge und so weiter. Welche Zahlen, ist egal, aber jede Gruppe braucht eine andere: Vier Fünfen sind keine zwei Paare.',
      },
      { id: 'K5.7', text: 'Ein Pilzkobold will 4, 5 oder 6 Würfel in einer Farbe, egal in welcher.' },
      { id: 'K5.8', text: 'Zauberlehrlinge und Feen wollen eine Mischung: von jeder Farbe so viele Würfel, wie die Karte zeigt.' },
      { id: 'K5.9', text: 'Der Hypnotiseur will, dass alle sechs Würfel zusammen höchstens 12 ergeben.' },
      { id: 'K5.10', text: 'Ein Drache will, dass alle sechs Würfel zusammen mindestens 25, 28 oder 30 ergeben, je nach Karte.' },
    ],
  },
  {
    id: 'K6',
    title: 'Was Bewohner können',
    rules: [
      {
        id: 'K6.1',
        text: 'Liegt zu Beginn deines Zuges ein Elf oben auf deinem Stapel, hast du in diesem Zug vier Würfe. Nur die oberste Karte zählt: Ein Elf, auf dem etwas liegt, hat ausgedient.',
      },
      {
        id: 'K6.2',
        text: 'Nimmst du einen Zauberlehrling, spielst du noch einen ganzen Zug, sobald die Reihe aufgefüllt ist. Nimmst du darin den zweiten Zauberlehrling, kommt noch einer dazu.',
      },
      { id: 'K6.3', text: 'Auf den Extrazug darfst du verzichten, solange du darin noch nicht gewürfelt hast (unsere Auslegung).' },
      {
        id: 'K6.4',
        text: 'Feen lieben Gesellschaft. Am Ende ist jede deiner Feen so viele Punkte wert, wie du Feen hast: zusammen 1, 4, 9, 16 oder 25.',
      },
      {
        id: 'K6.5',
        text: 'Nimmst du den Hypnotiseur, kommt der Bewohner rechts von ihm mit, egal, was deine Würfel zeigen, und bringt seinen Ort mit, wenn er unter seinem eigenen Stapel liegt. Liegt der Hypnotiseur ganz rechts, kommt niemand mit.',
      },
      {
        id: 'K6.6',
        text: 'Wer dem Hypnotiseur folgt, wird zuletzt abgelegt und wirkt wie sonst: Ein Elf liegt obenauf, ein Zauberlehrling bringt einen Zug, ein Drache muss verschenkt werden, eine Fee zählt (unsere Auslegung).',
      },
      {
        id: 'K6.7',
        text: 'Nimmst du einen Drachen, gibst du ihn einem Gegner deiner Wahl, der ihn sofort oben auf seinen Stapel legt. Zu zweit gibt es nichts zu wählen.',
      },
      { id: 'K6.8', text: 'Einen Drachen darfst du nicht behalten, und wer einen bekommt, kann ihn weder ablehnen noch weitergeben.' },
    ],
  },
  {
    id: 'K7',
    title: 'Strafkarten und Auffüllen',
    rules: [
      {
        id: 'K7.1',
        text: 'Hörst du auf oder hast du keinen Wurf mehr, und deine Würfel passen zu niemandem in der Reihe, legst du die oberste Strafkarte auf deinen Stapel. Das darfst du auch, wenn du noch Würfe übrig hast (unsere Auslegung).',
      },
      { id: 'K7.2', text: 'Dann wird der Bewohner ganz rechts verdeckt abgelegt. Er bringt niemandem einen Ort.' },
      {
        id: 'K7.3',
        text: 'Um eine Lücke in der Reihe zu schließen, rücken die Bewohner links davon einen Platz nach rechts, und ein neuer vom Nachziehstapel kommt auf den ersten Platz. Was rechts der Lücke liegt, bleibt liegen.',
      },
      {
        id: 'K7.4',
        text: 'Hat der Hypnotiseur seinen Nachbarn mitgenommen, gibt es zwei Lücken. Sie werden nacheinander geschlossen, sodass die zuerst gezogene Karte am Ende als zweite von links liegt (unsere Auslegung).',
      },
      { id: 'K7.5', text: 'Abgelegte Bewohner kommen nie zurück.' },
    ],
  },
  {
    id: 'K8',
    title: 'Das Ende',
    rules: [
      {
        id: 'K8.1',
        text: 'Die Partie endet sofort, wenn jemand die letzte Karte eines Stapels nimmt: vom Nachziehstapel, von den Strafkarten oder von einem der Stapel mit Orten. Die Runde wird nicht zu Ende gespielt.',
      },
      {
        id: 'K8.2',
        text: 'War es der letzte Ort oder die letzte Strafkarte, zählt alles, was du mit diesem Zug genommen hast, aber es wird nichts mehr abgelegt und die Reihe nicht aufgefüllt (unsere Auslegung).',
      },
      {
        id: 'K8.3',
        text: 'Die letzte Karte des Nachziehstapels kommt noch in die Reihe, aber die Bewohner dort bekommt niemand. Gab es eine zweite Lücke, bleibt sie leer (unsere Auslegung).',
      },
      { id: 'K8.4', text: 'Hattest du noch einen Extrazug gut, verfällt er (unsere Auslegung).' },
      {
        id: 'K8.5',
        text: 'Zähl deine Bewohner, deine Feen und deine Orte zusammen und zieh deine Strafkarten und die Drachen ab, die du bekommen hast. Du kannst unter null landen.',
      },
      {
        id: 'K8.6',
        text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Minuspunkte aus Strafkarten und Drachen hat; wie viele Karten es sind, ist egal.',
      },
      { id: 'K8.7', text: 'Herrscht dann immer noch Gleichstand, teilt ihr euch den Platz und auch den Sieg (unsere Auslegung).' },
    ],
  },
  {
    id: 'K9',
    title: 'Was ihr wissen dürft',
    rules: [
      {
        id: 'K9.1',
        text: 'Was einmal zu sehen war, bleibt offen: die Reihe, die Orte, die nächste Strafkarte, jeder Königreichsstapel bis ganz unten, die Ablage und wie viele Karten jeder Stapel hat (unsere Auslegung). Geheim ist nur die Reihenfolge des Nachziehstapels und der Strafkarten unter der obersten.',
      },
      {
        id: 'K9.2',
        text: 'Für jeden offenen Bewohner zeigt der Tisch die genaue Chance, ihn mit den restlichen Würfen zu bekommen. Option: Ihr könnt sie ausblenden.',
      },
    ],
  },
];
