import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  gnome: {
    title: 'Würfel einer Farbe',
    ask: 'Deine Würfel zeigen drei grüne Seiten. Nimm den Gnomen, der drei verlangt; probier auch den daneben.',
    so: 'Drei grüne Würfel reichen für den ersten Gnomen, der zweite will vier. Die Reihe rückt auf, und links kommt ein neuer Bewohner.',
  },
  location: {
    title: 'Ein Bewohner, der zu Hause ist',
    ask: 'Der Gnom liegt unter der Werkstatt, seinem Zuhause. Nimm ihn mit dem Ort.',
    so: 'Ein Bewohner unter dem Stapel seiner Farbe bringt die oberste Karte mit: 1 Punkt für den Gnom und 2 für die Werkstatt.',
  },
  penalty: {
    title: 'Niemand will kommen',
    ask: 'Du hast keinen Wurf mehr, und niemand passt. Hör auf.',
    so: 'Du nimmst die oberste Strafkarte, hier −1, und der Bewohner ganz rechts wird abgelegt.',
  },
  bourgeois: {
    title: 'Lauter gerade Zahlen',
    ask: 'Alle sechs Würfel sind gerade. Nimm den Bürger, der gerade Zahlen verlangt; probier auch den daneben.',
    so: 'Sechs gerade Zahlen reichen für den ersten, und der ist 5 Punkte wert. Der zweite verlangt sechs ungerade.',
  },
  elf: {
    title: 'Vier in Folge',
    ask: '3, 4, 5 und 6 folgen aufeinander, egal, wo sie liegen. Nimm den Elfen, der vier verlangt.',
    so: 'Der Elf liegt jetzt oben auf deinem Königreich: Mit ihm hast du im nächsten Zug vier Würfe.',
  },
  fourRolls: {
    title: 'Vier Würfe mit einem Elfen',
    ask: 'Oben auf deinem Königreich liegt ein Elf, und dein Zug beginnt. Würfle.',
    so: 'Du hast noch drei Würfe statt zwei. Liegt erst eine andere Karte auf dem Elfen, sind es wieder drei Würfe im Zug.',
  },
  dwarf: {
    title: 'Drei Dreien',
    ask: 'Du hast drei Dreien. Nimm den Zwerg, der drei verlangt; probier auch den daneben.',
    so: 'Farben zählen hier nicht. Der erste Zwerg ist 4 Punkte wert; der zweite verlangt vier Dreien.',
  },
  orc: {
    title: 'Gruppen für einen Ork',
    ask: 'Du hast vier 5er. Nimm den Ork, der vier gleiche verlangt; probier auch die anderen.',
    so: 'Vier gleiche Würfel sind eine Gruppe. Die anderen Orks verlangen zwei Gruppen, mit verschiedenen Zahlen.',
  },
  kobold: {
    title: 'Vier Würfel in irgendeiner Farbe',
    ask: 'Vier deiner Würfel sind blau. Nimm den Pilzkobold, der vier in einer Farbe verlangt; probier auch den daneben.',
    so: 'Jede Farbe ist recht, und niemand muss sie vorher nennen. Der zweite Pilzkobold verlangt fünf Würfel in einer Farbe.',
  },
  fairies: {
    title: 'Eine dritte Fee',
    ask: 'Zwei Feen sind schon bei dir. Drei rote und drei blaue Würfel sind mehr als genug für die dritte.',
    so: 'Drei Feen sind je 3 Punkte wert: 9 statt 4.',
  },
  hypnotist: {
    title: 'Der Hypnotiseur bringt jemanden mit',
    ask: 'Deine Würfel ergeben zusammen 11. Nimm den Hypnotiseur.',
    so: 'Wer rechts von ihm liegt, kommt mit, was immer die Würfel zeigen: hier der Elf mit 7 Punkten. Zwei neue Bewohner füllen die Reihe.',
  },
  dragon: {
    title: 'Ein Drache für einen Gegner',
    ask: 'Deine Würfel ergeben 28, und nur der Drache passt: Du musst ihn nehmen. Gib ihn dem nächsten Spieler.',
    so: 'Der Drache kommt oben auf das Königreich dieses Spielers und kostet dort 4 Punkte.',
  },
  apprentice: {
    title: 'Noch ein Zug',
    ask: 'Sechs 1er sind zwei Würfel jeder Farbe. Nimm den Zauberlehrling.',
    so: 'Ist die Reihe aufgefüllt, hast du noch einen ganzen Zug, auf den du auch verzichten kannst.',
  },
};
