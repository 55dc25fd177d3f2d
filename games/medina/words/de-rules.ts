import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'M1',
    title: 'Das Spielmaterial',
    rules: [
      {
        id: 'M1.1',
        text: 'Option: Wählt die Auflage. Die zweite ist für zwei bis vier Spieler, die erste für drei oder vier, und mit der Variante von Wolfgang und Brigitte Ditt spielt ihr die erste zu zweit. Eine Regel, die keine Auflage nennt, gilt für alle.',
      },
      {
        id: 'M1.2',
        text: 'Die Stadt hat 16 Spalten, a bis p von Westen her, und 11 Reihen, 1 bis 11 von Norden her. Zu zweit baut ihr in der zweiten Auflage eine kleinere, 14 mal 10. Um sie herum läuft ein Ring von Mauerfeldern mit einem Turm in jeder Ecke: Turm 1 im Nordwesten, 2 im Südosten, 3 im Nordosten, 4 im Südwesten.',
      },
      {
        id: 'M1.3',
        text: 'Du beginnst mit Gebäuden in vier Farben (Grau, Schwarz, Braun und Orange; in der zweiten Auflage Violett statt Schwarz), mit Ställen, Händlern, Mauern und vier Dächern. Erste Auflage: zu dritt 6 Gebäude jeder Farbe, 4 Ställe, 8 Händler und 10 Mauern; zu viert 5, 3, 6 und 8. Ditt: 9, 6, 12 und 16 sowie vier Blockadekuppeln. Zweite Auflage: zu zweit 8, 4, 12 und 15 sowie zwei neutrale Dächer; zu dritt 6, 4, 8 und 12 sowie ein neutrales Dach; zu viert 5, 3, 6 und 9. Der Rest bleibt in der Schachtel.',
      },
      {
        id: 'M1.4',
        text: 'In der zweiten Auflage kommen ein Brunnen, sechs Teeplättchen und Händler auf den Turmplättchen dazu. Option: Lasst von den dreien weg, was ihr wollt.',
      },
      {
        id: 'M1.5',
        text: 'Dächer und Plättchen sind immer zu sehen. Die anderen Teile stehen bis zum Ende der Partie hinter Sichtschirmen. Option: Spielt offen. Alle sehen, was ausgeteilt und was gesetzt wird, mitzählen könnte man also ohnehin.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'Die Eröffnung',
    rules: [
      {
        id: 'M2.1',
        text: 'Der Startspieler wird ausgelost (unsere Auslegung: in der ersten Auflage beginnt der Jüngste, die zweite lässt es offen).',
      },
      {
        id: 'M2.2',
        text: 'Erste Auflage und Ditt: Der Startspieler eröffnet den Markt mit einem Händler aus der Schachtel, auf einem beliebigen Feld, das nicht an einem Mauerfeld liegt.',
      },
      {
        id: 'M2.3',
        text: 'Zweite Auflage: Der Platz des Brunnens wird ausgelost, dann der des ersten Händlers; beide liegen nicht an einem Mauerfeld. Der Händler darf neben dem Brunnen stehen, aber nicht darauf.',
      },
      {
        id: 'M2.4',
        text: 'Es geht langsam los. Erste Auflage: Wer den Markt eröffnet hat, spielt gleich einen vollen Zug. Ditt: Der erste Händler ist der erste Zug (unsere Auslegung), der nächste Zug hat ein Teil, der danach zwei und alle weiteren drei. Zweite Auflage: Der erste Zug hat ein Teil, zu dritt oder zu viert auch der zweite.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Dein Zug',
    rules: [
      {
        id: 'M3.1',
        text: 'Ihr seid reihum im Uhrzeigersinn dran. In deinem Zug setzt du nacheinander zwei Teile, gleiche oder verschiedene; in der Variante von Ditt drei.',
      },
      { id: 'M3.2', text: 'Du setzt nur deine eigenen Teile.' },
      {
        id: 'M3.3',
        text: 'Gebäude, Ställe und Händler kommen auf leere Felder der Stadt, Mauern auf leere Mauerfelder. Was steht, bleibt stehen.',
      },
      {
        id: 'M3.4',
        text: 'Solange eines deiner Teile gesetzt werden kann, musst du eines setzen, selbst wenn es ein Dach ist. Kannst du zwei setzen, musst du das auch: Ein erstes Teil, nach dem kein zweites mehr ginge, ist nicht erlaubt, solange ein anderes dir eines ließe. (Meist ist das ein Dach, das eine Farbe abschließt und deine letzten Gebäude in die Schachtel schickt; Händler, die dein erstes Teil gewinnt, können das zweite sein, selbst wenn es dein einziges Teil war: unsere Auslegung.) Lässt kein erstes Teil ein zweites zu, setzt du nur eines. Zweite Auflage: siehe auch M10.2. Ditt: Jedes Teil wird einzeln betrachtet. In Partien, die nach Regelversion 1 begonnen wurden, gilt das in jeder Auflage.',
      },
      {
        id: 'M3.5',
        text: 'Kannst du nichts setzen, wirst du übersprungen. Du bist wieder dabei, sobald eines deiner Teile irgendwo passt, und sei es ein Händler, den du gerade an einem Turm gewonnen hast (unsere Auslegung).',
      },
      {
        id: 'M3.6',
        text: 'Ditt: In einem Zug setzt du höchstens ein Teil jeder Farbe, also ein Gebäude jeder Farbe, eine Wertungskuppel und eine Blockadekuppel. Weiße Teile (Ställe, Händler, Mauern) sind nicht begrenzt. Kannst du nur noch verbrauchte Farben setzen, ist dein Zug kürzer.',
      },
      {
        id: 'M3.7',
        text: 'Erste Auflage: Bist du allein im Spiel, weil sonst niemand mehr ein Teil hat, musst du in jedem Zug, in dem es geht, mindestens ein Dach setzen, als erstes oder als zweites Teil. War dein erstes Teil kein Dach, muss das zweite eines sein; und wartet kein Palast auf dein Dach, kannst du aber mit einem Gebäude einen beginnen, dann beginnst du ihn zuerst. Ein Zug, in dem gar kein Dach möglich ist, ist frei (unsere Auslegung). Partien nach Regelversion 1: Allein bist du auch, wenn die Teile der anderen nirgends passen, und dein erstes Teil ist immer frei.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Paläste',
    rules: [
      {
        id: 'M4.1',
        text: 'Ein Palast hat eine Farbe, und alle bauen gemeinsam an ihm. Ein Gebäude kommt an den unfertigen Palast seiner Farbe, direkt neben eines seiner Gebäude (Ecken zählen nicht). Von einem Stall aus wird nicht weitergebaut.',
      },
      {
        id: 'M4.2',
        text: 'Einen neuen Palast einer Farbe kannst du erst beginnen, wenn kein Palast dieser Farbe ohne Dach mehr wachsen kann.',
      },
      {
        id: 'M4.3',
        text: 'Um jeden Palast läuft eine Gasse: Kein Gebäude und kein Stall darf einen anderen Palast oder dessen Ställe berühren, auch nicht an einer Ecke. Das gilt auch für zwei Paläste derselben Farbe, Paläste wachsen also nie zusammen.',
      },
      {
        id: 'M4.4',
        text: 'Ein Palast ohne Dach, der nicht mehr wachsen kann, steckt fest. Er gehört niemandem, bis er ein Dach bekommt, und so lange darf ein anderer Palast seiner Farbe begonnen werden; es können also mehrere warten. Wer noch Gebäude dafür hat, ist egal.',
      },
      {
        id: 'M4.5',
        text: 'Haben alle einen Palast einer Farbe, ist diese Farbe abgeschlossen: Alle ihre noch nicht gesetzten Gebäude kommen sofort in die Schachtel, auch mitten im Zug. Paläste dieser Farbe ohne Dach bleiben, wie sie sind, und dürfen noch Ställe bekommen. Ditt: Nur Wertungskuppeln machen zum Besitzer (unsere Auslegung).',
      },
      { id: 'M4.6', text: 'Du darfst auch in einer Farbe bauen, in der du schon einen Palast hast.' },
    ],
  },
  {
    id: 'M5',
    title: 'Ställe',
    rules: [
      {
        id: 'M5.1',
        text: 'Ein Stall kommt direkt neben ein Gebäude eines beliebigen Palasts (Ecken zählen nicht), mit Dach oder ohne, deiner oder nicht. Von da an gehört er zu diesem Palast.',
      },
      { id: 'M5.2', text: 'Ein Stall, der nur an einen anderen Stall grenzt, ist nicht erlaubt.' },
    ],
  },
  {
    id: 'M6',
    title: 'Dächer',
    rules: [
      {
        id: 'M6.1',
        text: 'Setz eines deiner Dächer auf einen beliebigen Palast, der noch keines hat, auch wenn er nur aus einem Gebäude besteht: Dann gehört er dir. Er ist fertig, niemand darf mehr ein Gebäude anbauen.',
      },
      { id: 'M6.2', text: 'Von jeder Farbe kannst du höchstens einen Palast haben.' },
      {
        id: 'M6.3',
        text: 'Zweite Auflage: Ein neutrales Dach kommt auf einen beliebigen Palast ohne Dach, egal in welcher Farbe, auch wenn sie abgeschlossen ist oder schon neutrale Paläste hat. Der Palast ist fertig und gehört bis zum Ende niemandem.',
      },
      {
        id: 'M6.4',
        text: 'Ditt: Für jede Farbe hast du eine Wertungskuppel und eine Blockadekuppel. Eine Blockadekuppel schließt einen Palast ab, der dann für niemanden zählt und kein Plättchen hält; er nimmt auch niemandem eines weg (unsere Auslegung).',
      },
      {
        id: 'M6.5',
        text: 'Ditt: Hast du für eine Farbe beide Kuppeln verbraucht, verliert dein Gegner die Blockadekuppel dieser Farbe, wenn er sie noch nicht gesetzt hat.',
      },
      {
        id: 'M6.6',
        text: 'Um ein Dach zu setzen, nennst du die Farbe des Palasts; haben mehrere dieser Farbe kein Dach, auch das erste Gebäude des Palasts (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'M7',
    title: 'Händler',
    rules: [
      {
        id: 'M7.1',
        text: 'Händler stehen in Reihen. Ein neuer kommt neben genau einen anderen, der ein Ende seiner Reihe sein muss. Ecken zählen nicht, und neben allem anderen dürfen Händler direkt stehen.',
      },
      {
        id: 'M7.2',
        text: 'Nur wenn keine Reihe an einem ihrer Enden wachsen kann, beginnt ein Händler auf einem beliebigen leeren Feld eine neue Reihe, auch an der Mauer. Er darf einen Händler einer alten Reihe berühren, aber nicht zwei (unsere Auslegung).',
      },
      {
        id: 'M7.3',
        text: 'Ein Händler, neben dem höchstens ein anderer steht, egal aus welcher Reihe, ist ein Ende (unsere Auslegung). Ein einzelner Händler ist auf allen vier Seiten ein Ende.',
      },
    ],
  },
  {
    id: 'M8',
    title: 'Mauern',
    rules: [
      { id: 'M8.1', text: 'Eine Mauer kommt auf ein Mauerfeld neben einem Turm oder neben einer anderen Mauer.' },
      { id: 'M8.2', text: 'Auf jeder Seite der Stadt bleibt ein Feld offen: das Tor. Es darf auch direkt neben einem Turm liegen.' },
      {
        id: 'M8.3',
        text: 'Eine Mauer gehört zu dem Turm, von dem ihr Arm ausgeht. Mauern dürfen direkt neben allem stehen, und alles direkt neben Mauern.',
      },
    ],
  },
  {
    id: 'M9',
    title: 'Palastplättchen und Turmplättchen',
    rules: [
      {
        id: 'M9.1',
        text: 'Für jede Farbe gibt es ein Palastplättchen: Grau 1 Punkt, Schwarz oder Violett 2, Braun 3, Orange 4. Es geht an den ersten Palast der Farbe, der ein Dach bekommt.',
      },
      {
        id: 'M9.2',
        text: 'Das Plättchen wandert weiter, sobald ein anderer Palast der Farbe größer ist, Gebäude und Ställe zusammen, durch sein Dach oder durch einen Stall, egal, wer ihn gesetzt hat. Bei Gleichstand bleibt es, wo es ist. Paläste ohne Dach zählen nicht.',
      },
      {
        id: 'M9.3',
        text: 'Zweite Auflage: Ein neutraler Palast gewinnt und behält das Plättchen wie jeder andere; es liegt dann auf dem Spielplan.',
      },
      {
        id: 'M9.4',
        text: 'Jeder Turm hat ein Plättchen, das so viel wert ist wie seine Nummer. Der Besitzer eines Palasts nimmt es, wenn dieser Palast eine Mauer des Turms neu berührt: weil er sein Dach bekommt, weil eine Mauer ihn erreicht oder weil ein Stall die Mauer erreicht, egal, wer ihn gesetzt hat. Die Größe spielt keine Rolle, und ein Dach kann mehrere Plättchen bringen.',
      },
      {
        id: 'M9.5',
        text: 'Nur eine neue Berührung zählt. In der zweiten Auflage berührt ein Palast, der schon an irgendeiner Mauer eines Turms liegt, diesen Turm nicht neu. In der ersten Auflage und bei Ditt zählt jeder der beiden Arme eines Turms für sich (unsere Auslegung). Option: Spielt es so oder so.',
      },
      {
        id: 'M9.6',
        text: 'Zweite Auflage: Auf Plättchen 1 warten drei Händler, auf Plättchen 2 zwei und auf Plättchen 3 einer. Der Erste, der das Plättchen nimmt, bekommt sie zu seinen Teilen dazu und darf sie noch im selben Zug setzen (unsere Auslegung).',
      },
      {
        id: 'M9.7',
        text: 'Zweite Auflage: Ein neutraler Palast nimmt ein Turmplättchen genauso. Es bleibt auf dem Spielplan oder kommt von seinem Besitzer dorthin zurück; Händler darauf gehen in die Schachtel, und die nächste neue Berührung holt es sich von dort.',
      },
    ],
  },
  {
    id: 'M10',
    title: 'Tee und Brunnen',
    rules: [
      {
        id: 'M10.1',
        text: 'Zweite Auflage: Der erste violette Palast, der ein Dach bekommt, bringt seinem Besitzer drei Teeplättchen, der zweite zwei, der dritte eines, der vierte keines. Der Anteil eines neutralen Dachs geht in die Schachtel zurück.',
      },
      {
        id: 'M10.2',
        text: 'Zweite Auflage: Hast du dein erstes Teil gesetzt, darfst du ein Teeplättchen abgeben, statt das zweite zu setzen. Eines pro Zug, auch ein gerade gewonnenes (unsere Auslegung). Du musst das nur in einem Fall: Mit einem Teeplättchen darfst du ein erstes Teil setzen, das kein zweites übrig lässt, obwohl ein anderes es täte (M3.4), und dann gibst du das Plättchen ab. In Partien nach Regelversion 1 musst du es nie. Am Ende ist Tee nichts wert.',
      },
      {
        id: 'M10.3',
        text: 'Zweite Auflage: Auf den acht Feldern um den Brunnen steht kein Gebäude und kein Stall. Händler dürfen dort stehen.',
      },
      {
        id: 'M10.4',
        text: 'Zweite Auflage: Jedes Gebäude und jeder Stall deiner Paläste, der in Reihe oder Spalte genau zwei Felder vom Brunnen entfernt liegt, ist 4 Punkte mehr wert, egal, was dazwischen steht.',
      },
    ],
  },
  {
    id: 'M11',
    title: 'Ende und Wertung',
    rules: [
      {
        id: 'M11.1',
        text: 'Die Partie endet, sobald niemand mehr etwas setzen kann: Alle Teile sind verbraucht, oder was übrig ist, passt nirgends (unsere Auslegung für die zweite Auflage, die nur von verbrauchten Teilen spricht).',
      },
      {
        id: 'M11.2',
        text: 'Jeder deiner Paläste bringt 1 Punkt für jedes Gebäude und jeden Stall und 1 für jede Mauer und jeden Händler direkt daneben (Ecken zählen nicht). Ein Händler zählt für einen Palast nur einmal, aber für jeden Palast, den er berührt. Türme zählen nichts.',
      },
      { id: 'M11.3', text: 'Palastplättchen und Turmplättchen bringen die Punkte, die darauf stehen.' },
      {
        id: 'M11.4',
        text: 'Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg (unsere Auslegung, wo die zweite Auflage schweigt).',
      },
      { id: 'M11.5', text: 'Ein Palast ohne Besitzer zählt für niemanden.' },
    ],
  },
];
