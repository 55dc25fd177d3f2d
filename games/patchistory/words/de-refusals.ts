import type { Refusal } from '#engine';
import { FOOD, RESOURCE, VOTE } from '../pieces.ts';
import { names } from './de-names.ts';
import type { Refusals } from './words.ts';

const amount = (good: unknown, n: unknown) => names.amount(Number(good ?? FOOD), Number(n ?? 0));
const plural = (n: unknown, one: string, many: string) => `${Number(n ?? 0)} ${Number(n) === 1 ? one : many}`;
const points = (n: unknown) => plural(n, 'Punkt', 'Punkte');
const large = (effect: unknown) => (names.heroes[String(effect)] ?? names.wonders[String(effect)])?.name ?? '';
/** Where in a set of tiles. */
const place = ({ line }: Refusal) => (line === undefined ? 'In euren Kacheln: ' : `Zeile ${line} eurer Kacheln: `);

/** Of the rules that forbid something; a rule that is not here has nothing to refuse. */
export const refusals: Refusals = {
  'P1.2': 'Jetzt nicht: Das gehört zu einem anderen Schritt der Runde. Wähle einen der hervorgehobenen Züge.',
  'P2.2': 'Dort ist nichts frei: ein Arbeiter pro Ort. Wähle einen deiner Orte ohne Arbeiter.',
  'P2.9': 'Such zuerst einen Ort für deinen Arbeiter, der nach Hause kommt.',
  'P2.13': (why, who) => {
    const seats = (why.seats as readonly number[] | undefined) ?? [];
    if (seats.length === 0) return 'Du bist nicht dran. Warte noch einen Moment.';
    return seats.length === 1
      ? `${who.name(Number(seats[0]))} ist dran. Warte noch einen Moment.`
      : 'Du bist fertig: Die anderen sind noch beschäftigt.';
  },
  'P3.3': 'Passen geht nicht: Biete auf eine der Kacheln.',
  'P3.4': (why) =>
    Number(why.leading) < 0
      ? 'Diese Kachel ist nicht im Angebot.'
      : `Das Gebot ist zu niedrig: Biete auf diese Kachel mindestens ${Number(why.leading ?? 0) + 1} Geld.`,
  'P3.5': (why) => `Du kannst deinen Einsatz nicht senken: Biete mindestens die ${Number(why.own ?? 0)} Geld, die du schon gesetzt hast.`,
  'P3.6': (why) => `So viel Geld hast du nicht: Dein Einsatz kann höchstens ${Number(why.own ?? 0) + Number(why.money ?? 0)} sein.`,
  'P3.10': 'Warten geht nicht mehr: Biete auf eine der Kacheln.',
  'P3.11': (why) => `Wähle eine der beiden Kacheln und einen Betrag von 0 bis ${Number(why.money ?? 0)} Geld.`,
  'P4.1': 'Du hast gerade keine Kachel anzulegen.',
  'P4.2':
    'Mindestens ein Feld der Kachel muss sich mit deinem Gebiet überlappen; wähle für jedes gemeinsame Feld darüber oder darunter, und nur dort.',
  'P4.3': 'Mindestens ein Feld der neuen Kachel muss sichtbar bleiben.',
  'P4.4': (why) => {
    const bound = Number(why.bound ?? 5);
    return `Das ist zu groß: In diesem Zeitalter ist dein Gebiet höchstens ${bound} Felder breit und ${bound} hoch.`;
  },
  'P4.5': 'Ein Meer wird weder überdeckt noch unterlegt.',
  'P4.6': 'Das Meer der neuen Kachel kann nicht darunter.',
  'P4.7': 'Zwei Meere dürfen nicht nebeneinanderliegen; über Eck ist in Ordnung.',
  'P4.8': 'Der große Ort der neuen Kachel muss ganz sichtbar sein oder ganz darunter.',
  'P4.9': 'Helden, Wunder und Sondergebäude lassen sich nur ganz überdecken. Darunterschieben darfst du eine Kachel.',
  'P4.10': 'Eine Kachel kann nicht zugleich über und unter derselben Karte liegen.',
  'P4.11': 'Nur die angebotene Seite zählt, und Kacheln werden nie gedreht.',
  'P4.18': 'Setz zuerst deine kostenlosen Arbeiter auf freie Orte.',
  'P5.1': 'Deine Diplomatie ist für diese Runde vorbei.',
  'P5.3': 'Hilfe geht an jemanden, mit dem dich eine Route verbindet, Haupt- oder Bündnisroute.',
  'P5.4': (why) =>
    why.has === undefined
      ? 'Hilfe besteht aus genau drei Einheiten Nahrung, Rohstoffe und Geld.'
      : 'Du kannst nur anbieten, was du hast: drei eigene Einheiten.',
  'P5.5': 'Beantworte zuerst das Hilfsangebot: ja oder nein.',
  'P5.6': 'Du hast in dieser Runde Hilfe angenommen und kannst deshalb keine anbieten.',
  'P5.7': 'Drohen kannst du nur jemandem, mit dem dich eine Hauptroute verbindet.',
  'P5.8': 'Verbündeten kannst du nicht drohen.',
  'P5.9': 'Dein Militär muss höher sein als Militär und Abwehr des anderen zusammen.',
  'P5.10': 'Verlange Kultur oder Geld.',
  'P5.11':
    'Ein Bündnis kannst du nur als erste Diplomatie-Aktion der Runde brechen, mit mindestens 1 Punkt, und nur eines, an dem du beteiligt bist.',
  'P6.1': 'Du bist mit diesem Schritt fertig.',
  'P6.3': (why) => `Das kostet ${points(why.points)}, und du hast noch ${Number(why.left ?? 0)}.`,
  'P6.4': (why) => `Das kostet ${amount(why.good, why.price)}, und du hast ${Number(why.has ?? 0)}.`,
  'P6.6': 'Handel schickt einen Arbeiter los, der in deinem Gebiet steht: Wähle einen.',
  'P6.7': 'Der Start muss frei sein: deine eigene Hauptroute ohne Arbeiter oder eine deiner Bündnisrouten ohne Arbeiter von dir.',
  'P6.8': (why) =>
    Number(why.limit) === 0
      ? 'Ohne Transport kannst du nichts tauschen.'
      : `Du kannst höchstens ${plural(why.limit, 'Einheit', 'Einheiten')} tauschen, und mindestens 1.`,
  'P6.9': 'Das geht nicht auf: 1 Rohstoff ist 2 Nahrung oder 2 Geld, 1 Nahrung ist 1 Geld; nie Kultur, und nie dasselbe Gut.',
  'P6.10': 'Zum Ausbilden brauchst du einen Arbeiter auf der Leiste und einen freien Ort.',
  'P6.11': 'Du hast keinen Helden zu ehren.',
  'P6.12': 'Du hast kein Wunder zu ehren.',
  'P6.13': 'Eine Hauptroute führt von dir zu einem Mitspieler, und im Vorrat muss noch eine sein.',
  'P6.14': (why) =>
    Number(why.most ?? 1) === 1
      ? 'Deine Hauptroute für diese Runde hast du schon gebaut.'
      : 'Deine Hauptrouten für diese Runde hast du alle gebaut.',
  'P6.17': 'Auf Meer kannst du nicht bauen. Mach es zuerst zu Neuland.',
  'P6.18': 'Das geht nur auf einem einzelnen Feld, nie auf einem Teil eines großen Ortes.',
  'P6.19': 'Dieses Gebäudeplättchen hast du nicht auf der Hand.',
  'P6.22': 'Ein Wahlkampf pro Runde, mit mindestens 1 Punkt.',
  'P7.3': 'Eine Hauptroute nutzt nur, wer sie gebaut hat.',
  'P7.5': 'Zuerst ziehen die Arbeiter zu Hause, dann die auf den Routen: Für diesen ist es zu spät oder noch zu früh.',
  'P7.8': 'Dieser Arbeiter ist schon gezogen oder nicht dort: Jeder zieht einmal.',
  'P7.9': (why) =>
    Number(why.steps ?? -1) < 0
      ? 'Dorthin führt kein Weg.'
      : `Das ist ${plural(why.steps, 'Schritt', 'Schritte')} entfernt (nicht über Eck), und dein Transport ist ${Number(why.transport ?? 0)}.`,
  'P7.10': (why) =>
    why.steps === undefined
      ? 'Zuerst muss jeder Arbeiter auf einer Route weiterziehen.'
      : `Dieser Arbeiter zieht mindestens 1 und höchstens ${plural(why.steps, 'Feld', 'Felder')} weiter.`,
  'P7.11': (why) =>
    `Das ist zu weit: Der Arbeiter hält nach ${Number(why.ahead) === 1 ? '1 Feld' : `${Number(why.ahead ?? 0)} Feldern`} an.`,
  'P7.13': 'Nur vom Start oder von einem Warenfeld einer Hauptroute kann ein Arbeiter zur Rast gehen.',
  'P7.15': 'Dieser Arbeiter rastet und kommt von selbst nach Hause.',
  'P7.16': 'Dort ist Krieg erklärt: Dieser Arbeiter zieht in den Krieg.',
  'P8.2': 'Wähle eine deiner eigenen Verhandlungen.',
  'P8.4': 'Wähle Rot (Angriff) oder Blau (Frieden).',
  'P8.5': (why) => `Einen Krieg vorzubereiten kostet ${amount(RESOURCE, why.cost)}, und du hast ${Number(why.has ?? 0)}: Wähle Blau.`,
  'P8.7': 'Sag Ja oder Nein zum Bündnis.',
  'P8.9': 'Wähle, welches Ende der Route deines ist: A oder B.',
  'P9.1': 'Wähle einen deiner eigenen Kriege, die anstehen.',
  'P9.3': 'Gib für die Stärke her, was verlangt wird, oder sag Nein.',
  'P9.5': (why) =>
    why.has === undefined ? 'Sag, wie viele Rohstoffe du im Krieg einsetzt.' : `Du kannst 0 bis ${amount(RESOURCE, why.has)} einsetzen.`,
  'P11.4': 'Wähle eine der Wohlstandskarten auf deiner Hand.',
  'P11.8': (why) =>
    why.has === undefined ? 'So viele Stimmen hast du nicht.' : `Auf diese Karte kannst du 0 bis ${amount(VOTE, why.has)} setzen.`,
  'P12.1': 'Die Partie ist zu Ende: Es gibt nichts mehr zu tun.',
  'P13.1': 'Der Held oder das Wunder dafür ist in deinem Gebiet nicht zu sehen.',
  'P13.2': 'Die Wirkung lässt sich jetzt nicht nutzen.',
  'P13.5': 'Wähle einen deiner Arbeiter, der nicht auf der Leiste steht, um ihn zurückzuschicken.',
  'P13.8': (why) => `${large(why.effect)}: in dieser Runde schon genutzt.`,
  'P13.11': 'Konstantin verbündet dich mit einem Mitspieler, der es noch nicht ist. Wähle ihn und dein Ende der Route.',
  'P13.20': 'Die Hängenden Gärten wirken einmal pro Runde, in deiner Verwaltung.',
  'P13.27': 'Kolumbus: Schick einen Arbeiter zurück und behalte eine der gezogenen Kacheln, oder sag Nein.',
  'P13.29': (why) =>
    Number(why.has ?? 0) === 0
      ? 'Du hast keine Stimmen einzusetzen; nur Johanna von Orléans nimmt Stimmen in den Krieg mit.'
      : `Du kannst 0 bis ${amount(VOTE, why.has)} einsetzen.`,
  'P13.30': 'Vasco da Gama: Wähle eine der angebotenen Kacheln.',
  'P13.37': 'Chichén Itzá: Schick einen deiner Arbeiter zurück oder wähle „Fertig“.',
  'P13.38': 'Der Kreml wirkt einmal pro Runde, in deiner Verwaltung, nicht mit Che Guevara und nicht nach einem gebrochenen Bündnis.',
  'P13.49': 'Marie Curie braucht einen Rohstoff.',
  'P13.53':
    'Schwerer Gustav, einmal pro Krieg: Wirf eine Hauptroute von dir ab (nicht die dieses Krieges) oder eine deiner Bündnisrouten, oder sag Nein.',
  'P13.54': 'Die Freiheitsstatue wird nie überdeckt. Darunterschieben darfst du eine Kachel.',
  'P13.55': 'Der Tarnkappenbomber trifft einmal pro Runde ein sichtbares einzelnes Feld von jemandem, mit dem du nicht verbündet bist.',
  'P15.5': (why) => `${place(why)}„${why.text ?? ''}“ ist nicht lesbar.`,
  'P15.6': (why) => `${place(why)}„${why.text ?? ''}“ hat einen Buchstaben zweimal.`,
  'P15.7': (why) => `${place(why)}Nach „-“ muss ein goldener Rahmen kommen.`,
  'P15.8': (why) => `${place(why)}${why.id ?? ''} hat ein X, das auf eine schwarze Seite gehört.`,
  'P15.9': (why) => `${place(why)}${why.id ?? ''} braucht einen großen Ort aus mindestens zwei X.`,
  'P15.10': (why) => `${place(why)}Die X von ${why.id ?? ''} müssen nebeneinanderliegen (Ecken zählen nicht).`,
  'P15.11': (why) => `${place(why)}${why.id ?? ''} hat zwei Meere nebeneinander.`,
  'P15.12': (why) => `${place(why)}${why.id ?? ''} kommt zweimal vor.`,
  'P15.13': (why) => `${place(why)}${why.id ?? ''} hat keine andere Seite.`,
  'P15.14': (why) =>
    `${place(why)}Zeitalter ${['I', 'II', 'III'][Number(why.era ?? 0)]} braucht ${Number(why.needed ?? 0)} Kacheln und hat ${Number(why.tiles ?? 0)}.`,
  'P15.15': (why) => `${place(why)}Einen goldenen Text „${why.text ?? ''}“ gibt es nicht.`,
  'P15.16': (why) =>
    `${place(why)}Für ${why.id ?? ''} ist keine Wirkung bekannt. Hat die Kachel nur Symbole, schreib PLAIN- vor den Namen.`,
  'P15.17': (why) => `${place(why)}Es fehlen Hauptstädte, die ihr braucht.`,
  'P15.18': (why) =>
    why.id === undefined
      ? `${place(why)}Ihr braucht ${Number(why.needed ?? 0)} Gebäudeplättchen und habt ${Number(why.tiles ?? 0)}.`
      : `${place(why)}${why.id} muss 2 oder 3 kosten.`,
  E1: 'Das ist kein Zug in diesem Spiel. Wähle einen der hervorgehobenen Züge.',
  E2: 'Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.',
  E3: 'Du kannst nur deinen eigenen letzten Zug rückgängig machen, bevor jemand anders zieht und bevor etwas Neues aufgedeckt wird.',
};

export const otherwise = 'Das erlauben die Regeln nicht. Wähle einen der hervorgehobenen Züge.';
