import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  auction: {
    title: 'Überboten',
    ask: 'Ihr bietet zu viert, und jede Kachel geht an einen von euch. Biete 4 auf die erste. Wirst du überboten, verschieb deine 4 auf die zweite.',
    so: 'Einen Einsatz bekommt man nie zurück: Deine 4 bleiben und verdrängen die 1 von der zweiten Kachel. Führt auf jeder Kachel jemand, ist Schluss, und alle zahlen.',
  },
  stake: {
    title: 'Ein Einsatz schrumpft nicht',
    ask: 'Du hast 5 auf die erste Kachel gesetzt, und jemand ist auf 6 gegangen. Verschieb deinen Einsatz auf die letzte Kachel, die niemand will.',
    so: 'Du kannst dort nicht 1 setzen und 4 zurücknehmen: Alle 5 sind gesetzt. Dein Einsatz geht mit dir und wird am Ende bezahlt.',
  },
  faces: {
    title: 'Schwarz, weiß, schwarz',
    ask: 'Zu dritt. In der ersten Runde lagen Weiß, Schwarz und Weiß. Schau, welche Seiten jetzt kommen, und biete 1 auf die weiße in der Mitte.',
    so: 'Die Seiten wechseln sich die ganze Partie über ab, also beginnt zu dritt jede Runde mit der anderen. Nur die gezeigte Seite kann benutzt werden.',
  },
  firstAuction: {
    title: 'Die allererste Versteigerung',
    ask: 'Ihr seid zu dritt, und die Kacheln kommen eine nach der anderen. Die beiden vor dir haben gewartet, also musst du bieten: Biete 1 auf die dritte Kachel.',
    so: 'Wer zuletzt an der Reihe ist, muss bieten. Danach geht es wie immer ab dem Startspieler reihum, und niemand wartet mehr.',
  },
  auctionOfTwo: {
    title: 'Zwei wollen dieselbe Kachel',
    ask: 'Zu zweit wählen beide geheim. Biete 4 auf die zweite Kachel.',
    so: 'Dein Gegner hat 3 auf dieselbe geboten, also gehört sie dir, und er bekommt die andere. Beide zahlen, und jeder sucht sich die Seite aus.',
  },
  patch: {
    title: 'Eine Kachel über dem Acker',
    ask: 'Deine Hauptstadt bringt 1 Nahrung, 1 Geld und 1 Kultur. Leg die Kachel links oben an, mit der Volksversammlung über deinem Acker.',
    so: 'Die Nahrung ist weg, dafür kommen ein Rohstoff und ein zweiter Politikpunkt. Nur was man sieht, zählt, und der goldene Rahmen des Heiligtums wartet auf einen Arbeiter.',
  },
  workerCovered: {
    title: 'Ein Arbeiter unter einer Kachel',
    ask: 'Auf deinem Acker steht ein Arbeiter. Leg die Kachel über die obere Reihe, mit dem Heiligtum über dem Acker.',
    so: 'Der Arbeiter bleibt stehen und arbeitet sofort im Heiligtum: 2 Kultur in jeder Runde. Der Acker bringt keine Nahrung mehr.',
  },
  size: {
    title: 'Fünf Felder breit',
    ask: 'Es ist Zeitalter I, und dein Gebiet ist fünf Felder breit. Leg die Kachel unten rechts an. Probier es zuerst weiter rechts.',
    so: 'Im Zeitalter I ist dein Gebiet höchstens fünf Felder breit und fünf hoch, im Zeitalter II sechs und im Zeitalter III sieben.',
  },
  firstWorker: {
    title: 'Der erste Arbeiter',
    ask: 'Die ersten Kacheln liegen, und deine Hauptstadt bringt noch keine Rohstoffe. Setz deinen Arbeiter auf den Steinbruch.',
    so: 'Der Steinbruch bringt seinen Rohstoff nur, solange dort jemand arbeitet. Was außerhalb goldener Rahmen steht, zählt von Anfang an: 2 Nahrung und 2 Geld.',
  },
  seas: {
    title: 'Zwei Meere',
    ask: 'Auf deinem Gebiet liegt ein Meer, auf der Kachel auch. Leg sie über zwei Felder der oberen Reihe, so weit links wie möglich. Versuch es auch ein Feld weiter rechts.',
    so: 'Meere liegen nie nebeneinander, Ecke an Ecke dürfen sie. Über oder unter ein Meer, das schon da ist, kommt nichts, und das neue schiebt sich nirgends darunter.',
  },
  underBuilding: {
    title: 'Unter einem Gebäude',
    ask: 'Rechts unten hast du eine Markthalle gebaut. Schieb das leere Feld der Kachel darunter.',
    so: 'Die Markthalle bleibt fest auf ihrem Feld, also geht die Kachel unter beide. Darübergelegt hätte die Kachel sie aus dem Spiel genommen.',
  },
  hero: {
    title: 'Aristoteles bleibt ganz',
    ask: 'Aristoteles liegt rechts auf zwei Feldern. Schieb die untere Hälfte der Kachel unter sein oberes Feld.',
    so: 'So verdeckst du nichts von ihm, also ist es erlaubt. Darüber muss eine Kachel ihn ganz verdecken oder gar nicht.',
  },
  exchange: {
    title: 'Drei Rohstoffe tauschen',
    ask: 'Deine Transportstufe ist 3. Tausch 3 Rohstoffe gegen 2 Geld und 4 Nahrung.',
    so: 'Ein Rohstoff ist 2 Nahrung oder 2 Geld wert, beliebig gemischt. 6 Nahrung oder 5 Geld und 1 Nahrung wären auch möglich gewesen.',
  },
  exchangeFood: {
    title: 'Drei Nahrung tauschen',
    ask: 'Deine Transportstufe ist 3. Tausch 3 Nahrung gegen 1 Rohstoff und 1 Geld.',
    so: 'Ein Rohstoff ist 2 Nahrung wert und ein Geld 1. Es muss genau aufgehen: Aus 1 Nahrung allein wird nie ein Rohstoff.',
  },
  exchangeOne: {
    title: 'Wenig Transport',
    ask: 'Deine Transportstufe ist 1. Tausch einen Rohstoff gegen 1 Nahrung und 1 Geld.',
    so: 'So viele Einheiten wie deine Transportstufe, mehr nicht: Deinen anderen Rohstoff behältst du.',
  },
  politics: {
    title: 'Sechs Politikpunkte',
    ask: 'Du hast 6 Punkte. Droh deinem Nachbarn und verlange 2 Kultur, beende die Diplomatie, leg eine Hauptroute und mach mit dem Rest Wahlkampf.',
    so: '3 Punkte fürs Drohen, 2 für die Route und der letzte für eine Stimme. Jetzt hast du keinen mehr, also ist deine Verwaltung vorbei.',
  },
  acrossSea: {
    title: 'Übers Meer',
    ask: 'Deine Transportstufe ist 2. Schick den Arbeiter vom Karrenweg übers Meer in den Steinbruch darunter.',
    so: 'Ein Arbeiter darf über ein Meer ziehen und sogar dort bleiben, aber nie schräg. Der goldene Rahmen bringt dir sofort einen Rohstoff mehr.',
  },
  alliance: {
    title: 'Blau und Blau',
    ask: 'Dein Arbeiter steht auf der Vorbereitung. Wähle Blau, sag Ja zum Bündnis, nimm Ende B und setz den Arbeiter auf deinen Acker.',
    so: 'Zweimal Blau, also kein Krieg. Ihr teilt euch ab jetzt eine Bündnisroute, und der Arbeiter ist rechtzeitig zum Arbeiten zurück.',
  },
  equalPower: {
    title: 'Gleich stark',
    ask: 'Du verteidigst, und beide habt ihr eine Stärke von 3. Dein Gegner setzt geheim 2 Rohstoffe ein: Setz auch 2 ein.',
    so: '5 gegen 5, und bei Gleichstand gewinnt der Verteidiger: 3 Kultur. Was eingesetzt wurde, ist auf beiden Seiten weg.',
  },
  margin: {
    title: 'Ein großer Sieg',
    ask: 'Du greifst an, und beide habt ihr eine Stärke von 3. Setz 5 Rohstoffe ein.',
    so: '8 gegen 3: Du bekommst 5 Kultur, und weil der Abstand mindestens 5 ist, noch 7 vom Verlierer. Mit 4 Rohstoffen wären dir diese 7 entgangen.',
  },
  frame: {
    title: 'Mit und ohne Arbeiter',
    ask: 'Du hast zwei gleiche Basare. Schick den Arbeiter aus der Volksversammlung nach oben in den Basar deiner Hauptstadt.',
    so: 'Der Basar mit Arbeiter bringt 2 Geld, der andere nur 1. Ein goldener Rahmen zählt nur, solange jemand dort steht.',
  },
  production: {
    title: 'Die Ernte einer Runde',
    ask: 'Dein Gebiet bringt 2 Nahrung, 1 Rohstoff, 2 Geld und 2 Kultur. Geh weiter zu den Routen und zieh ein Feld.',
    so: 'Die Route bringt 2 Geld dazu, also bekommst du 4. Deine Geldstufe bleibt 2: Was von Routen kommt, gehört zu keiner Stufe.',
  },
  upkeep: {
    title: 'Fünf hungrige Arbeiter',
    ask: 'Fünf Arbeiter essen 5 Nahrung. Du hast 2 und bekommst 2 dazu. Schick den Arbeiter vom Steinbruch nach oben auf den Acker und beende die Bewegung.',
    so: 'Mit Arbeiter bringt der Acker 3 Nahrung, und alle werden satt. Jede fehlende Nahrung hätte dich 3 Kultur gekostet.',
  },
  sevenVotes: {
    title: 'Sieben Stimmen auf einer Karte',
    ask: 'Du hast das meiste Militär. Leg keine Stimmen auf Helden und Politik, 4 aufs Militär und keine auf Wunder.',
    so: 'Zusammen 7 Stimmen: Der Erste bekommt 7, der Zweite 3, der Dritte nichts, und der Vierte verliert 3. Bei den anderen Karten sind alle gleichauf und damit Vierte, aber die Hälfte von 1 Stimme ist 0.',
  },
  vote: {
    title: 'Eine ganze Abstimmung',
    ask: 'Vier Karten, vier Spieler. Leg 3 Stimmen aufs Militär und 11 aufs Brachland, auf die anderen keine.',
    so: '15, 10, 1 und 11 Stimmen: Kultur hat die wenigsten und fällt weg. Du bekommst 7 als Zweiter beim Militär, bei der Nahrung nichts und 11 für dein Brachland.',
  },
  voteOfTwo: {
    title: 'Abstimmen zu zweit',
    ask: 'Du hast das meiste Militär, dein Gegner einen Helden. Leg alle 9 Stimmen aufs Militär und keine auf die Helden.',
    so: 'Zu zweit fällt keine Karte weg. Deine hat mehr Stimmen und bringt dir 9 Kultur, die andere bringt deinem Gegner die Hälfte ihrer 4 Stimmen: 2.',
  },
};
