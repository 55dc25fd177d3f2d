import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'P1',
    title: 'Das Spielmaterial',
    rules: [
      { id: 'P1.1', text: 'Ihr spielt zu zweit bis zu viert, durch drei Zeitalter mit je fünf Runden.' },
      {
        id: 'P1.2',
        text: 'Eine Runde läuft so ab: Versteigerung, Anlegen und Ankunft; Diplomatie, dann Verwaltung; Bewegung; Verhandlungen, dann Kriege; Produktion, dann Unterhalt der Arbeiter. Nach der fünften Runde kommt das Ende des Zeitalters (P11). Jeder Zug gehört zu seinem Schritt und geht in keinem anderen.',
      },
      {
        id: 'P1.3',
        text: 'Es gibt vier Hauptstädte aus 3 mal 2 Feldern, für jedes Zeitalter 25 Landschaftskacheln aus 2 mal 2 Feldern (auf der weißen Seite allgemeine Gebäude, auf der schwarzen ein Held, ein Wunder oder ein Sondergebäude), 36 Gebäudeplättchen, 15 Wohlstandskarten, 14 Hauptrouten, 4 Bündnisrouten und für jeden von euch acht Arbeiter.',
      },
      {
        id: 'P1.4',
        text: 'Option: gleiche Hauptstädte (Gleichheit) oder vier verschiedene, die ausgelost werden (Freiheit). Alle verwenden dieselbe Sorte.',
      },
      {
        id: 'P1.5',
        text: 'Du beginnst mit 4 Nahrung, 3 Geld, 20 Kultur, ohne Rohstoffe und Stimmen, mit vier zufällig gezogenen Gebäudeplättchen und drei Wohlstandskarten und mit deinen acht Arbeitern auf deiner Bevölkerungsleiste.',
      },
      {
        id: 'P1.6',
        text: 'Zu dritt oder zu viert führt von jedem eine Hauptroute zum linken Nachbarn, also zum Nächsten im Uhrzeigersinn. Zu zweit beginnt ihr ohne Routen (unsere Auslegung) und könnt einander weder helfen noch drohen, bis eine gebaut ist.',
      },
      {
        id: 'P1.7',
        text: 'Der Startspieler, die Reihenfolge der Stapel und der Reserve an Gebäudeplättchen und was ausgeteilt wird, bestimmt der Zufall (unsere Auslegung: nach der Spielregel einigt ihr euch, wer beginnt).',
      },
      {
        id: 'P1.8',
        text: 'Jedes Zeitalter hat seinen eigenen Stapel, der zu Beginn des Zeitalters einmal gemischt wird (unsere Auslegung). Eine Landschaftskachel, die abgeworfen wird oder übrig bleibt, ist aus dem Spiel.',
      },
      {
        id: 'P1.9',
        text: 'Option: Verwaltung und Bewegung alle zugleich oder nacheinander (unsere Auslegung: nach der Spielregel kann jeder jederzeit verlangen, dass ihr nacheinander zieht).',
      },
      {
        id: 'P1.10',
        text: 'Option: Kultur, Nahrung, Geld, Rohstoffe und Stimmen hinter Sichtschirmen oder offen. Alles, was kommt und geht, wird gezeigt, mitzählen könnte man also ohnehin.',
      },
      {
        id: 'P1.11',
        text: 'Die Gebäudeplättchen und Wohlstandskarten auf deiner Hand sind immer geheim. Gebiete, Stufen, Arbeiter, Routen, gesetztes Geld und übrige Punkte sind immer offen.',
      },
      {
        id: 'P1.12',
        text: 'Du wirst immer gefragt, egal, was du verdeckt hast, damit die Frage nichts verrät (unsere Auslegung): Ohne Stimmen stimmst du trotzdem ab (0), ohne Rohstoffe setzt du trotzdem ein (0), und mit Marie Curie wirst du jede Runde gefragt.',
      },
      { id: 'P1.13', text: 'Option: Spielt mit eigenen Kacheln statt mit unseren (P15).' },
    ],
  },
  {
    id: 'P2',
    title: 'Begriffe',
    rules: [
      {
        id: 'P2.1',
        text: 'Ein Ort ist ein sichtbares Feld oder ein ganzer großer Ort: ein Held, ein Wunder oder ein Sondergebäude aus zwei bis vier Feldern. Was er außerhalb eines goldenen Rahmens zeigt, wirkt von selbst; der goldene Rahmen wirkt, solange ein Arbeiter dort steht.',
      },
      {
        id: 'P2.2',
        text: 'Ein Ort von dir, auf dem kein Arbeiter steht, ist frei. Egal, wie groß ein Ort ist, er fasst einen Arbeiter. Arbeiter dürfen überall stehen, auch auf dem Meer, und auch dort, wo sie nichts bringen.',
      },
      {
        id: 'P2.3',
        text: 'Sichtbar ist, was obenauf liegt. Unter einem Gebäudeplättchen zählt das gedruckte Feld nicht mehr: Das Gebäude oder die Brachlandseite ist an seine Stelle getreten.',
      },
      {
        id: 'P2.4',
        text: 'Ein Arbeiter steht auf einem Feld. Auf einem großen Ort ist es das erste in Leserichtung: die Reihen von oben, jede Reihe von links (unsere Auslegung).',
      },
      {
        id: 'P2.5',
        text: 'Du hast acht Stufen: Nahrung, Rohstoffe, Geld, Kultur, Politik, Transport, Militär und Abwehr. Jede ist die Summe der Zahlen, die auf deinen sichtbaren Orten gedruckt sind, der goldenen, wo ein Arbeiter steht, und der dauerhaften Boni deiner Helden und Wunder (unsere Auslegung: Die zählen auch für Karten, Drohungen und Kriege). Ein großer Ort zählt einmal, und eine Stufe kann über 20 steigen. Jede Änderung gilt sofort.',
      },
      {
        id: 'P2.6',
        text: 'Allgemeine Orte, gebaute Plättchen und Sondergebäude gehören zu einem Bereich. Welcher das ist, sagt das erste gedruckte Symbol oder, wenn keines gedruckt ist, das erste goldene (unsere Auslegung): Nahrung, Rohstoffe und Geld bedeuten Wirtschaft; Kultur Kultur; Politik Politik; Transport Transport; Militär und Abwehr Militär. Ein goldener Text ändert nichts. Helden und Wunder gehören zu keinem Bereich.',
      },
      {
        id: 'P2.7',
        text: 'Dein Brachland ist die Zahl deiner sichtbaren brachliegenden Felder, ob natürlich oder Neuland, egal, wer es gewonnen hat. Mit Angkor Wat kommen deine Meere dazu.',
      },
      {
        id: 'P2.8',
        text: 'Deine Routenzahl ist die Zahl der Hauptrouten, die bei dir beginnen, die erste eingeschlossen, und der Bündnisrouten, die du teilst.',
      },
      {
        id: 'P2.9',
        text: 'Geht ein Arbeiter nach Hause, setzt du ihn sofort auf einen freien Ort deiner Wahl; ist in diesem Moment keiner frei, geht er zurück auf die Leiste (unsere Auslegung). Zwei Arbeiter können nicht an denselben Ort heimkehren. Müssen mehrere von euch Arbeiter heimbringen, beginnt der Spieler am Zug, dann die anderen in Zugreihenfolge (unsere Auslegung).',
      },
      {
        id: 'P2.10',
        text: 'Wird ein Arbeiter zurückgeschickt, geht er aus deinem Gebiet oder von einer Route, egal in welchem Zustand, auf die Bevölkerungsleiste und füllt den Platz, der zuletzt leer wurde.',
      },
      {
        id: 'P2.11',
        text: 'Kultur fällt nie unter 0: Schuldest du mehr, zahlst du, was du hast. Das gilt für jeden Verlust, auch am Ende eines Zeitalters und der Partie.',
      },
      {
        id: 'P2.12',
        text: 'Verbündet seid ihr, solange ihr eine Bündnisroute teilt. Verbunden seid ihr, wenn eine Hauptroute zwischen euch liegt, egal, wer sie gebaut hat; für Hilfe genügt auch eine Bündnisroute.',
      },
      { id: 'P2.13', text: 'Die Zugreihenfolge geht vom Startspieler aus im Uhrzeigersinn.' },
      {
        id: 'P2.14',
        text: 'Was abgeworfen wird, kommt zurück in den Vorrat. Güter, Stimmen und Routen könnt ihr von dort wieder nehmen, entfernte Gebäudeplättchen und abgeworfene Landschaftskacheln nicht. Güter sind Nahrung, Rohstoffe, Geld und Kultur. Sie und die Stimmen gehen nie aus.',
      },
      { id: 'P2.15', text: 'Widerspricht eine Kachel einer Regel, hat die Kachel recht.' },
    ],
  },
  {
    id: 'P3',
    title: 'Die Versteigerung',
    rules: [
      {
        id: 'P3.1',
        text: 'Für jeden von euch ist eine Landschaftskachel im Angebot. Die Seiten wechseln durch die ganze Partie von Kachel zu Kachel, zuerst weiß (unsere Auslegung); die Kacheln von Kolumbus zählen nicht mit. Zu dritt sind die Runden weiß-schwarz-weiß, dann schwarz-weiß-schwarz, auch von einem Zeitalter zum nächsten. Zu viert ist jede Runde weiß-schwarz-weiß-schwarz (unsere Auslegung: Das Beispiel der Spielregel zeigt diese Reihenfolge und die umgekehrte und sagt nicht, wann welche gilt).',
      },
      {
        id: 'P3.2',
        text: 'Zu dritt oder zu viert: Geboten wird vom Startspieler aus im Uhrzeigersinn. Solange du auf einer Kachel führst, wirst du übersprungen; du kannst deinen Einsatz weder erhöhen noch verschieben.',
      },
      { id: 'P3.3', text: 'Zu dritt oder zu viert: Wer nicht führt, muss bieten. Passen darf niemand.' },
      {
        id: 'P3.4',
        text: 'Ein Gebot nennt eine Kachel und deinen ganzen Einsatz darauf: mindestens 1 Geld und mehr, als der Führende dort hat. Wirst du überboten, erhöhst du also deinen Einsatz, verschiebst ihn oder tust beides.',
      },
      { id: 'P3.5', text: 'Einen Einsatz kannst du nie senken.' },
      { id: 'P3.6', text: 'Du kannst nicht mehr Geld dazulegen, als du hast.' },
      {
        id: 'P3.7',
        text: 'Hat jede Kachel einen Führenden, ist die Versteigerung vorbei. Die Führenden nehmen ihre Kacheln, und alles gesetzte Geld ist weg, egal, was es gebracht hat.',
      },
      {
        id: 'P3.8',
        text: 'Zu dritt oder zu viert: Hast du zu Beginn der Versteigerung kein Geld, werden bei deinem ersten Gebot 3 deiner Kultur von selbst zu 1 Geld (unsere Auslegung), einmal pro Versteigerung. Mit weniger als 3 Kultur zahlst du, was du hast, und bekommst das 1 Geld trotzdem (unsere Auslegung).',
      },
      {
        id: 'P3.9',
        text: 'Die erste Versteigerung der Partie, zu dritt oder zu viert: Die Kacheln werden einzeln aufgedeckt. Bei jeder bietet der Nächste, beginnend mit dem Startspieler, auf eine der schon aufgedeckten Kacheln oder wartet.',
      },
      {
        id: 'P3.10',
        text: 'In dieser ersten Versteigerung muss der Letzte bieten. Von da an geht es wie immer vom Startspieler aus reihum, und niemand wartet mehr (unsere Auslegung).',
      },
      {
        id: 'P3.11',
        text: 'Zu zweit: Ihr kennt beide Seiten beider Kacheln. Jeder wählt geheim eine Kachel und einen Betrag, von 0 (unsere Auslegung) bis zu seinem ganzen Geld; dann deckt ihr gemeinsam auf.',
      },
      {
        id: 'P3.12',
        text: 'Zu zweit: Habt ihr verschiedene Kacheln gewählt, bekommt jeder seine. Habt ihr dieselbe gewählt, geht sie an den höheren Betrag, bei gleichem Betrag an den Startspieler; der andere nimmt die andere.',
      },
      {
        id: 'P3.13',
        text: 'Zu zweit: Beide zahlen in jedem Fall, was sie geboten haben (unsere Auslegung). Kultur wird nicht zu Geld, und die erste Versteigerung ist wie die anderen (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P4',
    title: 'Anlegen',
    rules: [
      { id: 'P4.1', text: 'Die ersteigerte Kachel legst du in deinem Gebiet an oder wirfst sie ab. Anlegen muss niemand.' },
      {
        id: 'P4.2',
        text: 'Die Kachel liegt Feld auf Feld, und mindestens eines ihrer vier Felder überlappt sich mit deinem Gebiet. Dort kommt das neue Feld über oder unter das, was da liegt. Es dürfen sich auch mehrere Felder überlappen.',
      },
      { id: 'P4.3', text: 'Mindestens eines der vier neuen Felder ist am Ende sichtbar (unsere Auslegung).' },
      {
        id: 'P4.4',
        text: 'Am Ende ist dein Gebiet höchstens 5, 6 oder 7 Felder breit, in Zeitalter I, II oder III, und ebenso viele hoch.',
      },
      { id: 'P4.5', text: 'Ein sichtbares Meer wird nie überdeckt, und es kommt auch nichts darunter.' },
      { id: 'P4.6', text: 'Ein Meer auf der neuen Kachel kommt nie darunter.' },
      { id: 'P4.7', text: 'Am Ende liegen keine zwei sichtbaren Meere nebeneinander; über Eck ist in Ordnung (unsere Auslegung).' },
      { id: 'P4.8', text: 'Der große Ort der neuen Kachel bleibt ganz sichtbar oder kommt ganz darunter.' },
      {
        id: 'P4.9',
        text: 'Deine Helden, Wunder und Sondergebäude lassen sich nur ganz überdecken. Unter einen Teil davon darfst du eine Kachel schieben, denn das überdeckt nichts.',
      },
      {
        id: 'P4.10',
        text: 'Eine Kachel kann nicht zugleich über und unter derselben Karte liegen (unsere Auslegung): Was auf einem Feld obenauf liegt, unter das sie kommt, darf keine Karte sein, sichtbar oder verdeckt, die auf einem Feld liegt, über das sie kommt. Genauer prüfen wir das nicht.',
      },
      {
        id: 'P4.11',
        text: 'Kacheln werden nie gedreht. Zu dritt oder zu viert verwendest du die angebotene Seite; zu zweit wählst du die Seite beim Anlegen.',
      },
      {
        id: 'P4.12',
        text: 'Ein Gebäudeplättchen ist fest mit seinem Feld verbunden, dazwischen kommt nichts. Wird das Feld überdeckt, kommt das Plättchen aus dem Spiel; kommt etwas darunter, bleibt es.',
      },
      {
        id: 'P4.13',
        text: 'Für ein Feld mit Gebäudeplättchen, ob gebaut oder Neuland, gelten die Regeln über Meere nicht, auch wenn darunter Meer ist (unsere Auslegung).',
      },
      {
        id: 'P4.14',
        text: 'Arbeiter bleiben, wo sie sind, überdeckt oder nicht. Hat das neue Feld einen goldenen Rahmen, arbeiten sie dort sofort.',
      },
      {
        id: 'P4.15',
        text: 'Zu dritt oder zu viert legt ihr alle zugleich an, zu zweit in Zugreihenfolge (unsere Auslegung: die Spielregel rät dazu).',
      },
      {
        id: 'P4.16',
        text: 'Haben alle angelegt, wirken neue Helden und Wunder, die das bei ihrer Ankunft tun, in Zugreihenfolge (unsere Auslegung).',
      },
      {
        id: 'P4.17',
        text: 'Durch das Anlegen können mehrere Arbeiter auf einem großen Ort stehen. Sie warten dort auf die Bewegung, in der jeder weggehen kann. Sind deine Züge zu Hause vorbei, darf nur noch der erste in Leserichtung dort stehen: Jeder andere geht von selbst auf den nächsten freien Ort, in Schritten wie in P7.9 (bei Gleichstand auf den ersten in Leserichtung), oder zurück auf die Leiste, wenn es keinen gibt (unsere Auslegung).',
      },
      {
        id: 'P4.18',
        text: 'Nach dem ersten Anlegen der Partie und den Ankünften setzt jeder kostenlose Arbeiter von der Leiste auf freie Orte: einen bei Gleichheit, zwei auf verschiedene Orte bei Freiheit. Das müsst ihr, und alle tun es zugleich (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P5',
    title: 'Diplomatie',
    rules: [
      {
        id: 'P5.1',
        text: 'In Zugreihenfolge hat jeder einen Diplomatiezug mit so vielen Aktionen, wie er will und bezahlen kann, oder keiner. Du darfst jederzeit sagen, dass du fertig bist; damit ist dein Zug endgültig vorbei. Kannst du hier für alle sichtbar nichts tun, wirst du übersprungen, und dein Zug endet, wenn nichts mehr zu tun bleibt; was du als Hilfe geben könntest, steht hinter deinem Sichtschirm und zählt dafür nicht (unsere Auslegung).',
      },
      {
        id: 'P5.2',
        text: 'Deine Punkte sind deine Politikstufe und die Punkte des Kremls, abzüglich dessen, was du in dieser Runde ausgegeben hast, nie unter 0. Steigt oder fällt die Stufe, gilt das sofort. Dieselben Punkte dienen der Diplomatie und der Verwaltung; was übrig bleibt, verfällt.',
      },
      {
        id: 'P5.3',
        text: 'Hilfe kostet 2 Punkte und geht an jemanden, mit dem dich irgendeine Route verbindet, Haupt- oder Bündnisroute.',
      },
      {
        id: 'P5.4',
        text: 'Als Hilfe bietest du genau drei Einheiten Nahrung, Geld und Rohstoffe in beliebiger Mischung an, die dir gehören. Alle sehen das Angebot.',
      },
      {
        id: 'P5.5',
        text: 'Der andere antwortet sofort und darf immer Ja sagen. Angenommen: Die drei Einheiten wechseln den Besitzer, und du bekommst 5 Kultur aus dem Vorrat. Abgelehnt: Du behältst sie und bekommst 2 Kultur. Die Punkte sind in beiden Fällen weg.',
      },
      {
        id: 'P5.6',
        text: 'Wer Hilfe angenommen hat, kann in derselben Runde danach keine anbieten. Wer welche angeboten hat, darf trotzdem welche annehmen, und du darfst mehrmals helfen, auch demselben Spieler (unsere Auslegung).',
      },
      { id: 'P5.7', text: 'Drohen kostet 3 Punkte: Du drohst jemandem, mit dem dich eine Hauptroute verbindet, egal, wer sie gebaut hat.' },
      { id: 'P5.8', text: 'Verbündeten kann man nicht drohen.' },
      {
        id: 'P5.9',
        text: 'Drohen kannst du nur, wo es gelingt (unsere Auslegung): Dein Militär muss höher sein als Militär und Abwehr des anderen zusammen.',
      },
      {
        id: 'P5.10',
        text: 'Du nimmst 2 Kultur oder 3 Geld, je nachdem, was du verlangst; bei einem Vorsprung von 5 oder mehr 4 Kultur oder 5 Geld. Der andere zahlt nur davon, so viel er kann, auch wenn das nichts ist (unsere Auslegung).',
      },
      {
        id: 'P5.11',
        text: 'Ein Bündnis, an dem du beteiligt bist, kannst du nur als erste Diplomatie-Aktion der Runde brechen, und nur mit mindestens 1 Punkt (unsere Auslegung).',
      },
      {
        id: 'P5.12',
        text: 'Ein Bündnis zu brechen kostet alle deine Punkte und bringt für jeden eine Stimme. Deine Diplomatie ist vorbei, und du hast für den Rest der Runde keine Punkte, auch wenn deine Politik steigt; Fähigkeiten, die keine Punkte kosten, kannst du noch nutzen (unsere Auslegung).',
      },
      {
        id: 'P5.13',
        text: 'Die Route eines gebrochenen Bündnisses wird abgeworfen, und jeder Arbeiter darauf geht nach Hause. Ihr dürft einander wieder drohen und bekriegen.',
      },
      {
        id: 'P5.14',
        text: 'Auch wer fertig ist oder schon dran war, kann noch Hilfe angeboten bekommen, bedroht oder bombardiert werden (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P6',
    title: 'Verwaltung',
    rules: [
      {
        id: 'P6.1',
        text: 'Ihr handelt alle gleichzeitig, oder nacheinander, wenn der Tisch das gewählt hat. Du darfst jederzeit sagen, dass du fertig bist, und das gilt dann für diesen Schritt endgültig. Ohne Punkte und ohne ein Wunder, das keine kostet, bist du automatisch fertig. Wollen zwei dasselbe (die letzte Hauptroute, ein Plättchen der Reserve, ein Feld zum Bombardieren), bekommt es der frühere Zug (unsere Auslegung).',
      },
      { id: 'P6.2', text: 'Eine Aktion kannst du wiederholen, solange du sie bezahlen kannst, außer Wahlkampf und Hauptroute.' },
      {
        id: 'P6.3',
        text: 'Für eine Aktion der Diplomatie oder Verwaltung brauchst du so viele Punkte, wie sie kostet. Der Preis wird vor allem anderen bestimmt und bezahlt, solange Kacheln und Arbeiter noch dort sind, wo sie waren (unsere Auslegung).',
      },
      { id: 'P6.4', text: 'Du brauchst auch die Güter, die sie kostet.' },
      {
        id: 'P6.5',
        text: 'Alles, was eine Aktion billiger macht, wird zusammengezählt, aber keine kostet weniger als 1 Punkt oder weniger als 0 Güter. Wahlkampf und das Brechen eines Bündnisses werden nie billiger (unsere Auslegung).',
      },
      {
        id: 'P6.6',
        text: 'Handel, 1 Punkt und je nach Zeitalter 2, 3 oder 4 Nahrung: Einer deiner Arbeiter geht aus deinem Gebiet auf den Start einer Route. Es darf einer sein, den du gerade erst ausgebildet hast (unsere Auslegung).',
      },
      {
        id: 'P6.7',
        text: 'Handel braucht einen freien Start: deine eigene Hauptroute, auf der kein Arbeiter ist, auch kein rastender, oder eine deiner Bündnisrouten ohne Arbeiter von dir.',
      },
      {
        id: 'P6.8',
        text: 'Tauschen, 1 Punkt: Gib mindestens 1 Einheit eines Gutes ab, höchstens so viele wie deine Transportstufe mit ihren Boni. Ist das 0, gibt es keinen Tausch.',
      },
      {
        id: 'P6.9',
        text: 'Tauschen kannst du Nahrung, Rohstoffe und Geld, nie Kultur und nie gegen dasselbe Gut. 1 Rohstoff ist 2 Nahrung oder 2 Geld wert und 1 Nahrung 1 Geld, in beliebiger Mischung. Es muss aufgehen: Gerundet wird nicht.',
      },
      {
        id: 'P6.10',
        text: 'Ausbilden, 2 Punkte und je nach Zeitalter 4, 5 oder 6 Nahrung: Der nächste Arbeiter deiner Leiste, oben links zuerst, kommt auf einen freien Ort. Du brauchst einen Arbeiter auf der Leiste und einen freien Ort.',
      },
      {
        id: 'P6.11',
        text: 'Helden ehren, 2 Punkte und je nach Zeitalter 1, 2 oder 3 Nahrung: 1 Kultur für jeden deiner sichtbaren Helden. Du brauchst mindestens einen (unsere Auslegung).',
      },
      {
        id: 'P6.12',
        text: 'Wunder ehren, 2 Punkte und je nach Zeitalter 0, 1 oder 2 Rohstoffe: 1 Kultur für jedes deiner sichtbaren Wunder. Du brauchst mindestens eines (unsere Auslegung).',
      },
      {
        id: 'P6.13',
        text: 'Hauptroute, 2 Punkte und 2 Rohstoffe: Leg eine Hauptroute aus dem Vorrat von dir zu einem beliebigen Mitspieler, verbündet oder nicht. Zwischen zweien dürfen beliebig viele liegen. Ist keine mehr da, geht es nicht. Bündnisrouten werden nicht so gebaut.',
      },
      { id: 'P6.14', text: 'Du baust höchstens eine Hauptroute pro Runde.' },
      {
        id: 'P6.15',
        text: 'Neuland, 2 Punkte und 1 Rohstoff: Leg eines deiner Gebäudeplättchen mit der Brachlandseite nach oben auf ein Feld deines Gebiets, ob Meer, Brachland, Neuland oder bebaut (unsere Auslegung). Ein Meer, das zu Neuland wurde, ist in jeder Hinsicht Brachland (unsere Auslegung).',
      },
      {
        id: 'P6.16',
        text: 'Bauen, 3 Punkte und die 2 oder 3 Rohstoffe, die auf dem Plättchen stehen: Leg eines deiner Gebäudeplättchen mit der Vorderseite nach oben auf ein Feld deines Gebiets.',
      },
      { id: 'P6.17', text: 'Auf sichtbarem Meer kannst du nicht bauen. Auf Neuland über einem Meer schon (unsere Auslegung).' },
      { id: 'P6.18', text: 'Neuland und Bauen brauchen einen sichtbaren Ort aus einem einzelnen Feld, nie einen Teil eines großen Ortes.' },
      { id: 'P6.19', text: 'Für Neuland und Bauen verwendest du ein Plättchen aus deiner Hand; ist sie leer, geht es nicht.' },
      { id: 'P6.20', text: 'Ein Arbeiter auf dem Feld bleibt dort. Ein Gebäudeplättchen, das dort lag, kommt aus dem Spiel.' },
      {
        id: 'P6.21',
        text: 'Nach Neuland oder Bauen ziehst du sofort ein Gebäudeplättchen nach, das du noch im selben Schritt verwenden darfst (unsere Auslegung). Ist die Reserve leer, ziehst du keines.',
      },
      {
        id: 'P6.22',
        text: 'Wahlkampf, einmal pro Runde: Gib so viele Punkte aus, wie du willst, mindestens einen, für ebenso viele Stimmen.',
      },
      {
        id: 'P6.23',
        text: 'Der Schritt kommt immer zu einem Ende (unsere Auslegung): Jede Aktion kostet mindestens 1 Punkt, und nur der Kreml, Arbeiter und Gebäudeplättchen können neue bringen, und die gehen alle aus.',
      },
    ],
  },
  {
    id: 'P7',
    title: 'Routen und Bewegung',
    rules: [
      {
        id: 'P7.1',
        text: 'Eine Hauptroute verläuft so: Start, 2 Geld, 3 Nahrung, 2 Rohstoffe, Vorbereitung, Krieg; daneben liegt die Rast. Alle sind gleich (unsere Auslegung). Nur Warenfelder bringen etwas. Vorbereitung, Krieg und Rast sind drei verschiedene Dinge (unsere Auslegung: die Namen der Spielregel lassen zwei davon auf einem Feld liegen).',
      },
      {
        id: 'P7.2',
        text: 'Eine Bündnisroute verläuft so: Ende A, 3 Geld, 3 Nahrung, 2 Rohstoffe, 4 Kultur, Ende B. Alle sind gleich (unsere Auslegung). Der eine Verbündete beginnt bei Ende A, der andere bei Ende B, und jeder läuft bis ans andere Ende.',
      },
      { id: 'P7.3', text: 'Nur wer eine Hauptroute gebaut hat, schickt Arbeiter darauf (unsere Auslegung).' },
      {
        id: 'P7.4',
        text: 'Auf einer Hauptroute ist Platz für einen Arbeiter, egal in welchem Zustand. Auf einer Bündnisroute ist Platz für einen Arbeiter jedes Verbündeten; sie dürfen auf demselben Feld stehen und aneinander vorbeiziehen.',
      },
      {
        id: 'P7.5',
        text: 'Zuerst ziehen deine Arbeiter zu Hause, dann die auf den Routen; dann gehen die nach Hause, die schon vorher gerastet haben.',
      },
      {
        id: 'P7.6',
        text: 'Ihr zieht alle zugleich. In Zugreihenfolge zieht ihr, wenn der Tisch das gewählt hat oder wenn zu Beginn des Schritts ein Arbeiter mit erklärtem Krieg auf der Vorbereitung steht.',
      },
      {
        id: 'P7.7',
        text: 'Dein Transport wird zu Beginn deiner Bewegung abgelesen und bleibt für alle deine Arbeiter gleich, bis sie endet, egal, welche Rahmen sie verlassen und betreten (unsere Auslegung).',
      },
      {
        id: 'P7.8',
        text: 'Ein Arbeiter zu Hause zieht einmal oder bleibt. Er macht höchstens so viele Schritte, wie dein Transport erlaubt, auf einen Ort ohne Arbeiter (unsere Auslegung: Da deine Arbeiter alle gleich sind, kommt das auf dasselbe heraus wie in der Spielregel).',
      },
      {
        id: 'P7.9',
        text: 'Ein Schritt führt auf den Ort daneben, nie über Eck. Ein großer Ort ist ein Schritt. Der Weg darf über Meere führen und über Orte, auf denen andere stehen.',
      },
      {
        id: 'P7.10',
        text: 'Ein Arbeiter auf einer Route muss weiterziehen, mindestens ein Feld und höchstens so viele wie dein Transport, immer vorwärts, auch wenn er erst in dieser Runde auf den Start gekommen ist. Deine Bewegung kann nicht enden, bevor alle gezogen sind (unsere Auslegung).',
      },
      {
        id: 'P7.11',
        text: 'Niemand zieht über die Vorbereitung oder das andere Ende hinaus: Dort hält der Arbeiter an, und übrige Schritte verfallen.',
      },
      { id: 'P7.12', text: 'Ein Arbeiter, der das andere Ende einer Bündnisroute erreicht, geht sofort nach Hause.' },
      {
        id: 'P7.13',
        text: 'Statt weiterzuziehen, darf ein Arbeiter auf dem Start oder einem Warenfeld einer Hauptroute zur Rast gehen; einer auf der Vorbereitung nicht. Auf einer Bündnisroute kannst du die Rast nicht wählen (unsere Auslegung).',
      },
      {
        id: 'P7.14',
        text: 'Ist dein Transport zu Beginn deiner Bewegung 0, geht jeder deiner Arbeiter auf einem Start oder Warenfeld zur Rast, auch auf Bündnisrouten (unsere Auslegung).',
      },
      {
        id: 'P7.15',
        text: 'Ein rastender Arbeiter geht am Ende deiner nächsten Bewegung nach Hause, egal, wie hoch dein Transport ist, und arbeitet dort noch in dieser Runde. Bis dahin blockiert er seine Route.',
      },
      {
        id: 'P7.16',
        text: 'Ein Arbeiter mit erklärtem Krieg auf der Vorbereitung zieht in der nächsten Bewegung in den Krieg, egal, wie hoch dein Transport ist. Rasten kann er nicht (unsere Auslegung).',
      },
      {
        id: 'P7.17',
        text: 'Ein Arbeiter, der in der Bewegung nach Hause gekommen ist, zieht in ihr nicht noch einmal (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P8',
    title: 'Verhandlung',
    rules: [
      {
        id: 'P8.1',
        text: 'Sind alle gezogen, führt jeder Arbeiter auf der Vorbereitung ohne erklärten Krieg zu einer Verhandlung zwischen dem Erbauer der Route und dem Spieler an ihrem anderen Ende. Alle Verhandlungen kommen vor allen Kriegen.',
      },
      {
        id: 'P8.2',
        text: 'Die Verhandlungen gehen in der Zugreihenfolge der Besitzer der Arbeiter. Hast du mehrere, bestimmst du ihre Reihenfolge (unsere Auslegung).',
      },
      {
        id: 'P8.3',
        text: 'Sind die beiden verbündet, wenn ihre Verhandlung an der Reihe ist, entfällt sie: Der Arbeiter geht nach Hause (unsere Auslegung).',
      },
      { id: 'P8.4', text: 'Beide wählen geheim Rot (Angriff) oder Blau (Verteidigung oder Bündnis) und decken gemeinsam auf.' },
      {
        id: 'P8.5',
        text: 'Für Rot brauchst du in diesem Moment Rohstoffe für die Vorbereitung: je nach Zeitalter 0, 1 oder 2. Jede rote Seite zahlt sie, wenn die Farben aufgedeckt sind (unsere Auslegung).',
      },
      {
        id: 'P8.6',
        text: 'Mindestens einmal Rot: Der Krieg ist erklärt. Der Arbeiter bleibt auf der Vorbereitung, und der Krieg wird in der nächsten Runde ausgefochten. Rot ist Angreifer, Blau Verteidiger; es können auch beide Angreifer sein.',
      },
      {
        id: 'P8.7',
        text: 'Zweimal Blau: kein Krieg. Beide sagen geheim Ja oder Nein zu einem Bündnis, für das es zwei Ja braucht (unsere Auslegung: in der Spielregel steht nur, dass ihr euch einig seid). Niemand muss.',
      },
      {
        id: 'P8.8',
        text: 'Bei einem Bündnis wird eine Bündnisroute aus dem Vorrat gelegt, höchstens eine zwischen zweien (unsere Auslegung). Ist keine mehr da, gibt es kein Bündnis, und niemand wird gefragt.',
      },
      { id: 'P8.9', text: 'Wem der Arbeiter gehört, der wählt, welcher Verbündete bei Ende A beginnt.' },
      {
        id: 'P8.10',
        text: 'Nach zweimal Blau geht der Arbeiter nach Hause, Bündnis oder nicht, und arbeitet noch in der Produktion dieser Runde.',
      },
      {
        id: 'P8.11',
        text: 'Verbündete können einander keinen Krieg erklären. Ein neues Bündnis beendet alle zwischen den beiden erklärten Kriege, auch einen, der in dieser Runde anstünde (unsere Auslegung).',
      },
      {
        id: 'P8.12',
        text: 'Nur drei Dinge lassen einen erklärten Krieg ausfallen: ein Bündnis der beiden, der Verlust seiner Route und das Zurückschicken seines Arbeiters. Nichts wird zurückgezahlt, und niemand gewinnt. Nach einem Bündnis oder dem Verlust der Route geht der Arbeiter nach Hause (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P9',
    title: 'Krieg',
    rules: [
      {
        id: 'P9.1',
        text: 'In Zugreihenfolge führt jeder alle seine anstehenden Kriege, auf beiden Seiten, in der Reihenfolge seiner Wahl.',
      },
      {
        id: 'P9.2',
        text: 'Die Stärke des Angreifers ist sein Militär, die des Verteidigers Militär und Abwehr zusammen. Bei zwei Angreifern zählt für keinen die Abwehr.',
      },
      {
        id: 'P9.3',
        text: 'Sind die Stärken bekannt, dürfen Yi Sun-sin und Schwerer Gustav offen genutzt werden, zuerst vom Angreifer, dann vom Verteidiger; bei zwei Angreifern zuerst vom Besitzer der Route (unsere Auslegung).',
      },
      { id: 'P9.4', text: 'Dann werden die Stärken nach den jetzigen Stufen neu abgelesen und diese Boni dazugezählt (unsere Auslegung).' },
      {
        id: 'P9.5',
        text: 'Beide setzen geheim 0 bis alle ihre Rohstoffe ein und decken gemeinsam auf. Jeder ist 1 Stärke wert, und beide Seiten geben ihre ab.',
      },
      { id: 'P9.6', text: 'Die höhere Stärke gewinnt; bei Gleichstand gewinnt der Verteidiger.' },
      { id: 'P9.7', text: 'Zwei gleich starke Angreifer sind beide geschlagen: Niemand bekommt etwas.' },
      {
        id: 'P9.8',
        text: 'Ein siegreicher Angreifer bekommt je nach Zeitalter 5, 10 oder 15 Kultur aus dem Vorrat, ein siegreicher Verteidiger 3, 6 oder 9. Wer einen anderen Angreifer schlägt, bekommt den Preis des Angreifers (unsere Auslegung).',
      },
      {
        id: 'P9.9',
        text: 'Ein Vorsprung von 5 oder mehr bringt obendrein 7 Kultur vom Verlierer, oder was er noch hat. Das gilt auch zwischen zwei Angreifern (unsere Auslegung).',
      },
      {
        id: 'P9.10',
        text: 'Abgerechnet wird in dieser Reihenfolge: Preis, die 7 Kultur, Kolosseum, Napoleon, Rotes Kreuz (unsere Auslegung).',
      },
      {
        id: 'P9.11',
        text: 'Nach dem Krieg geht der Arbeiter nach Hause, egal, wer gewonnen hat, und arbeitet noch in der Produktion dieser Runde.',
      },
      {
        id: 'P9.12',
        text: 'Für Vorbereitung und Preise gilt das Zeitalter, in dem gezahlt und gewonnen wird: Ein in der fünften Runde erklärter Krieg geht um die Preise des nächsten Zeitalters (unsere Auslegung).',
      },
      {
        id: 'P9.13',
        text: 'Auf die letzte Runde folgt keine mehr, ein in ihr erklärter Krieg wird also nicht ausgefochten (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P10',
    title: 'Produktion und Unterhalt der Arbeiter',
    rules: [
      { id: 'P10.1', text: 'Du bekommst so viel Nahrung, Rohstoffe, Geld und Kultur aus dem Vorrat, wie deine Stufen angeben.' },
      { id: 'P10.2', text: 'Dann bringt jeder deiner Arbeiter auf einer Route die Güter seines Feldes. Sie gehören zu keiner Stufe.' },
      {
        id: 'P10.3',
        text: 'Helden und Wunder mit einem Zahnrad geben ihren Ertrag in jeder Produktion. Deine Reihenfolge: Stufen, Güter der Routen mit Kyros, die Stimmen von Gutenberg, Notre-Dame und goldenen Rahmen, Marie Curie, Unterhalt (unsere Auslegung).',
      },
      { id: 'P10.4', text: 'Was du produzierst, sehen alle, bevor es hinter deinen Sichtschirm kommt.' },
      {
        id: 'P10.5',
        text: 'Deine Arbeiter essen: Für 0, 1, 2, 3, 4, 5, 6, 7 oder 8, die nicht auf der Leiste stehen, zahlst du 0, 0, 1, 2, 3, 5, 7, 9 oder 12 Nahrung (unsere Auslegung bei den Zahlen).',
      },
      { id: 'P10.6', text: 'Du zahlst, so weit deine Nahrung reicht; jede fehlende kostet 3 Kultur.' },
      {
        id: 'P10.7',
        text: 'Du kannst keine Arbeiter wegschicken, um Nahrung zu sparen, und Hunger kostet weder Arbeiter noch Kacheln (unsere Auslegung).',
      },
      {
        id: 'P10.8',
        text: 'Am Ende der Runde, gegebenenfalls nach dem Ende des Zeitalters, wandert die Marke des Startspielers nach links. Ausgegebene Punkte, Marken für „einmal pro Runde“ und angenommene Hilfe werden gelöscht.',
      },
    ],
  },
  {
    id: 'P11',
    title: 'Das Ende eines Zeitalters',
    rules: [
      {
        id: 'P11.1',
        text: 'Nach der fünften Runde kommen der Unterhalt der Helden und Wunder, die Abstimmung und die Wirkungen am Ende des Zeitalters (unsere Auslegung, wann diese kommen).',
      },
      {
        id: 'P11.2',
        text: 'Du gibst 2 Nahrung für jeden deiner sichtbaren Helden und 1 Rohstoff für jedes deiner sichtbaren Wunder ab. Sondergebäude kosten nichts.',
      },
      {
        id: 'P11.3',
        text: 'Du musst zahlen, was du kannst. Jede fehlende Nahrung kostet 3 Kultur und jeder fehlende Rohstoff 6, zusammengezählt und auf einmal (unsere Auslegung).',
      },
      {
        id: 'P11.4',
        text: 'Jeder wählt geheim eine seiner Wohlstandskarten; in Zeitalter III spielt sich die letzte von selbst. Chichén Itzá wirkt davor (unsere Auslegung).',
      },
      {
        id: 'P11.5',
        text: 'Die Karten werden gemischt und nacheinander aufgedeckt. Welche von wem ist, bleibt geheim (unsere Auslegung).',
      },
      {
        id: 'P11.6',
        text: 'Die 15 Karten zählen: Militärstufe, Nahrungsstufe, Kulturstufe, Brachland, sichtbare Helden, Routenzahl, Geldstufe, Rohstoffstufe, Politikstufe, Transportstufe, Militär und Abwehr zusammen, sichtbare Wunder, Arbeiter, die nicht auf der Leiste stehen, sichtbare Sondergebäude und gebaute Plättchen, sichtbare Felder (unsere Auslegung für alle außer den ersten sechs).',
      },
      {
        id: 'P11.7',
        text: 'Die Werte werden nach Chichén Itzá abgelesen, und alle kennen sie vor der ersten Abstimmung (unsere Auslegung).',
      },
      {
        id: 'P11.8',
        text: 'Karte für Karte, in der aufgedeckten Reihenfolge, setzt jeder geheim 0 bis alle seine übrigen Stimmen darauf. Sie werden gemeinsam aufgedeckt und bleiben auf der Karte.',
      },
      {
        id: 'P11.9',
        text: 'Dein Rang ist die Zahl der Spieler, deren Wert mindestens so hoch ist wie deiner, dich eingeschlossen. Zwei gleichauf auf dem zweiten Platz sind also beide Dritte.',
      },
      { id: 'P11.10', text: 'Zu dritt oder zu viert: Die Karte mit den wenigsten Stimmen fällt weg und zählt nicht.' },
      { id: 'P11.11', text: 'Zu dritt oder zu viert: Haben mehrere Karten gleich wenige Stimmen, auch mit 0, fallen alle Karten weg.' },
      {
        id: 'P11.12',
        text: 'Zu dritt oder zu viert: Von jeder übrigen Karte bekommt Rang 1 so viel Kultur, wie sie Stimmen hat, Rang 2 die Hälfte davon, abgerundet, Rang 3 nichts.',
      },
      { id: 'P11.13', text: 'Zu viert: Rang 4 verliert halb so viel Kultur, wie die Karte Stimmen hat, abgerundet.' },
      {
        id: 'P11.14',
        text: 'Zu zweit: Keine Karte fällt weg. Wer auf der Karte mit mehr Stimmen vorn liegt, bekommt 1 Kultur für jede davon; wer auf der anderen vorn liegt, bekommt die Hälfte ihrer Stimmen, abgerundet. Bei gleich vielen Stimmen zählen beide voll. Wer hinten liegt, bekommt nichts.',
      },
      { id: 'P11.15', text: 'Zu zweit: Haben beide denselben Wert, gewinnt niemand diese Karte (unsere Auslegung).' },
      {
        id: 'P11.16',
        text: 'Gewertet werden die Karten in der aufgedeckten Reihenfolge, und nach jeder hält die Kultur bei 0 an (unsere Auslegung).',
      },
      { id: 'P11.17', text: 'Nach der Abstimmung werden alle Stimmen, genutzt oder nicht, und die gespielten Karten abgeworfen.' },
      {
        id: 'P11.18',
        text: 'Dann wirken Helden und Wunder, die das am Ende eines Zeitalters tun, in Zugreihenfolge; deine eigenen in der Reihenfolge, in der du sie angelegt hast (unsere Auslegung).',
      },
      {
        id: 'P11.19',
        text: 'Routen, Arbeiter, Güter, Bündnisse und erklärte Kriege bleiben von Zeitalter zu Zeitalter; Stimmen nicht (unsere Auslegung). Der Rest des Stapels kommt aus dem Spiel, und ihr nehmt den Stapel des nächsten Zeitalters.',
      },
    ],
  },
  {
    id: 'P12',
    title: 'Das Spielende',
    rules: [
      { id: 'P12.1', text: 'Die Partie ist nach Zeitalter III zu Ende, mit seiner Abstimmung und seinen Wirkungen am Ende.' },
      { id: 'P12.2', text: 'Dann wirken einmal, in Zugreihenfolge, die Helden und Wunder, die das am Spielende tun (unsere Auslegung).' },
      { id: 'P12.3', text: 'Übrige Nahrung, übriges Geld, übrige Rohstoffe und Stimmen sind nichts wert.' },
      { id: 'P12.4', text: 'Wer die meiste Kultur hat, gewinnt.' },
      { id: 'P12.5', text: 'Liegen mehrere gleichauf vorn, teilen sie sich den Sieg (unsere Auslegung: die Spielregel schweigt dazu).' },
    ],
  },
  {
    id: 'P13',
    title: 'Helden und Wunder',
    rules: [
      {
        id: 'P13.1',
        text: 'Helden und Wunder wirken für den, in dessen Gebiet sie ganz sichtbar sind, mit oder ohne Arbeiter darauf. Werden sie überdeckt, ist es sofort vorbei, aber was sie getan haben, bleibt. In der Spielregel steht, was diese tun: Mose, Konstantin I., Kyros der Große, Chinesische Mauer, Petra, Dschingis Khan, Johanna von Orléans, Chichén Itzá, Che Guevara, Karl Marx, Gandhi, Otto von Bismarck und Apollo 11. Nur einen Teil sagt sie über diese: Hängende Gärten, Pyramiden von Gizeh, Zikkurat von Ur, Kolumbus, Vasco da Gama, Yi Sun-sin, Angkor Wat, Kreml, Schwerer Gustav, Freiheitsstatue, Tarnkappenbomber und Wall Street; was sie da offenlässt, vor allem die meisten Zahlen, und alle anderen Wirkungen sind von uns (unsere Auslegung).',
      },
      {
        id: 'P13.2',
        text: 'Eine Wirkung tritt von selbst ein, außer wo „du darfst“ steht. Wo sie unmöglich ist, entfällt sie (unsere Auslegung).',
      },
      {
        id: 'P13.3',
        text: 'Jeden Helden und jedes Wunder gibt es einmal. Wirkungen aus verschiedenen Quellen werden zusammengezählt (unsere Auslegung), bis zu den Grenzen von P6.5.',
      },
      { id: 'P13.4', text: 'Für den Preis zählt, was gilt, wenn du die Aktion ansagst (unsere Auslegung).' },
      {
        id: 'P13.5',
        text: 'Eine Wirkung, die einen Arbeiter zurückschickt, nimmt einen beliebigen von dir, der nicht auf der Leiste steht; ohne einen kannst du sie nicht nutzen. War auf seiner Route Krieg erklärt, fällt der Krieg aus.',
      },
      {
        id: 'P13.6',
        text: 'Die Kultur einer Wirkung kommt aus dem Vorrat und geht dorthin, wenn nichts anderes dasteht (unsere Auslegung).',
      },
      { id: 'P13.7', text: 'Eine Wirkung „bei der Ankunft“ tritt einmal ein, wenn ihre Kachel mit sichtbarem Ort angelegt wurde (P4.16).' },
      {
        id: 'P13.8',
        text: 'Eine Wirkung „in der Verwaltung“ kannst du einmal pro Runde in deiner eigenen Verwaltung nutzen; sie kostet keine Punkte (unsere Auslegung).',
      },
      { id: 'P13.9', text: 'Taj Mahal, der Eiffelturm und alle Sondergebäude haben ihre Symbole und keine Wirkung.' },
      {
        id: 'P13.10',
        text: 'Mose, bei der Ankunft: Der nächste Arbeiter deiner Leiste kommt kostenlos auf einen freien Ort, auch auf den von Mose selbst. Ist die Leiste leer oder kein Ort frei, geschieht nichts.',
      },
      {
        id: 'P13.11',
        text: 'Konstantin I., bei der Ankunft: Du darfst jemanden nennen, der nicht dein Verbündeter ist. Zwischen euch wird eine Bündnisroute aus dem Vorrat gelegt, so herum, wie du willst; ablehnen geht nicht. Zwischen euch erklärte Kriege fallen aus, und ihre Arbeiter gehen nach Hause; andere Reisende zwischen euch ziehen weiter. Ist keine Bündnisroute mehr da, geschieht nichts.',
      },
      {
        id: 'P13.12',
        text: 'Kyros der Große: in der Produktion 1 Kultur für jeden deiner Arbeiter auf einem Warenfeld einer Route, auch auf dem mit Kultur. Sie gehört nicht zur Kulturstufe.',
      },
      { id: 'P13.13', text: 'Aristoteles: Helden ehren kostet 1 Punkt weniger.' },
      {
        id: 'P13.14',
        text: 'Homer, am Ende eines Zeitalters: 1 Kultur für jeden deiner sichtbaren Helden, ihn selbst eingeschlossen. In Partien, die nach Regelversion 1 begonnen wurden, sind es je 2.',
      },
      { id: 'P13.15', text: 'Alexander der Große: Eine Hauptroute kostet 1 Punkt weniger, und du darfst zwei pro Runde bauen.' },
      { id: 'P13.16', text: 'Julius Cäsar: Drohen kostet 1 Punkt weniger.' },
      {
        id: 'P13.17',
        text: 'Gwanggaeto: 2 Kultur, wenn du eine Kachel anlegst, die sich mit genau einem Feld deines Gebiets überlappt, auch bei der Kachel von Kolumbus. Er muss davor und danach da sein; seine eigene Kachel bringt nichts.',
      },
      { id: 'P13.18', text: 'Sokrates: Wahlkampf bringt 1 Stimme mehr.' },
      {
        id: 'P13.19',
        text: 'Chinesische Mauer: Abwehrstufe +1 für jeden deiner Arbeiter, der die Leiste verlassen hat, zu Hause oder irgendwo auf einer Route.',
      },
      { id: 'P13.20', text: 'Hängende Gärten, in der Verwaltung: Du darfst einen Arbeiter für 3 Nahrung und 3 Kultur zurückschicken.' },
      { id: 'P13.21', text: 'Petra: Deine Routenzahl kommt zu deiner Geldstufe dazu.' },
      { id: 'P13.22', text: 'Pyramiden von Gizeh, am Ende eines Zeitalters: 6 Kultur.' },
      { id: 'P13.23', text: 'Zikkurat von Ur, am Ende eines Zeitalters: Du verlierst 4 Kultur.' },
      { id: 'P13.24', text: 'Stonehenge: Wunder ehren kostet 1 Punkt weniger.' },
      { id: 'P13.25', text: 'Kolosseum: 3 Kultur, wenn du einen Krieg gewinnst, egal auf welcher Seite.' },
      { id: 'P13.26', text: 'Parthenon: Kulturstufe +1 für jeden deiner sichtbaren Helden, höchstens +3.' },
      {
        id: 'P13.27',
        text: 'Kolumbus, bei der Ankunft: Du darfst einen Arbeiter zurückschicken und offen zwei Kacheln vom Stapel des Zeitalters ziehen. Behalte eine, auf der Seite deiner Wahl, und leg sie jetzt an oder wirf sie ab; die andere wird abgeworfen. Wirkt die neue bei ihrer Ankunft, folgt das sofort. Sind weniger als zwei übrig, ziehst du, was da ist; ist keine da, geht es nicht.',
      },
      {
        id: 'P13.28',
        text: 'Dschingis Khan: Handel kostet dich in jedem Zeitalter genau 1 Nahrung, egal, was sonst die Preise ändert, und wie immer 1 Punkt. Deine Routenzahl kommt zu deiner Militärstufe dazu.',
      },
      {
        id: 'P13.29',
        text: 'Johanna von Orléans: In einem Krieg darfst du geheim neben Rohstoffen auch Stimmen einsetzen, jede für 1 Stärke; alle werden abgegeben.',
      },
      {
        id: 'P13.30',
        text: 'Vasco da Gama, einmal: Bei der ersten Versteigerung nach seiner Ankunft nimmst du, wenn er noch sichtbar ist, vor jedem Gebot eine der aufgedeckten Kacheln, auf der gezeigten Seite (zu zweit auf der Seite deiner Wahl). In dieser Versteigerung bietest du nicht, zahlst nichts und machst keine Kultur zu Geld. Zu zweit bekommt der andere die andere Kachel, und niemand bietet. Wird er vorher überdeckt, verfällt es.',
      },
      {
        id: 'P13.31',
        text: 'Yi Sun-sin: Als Verteidiger darfst du einmal pro Krieg einen Arbeiter zurückschicken, für 5 Stärke in diesem Krieg. Es darf sogar der Arbeiter auf der Route dieses Krieges sein; der Krieg wird trotzdem ausgefochten.',
      },
      { id: 'P13.32', text: 'Elisabeth I.: Du kannst 2 Einheiten mehr tauschen, und nach jedem Tausch bekommst du 1 Geld.' },
      { id: 'P13.33', text: 'Sejong: Ausbilden kostet 2 Nahrung weniger.' },
      { id: 'P13.34', text: 'Leonardo: Bauen kostet 1 Punkt und 1 Rohstoff weniger.' },
      { id: 'P13.35', text: 'Gutenberg: 1 Stimme in der Produktion.' },
      {
        id: 'P13.36',
        text: 'Angkor Wat: Deine sichtbaren Meere zählen überall zum Brachland, wo danach gefragt ist; die Regeln für das Anlegen bei Meeren bleiben. Kulturstufe +1 für je volle 3 deines Brachlands.',
      },
      {
        id: 'P13.37',
        text: 'Chichén Itzá: Bevor die Karten für eine Abstimmung gewählt werden, darfst du beliebig viele Arbeiter für je 5 Kultur zurückschicken.',
      },
      {
        id: 'P13.38',
        text: 'Kreml, in der Verwaltung: Du darfst einen Arbeiter für 4 Punkte zurückschicken, die in dieser Runde gelten. Nicht, wenn Che Guevara sichtbar ist, und nicht, wenn du in dieser Runde ein Bündnis gebrochen hast.',
      },
      { id: 'P13.39', text: 'Machu Picchu: Neuland kostet keinen Rohstoff.' },
      { id: 'P13.40', text: 'Notre-Dame: 1 Stimme in der Produktion.' },
      {
        id: 'P13.41',
        text: 'Verbotene Stadt: Eine Drohung gegen dich nimmt 2 Kultur oder 3 Geld, egal, wie groß der Vorsprung ist, selbst wenn Gandhi droht.',
      },
      {
        id: 'P13.42',
        text: 'Moai, am Ende eines Zeitalters: 2 Kultur für jedes deiner sichtbaren Meere. Ein Meer, das Neuland wurde, ist keines mehr.',
      },
      {
        id: 'P13.43',
        text: 'Che Guevara: Deine Politikstufe ist 6, nie mehr und nie weniger; Politiksymbole zählen nichts, ob gedruckt oder golden. Was billiger ist, bleibt billiger.',
      },
      { id: 'P13.44', text: 'Karl Marx: Alle deine Arbeiter zusammen kosten 5 Nahrung, ob die Leiste mehr oder weniger sagt.' },
      {
        id: 'P13.45',
        text: 'Gandhi: Deine Drohungen gelingen immer, auch mit Militär 0 (unsere Auslegung); der Vorsprung ist dein Militär. Routen, Bündnisse und Preis sind wie immer. Am Spielende 1 Kultur für jeden sichtbaren Wirtschaftsort, der Nahrung bringt, gedruckt oder golden mit einem Arbeiter darauf; gebaute Plättchen und Sondergebäude zählen auch, jeder Ort einmal (unsere Auslegung, was Nahrung bringt).',
      },
      { id: 'P13.46', text: 'Otto von Bismarck: 5 Kultur aus dem Vorrat für jede deiner Drohungen, egal, was verlangt oder gezahlt wird.' },
      { id: 'P13.47', text: 'Napoleon: 5 Kultur, wenn du einen Krieg als Angreifer gewinnst.' },
      { id: 'P13.48', text: 'Jean-Jacques Rousseau: Wahlkampf bringt 2 Stimmen mehr.' },
      {
        id: 'P13.49',
        text: 'Marie Curie: Einmal in jeder Produktion, zwischen deinen Gütern und dem Unterhalt, darfst du 1 Rohstoff für 3 Kultur abgeben.',
      },
      {
        id: 'P13.50',
        text: 'Abraham Lincoln: Hilfe kostet 1 Punkt weniger. Angenommene Hilfe bringt dir 7 Kultur, abgelehnte weiterhin 2.',
      },
      { id: 'P13.51', text: 'Albert Einstein: Hauptroute, Neuland und Bauen kosten je 1 Punkt weniger.' },
      { id: 'P13.52', text: 'Apollo 11: Deine Routenzahl kommt zu deiner Kulturstufe dazu.' },
      {
        id: 'P13.53',
        text: 'Schwerer Gustav: In einem Krieg, egal auf welcher Seite, darfst du einmal eine Hauptroute abwerfen, die bei dir beginnt, außer der dieses Krieges, oder eine deiner Bündnisrouten, für 6 Stärke. Wer darauf reist, geht nach Hause, ein dort erklärter Krieg fällt aus, und mit einer Bündnisroute endet das Bündnis.',
      },
      {
        id: 'P13.54',
        text: 'Freiheitsstatue: Sie wird nie überdeckt, aber eine Kachel darf darunter. Ab deiner nächsten Kachel hat dein Gebiet keine Größengrenze. Am Spielende 3 Kultur für jedes Neuland, das in deinem Gebiet noch zu sehen ist und das du selbst mit der Aktion Neuland gelegt hast; natürliches Brachland, von anderen bombardierte und überbaute Felder zählen nicht.',
      },
      {
        id: 'P13.55',
        text: 'Tarnkappenbomber, in der Verwaltung: Mit einem deiner Gebäudeplättchen darfst du kostenlos ein sichtbares einzelnes Feld von jemandem brachlegen, mit dem du nicht verbündet bist; Meer, Brachland, bebaut oder mit einem Arbeiter darauf, mit oder ohne Route zwischen euch. Dann ziehst du nach.',
      },
      { id: 'P13.56', text: 'Wall Street, am Spielende: 1 Kultur für je 2 Geld, die du hast, abgerundet.' },
      {
        id: 'P13.57',
        text: 'Rotes Kreuz: 4 Kultur nach jedem ausgefochtenen Krieg, egal, wer ihn geführt hat, auch bei Gleichstand; nicht für einen, der ausfällt.',
      },
      {
        id: 'P13.58',
        text: 'Panamakanal: Eine Hauptroute kostet 1 Rohstoff weniger. Deine Arbeiter auf Routen beider Arten dürfen ein Feld weiter ziehen, als dein Transport erlaubt; mit Transport 0 rasten sie trotzdem (unsere Auslegung).',
      },
    ],
  },
  {
    id: 'P14',
    title: 'Goldene Rahmen und Gebäudeplättchen',
    rules: [
      {
        id: 'P14.1',
        text: 'Ein goldener Text hilft, sobald ein Arbeiter darauf steht und solange er bleibt. Mehrere werden zusammengezählt, miteinander und mit Helden, bis zu den Grenzen von P6.5 (unsere Auslegung für alle Texte).',
      },
      { id: 'P14.2', text: 'Schule: Ausbilden kostet 1 Punkt weniger.' },
      { id: 'P14.3', text: 'Bauhof: Neuland und Bauen kosten je 1 Punkt weniger.' },
      { id: 'P14.4', text: 'Altar: Helden ehren und Wunder ehren kosten je 1 Punkt weniger.' },
      { id: 'P14.5', text: 'Wechselstube: Du kannst 2 Einheiten mehr tauschen.' },
      {
        id: 'P14.6',
        text: 'Karawanserei: Handel kostet 1 Nahrung weniger, auch für den Arbeiter, der gerade von diesem Rahmen aufbricht. Mit Dschingis Khan bringt sie nichts.',
      },
      { id: 'P14.7', text: 'Rednertribüne: 1 Stimme in der Produktion.' },
      {
        id: 'P14.8',
        text: 'Es gibt zwölf Arten von Gebäudeplättchen, jede dreimal (unsere Auslegung), für jedes Zeitalter. Jedes kostet 2 oder 3 Rohstoffe; seine Rückseite ist Brachland. Was nicht ausgeteilt ist, liegt verdeckt als Reserve da.',
      },
      { id: 'P14.9', text: 'Ein gebautes Plättchen ist in jeder Hinsicht ein allgemeiner Ort aus einem Feld.' },
      {
        id: 'P14.10',
        text: 'Die Vorderseite eines als Brachland gelegten Plättchens wird nie gezeigt, auch nicht, wenn es entfernt wird (unsere Auslegung). Ein gebautes Plättchen sehen alle. Wer ein Feld zu Neuland gemacht hat, bleibt für die Freiheitsstatue vermerkt.',
      },
    ],
  },
  {
    id: 'P15',
    title: 'Eigene Kacheln',
    rules: [
      {
        id: 'P15.1',
        text: 'Ein Satz Kacheln ist Text, eine Kachel pro Zeile; leere Zeilen sind erlaubt. W1-nn: sq sq / sq sq ist eine weiße Seite (Zeitalter 1, Nummer nn, von oben links nach unten rechts), B1-nn: sq sq / sq sq: H NAME: Symbole ist die schwarze Seite derselben Kachel (H Held, W Wunder, S Sondergebäude), E: sq sq sq / sq sq sq und L-A: bis L-D: sind die Hauptstädte, und bnn: cost2: Ort: Name ist eine Art Gebäudeplättchen, von der es drei gibt (unsere Auslegung).',
      },
      {
        id: 'P15.2',
        text: 'Ein Feld ist ~ (Meer), . (Brachland), X (ein Teil des einen großen Ortes einer schwarzen Seite) oder ein allgemeiner Ort: gedruckte Symbole, oder - für keine, dann vielleicht | und ein goldener Rahmen, mit Symbolen oder mit * und dem Namen eines Textes (P14: TRAIN, BUILD, HONOR, EXCH, COMM, VOTE). Ein Symbol ist ein Buchstabe und eine Ziffer von 1 bis 9: F Nahrung, R Rohstoff, M Geld, C Kultur, P Politik, T Transport, A Militär, D Abwehr.',
      },
      {
        id: 'P15.3',
        text: 'Ein Satz ersetzt Landschaft, Hauptstädte und Gebäudeplättchen. Routen, Bevölkerungsleiste, Wohlstandskarten, Wirkungen und goldene Texte sind immer unsere (unsere Auslegung).',
      },
      { id: 'P15.4', text: 'Ein Satz mit einem Fehler wird im Ganzen abgelehnt; du siehst die erste falsche Zeile und den Grund.' },
      { id: 'P15.5', text: 'Abgelehnt: eine Zeile oder ein Symbol, das nicht zu lesen ist.' },
      { id: 'P15.6', text: 'Abgelehnt: ein Buchstabe zweimal unter den gedruckten Symbolen eines Ortes oder in einem Rahmen.' },
      { id: 'P15.7', text: 'Abgelehnt: ein - ohne goldenen Rahmen.' },
      { id: 'P15.8', text: 'Abgelehnt: ein X auf einer weißen Seite oder einer Hauptstadt.' },
      { id: 'P15.9', text: 'Abgelehnt: eine schwarze Seite ohne X oder mit nur einem.' },
      { id: 'P15.10', text: 'Abgelehnt: eine schwarze Seite, deren X nicht alle verbunden sind (Ecken zählen nicht).' },
      { id: 'P15.11', text: 'Abgelehnt: zwei Meere nebeneinander auf einer Seite.' },
      { id: 'P15.12', text: 'Abgelehnt: dieselbe Kennung zweimal, ob von einer Kachel oder von einem Helden, Wunder oder Sondergebäude.' },
      { id: 'P15.13', text: 'Abgelehnt: eine weiße Seite ohne ihre schwarze oder eine schwarze ohne ihre weiße.' },
      { id: 'P15.14', text: 'Abgelehnt: ein Zeitalter mit weniger als fünf Kacheln für jeden von euch und zwei weiteren (22 zu viert).' },
      { id: 'P15.15', text: 'Abgelehnt: ein goldener Text, den P14 nicht kennt.' },
      {
        id: 'P15.16',
        text: 'Abgelehnt: ein Held oder Wunder, dessen Wirkung P13 nicht kennt. Für reine Symbole schreibst du PLAIN- und den Namen. Sondergebäude dürfen heißen, wie sie wollen.',
      },
      {
        id: 'P15.17',
        text: 'Abgelehnt: ein Satz ohne die Hauptstädte, die ihr braucht, also die Seite für Gleichheit oder für jeden eine Seite für Freiheit (unsere Auslegung).',
      },
      {
        id: 'P15.18',
        text: 'Abgelehnt: ein Gebäudeplättchen, das weder 2 noch 3 kostet, oder weniger als vier Gebäudeplättchen für jeden von euch (unsere Auslegung).',
      },
    ],
  },
];
