import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, type Square, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './de-tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['Grau', 'Schwarz', 'Braun', 'Orange', 'Violett'];
/** Before an ending: "den grauen Palast". */
const stems = ['grau', 'schwarz', 'braun', 'orange\u00adfarben', 'violett'];
/** As a row of the count is named in the rules. */
const rows = ['grey', 'black', 'brown', 'orange', 'purple'];
const single = ['Stall', 'Händler', 'Mauer', 'Dach', 'neutrales Dach'];
const several = ['Ställe', 'Händler', 'Mauern', 'Dächer', 'neutrale Dächer'];
/** "kein Dach mehr", and as an object: "keinen Stall mehr". */
const no = ['keinen', 'keinen', 'keine', 'kein', 'kein'];
const the = ['der', 'der', 'die', 'das', 'das'];

const hue = (colour: unknown) => colours[Number(colour)]!;
const stem = (colour: unknown) => stems[Number(colour)]!;
const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const points = (n: number) => plural(n, 'Punkt', 'Punkte');
const parts = (n: number) => plural(n, 'Teil', 'Teile');
const merchantsOf = (n: number) => `${n} Händler`;
const teaTiles = (n: number) => `${n} Teeplättchen`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const pieces = (piece: Piece, n: number) =>
  piece < 5 ? plural(n, `${stem(piece)}es Gebäude`, `${stem(piece)}e Gebäude`) : plural(n, single[piece - 5]!, several[piece - 5]!);
/** "Anna baut", "Du baust". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${they}`);
const list = listIn('de');

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as MedinaEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began':
      return `${does(it.seat, who, 'ist', 'bist')} dran: noch ${parts(it.left)}.`;
    case 'built':
      return it.size === 1
        ? `${does(it.seat, who, 'beginnt', 'beginnst')} auf ${writeSquare(it.at)} einen ${stem(it.colour)}en Palast.`
        : `${does(it.seat, who, 'baut', 'baust')} auf ${writeSquare(it.at)} am ${stem(it.colour)}en Palast weiter: Größe ${it.size}.`;
    case 'stabled':
      return `${does(it.seat, who, 'setzt', 'setzt')} auf ${writeSquare(it.at)} einen Stall an einen ${stem(it.colour)}en Palast: Größe ${it.size}.`;
    case 'traded':
      return `${does(it.seat, who, 'schickt', 'schickst')} einen Händler nach ${writeSquare(it.at)}.`;
    case 'walled':
      return `${does(it.seat, who, 'baut', 'baust')} eine Mauer auf ${writeSpace(it.at)}.`;
    case 'roofed':
      return `${does(it.seat, who, 'nimmt', 'nimmst')} den ${stem(it.colour)}en Palast auf ${writeSquare(it.at)}, Größe ${it.size}.`;
    case 'shut': {
      const roof = it.blockade ? 'eine Blockadekuppel' : 'ein neutrales Dach';
      return `${does(it.seat, who, 'setzt', 'setzt')} ${roof} auf den ${stem(it.colour)}en Palast auf ${writeSquare(it.at)}, Größe ${it.size}.`;
    }
    case 'palaceTile':
      if (it.seat === NOBODY) return `Das ${stem(it.colour)}e Palastplättchen geht zurück auf den Spielplan.`;
      return `${does(it.seat, who, 'hat', 'hast')} den größten ${stem(it.colour)}en Palast und ${who.isYou(it.seat) ? 'nimmst' : 'nimmt'} sein Plättchen.`;
    case 'towerTile': {
      if (it.seat === NOBODY) {
        return it.merchants > 0
          ? `Das Plättchen von Turm ${it.tower + 1} bleibt auf dem Spielplan; zurück in die Schachtel: ${merchantsOf(it.merchants)}.`
          : `Das Plättchen von Turm ${it.tower + 1} geht zurück auf den Spielplan.`;
      }
      const won = it.merchants > 0 ? ` und ${merchantsOf(it.merchants)}` : '';
      return `${does(it.seat, who, 'nimmt', 'nimmst')} das Plättchen von Turm ${it.tower + 1}${won}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `Zurück in die Schachtel: ${teaTiles(it.n)}.`;
      return `${does(it.seat, who, 'bekommt', 'bekommst')} für den ${['dritten', 'zweiten', 'ersten'][it.n - 1]} violetten Palast ${teaTiles(it.n)}.`;
    case 'drank':
      return `${does(it.seat, who, 'trinkt', 'trinkst')} Tee, statt ein Teil zu setzen.`;
    case 'finished':
      return `Alle haben einen ${stem(it.colour)}en Palast; zurück in die Schachtel: ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${does(it.seat, who, 'verliert', 'verlierst')} die Blockadekuppel für ${hue(it.colour)}.`;
    case 'passed':
      return `${does(it.seat, who, 'kann', 'kannst')} nichts setzen und passt.`;
    case 'ended':
      return `Ende der Partie: ${it.ending === 'used' ? 'Alle Teile sind gesetzt' : 'Was übrig ist, passt nirgends mehr hin'}.`;
    case 'undo':
      return `${does(it.seat, who, 'macht', 'machst')} den letzten Zug rückgängig.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  const of = stem(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'Eröffne zuerst den Markt: Setz den Händler auf ein Feld, das nicht am Rand der Stadt liegt.';
    case 'M3.1':
      return `${who.name(Number(why.seat))} ist dran. Warte noch einen Moment.`;
    case 'M3.2': {
      const piece = Number(why.piece);
      if (piece === NEUTRAL) return 'Ein solches Dach hast du nicht mehr.';
      return piece < 5 ? `Du hast kein ${stem(piece)}es Gebäude mehr.` : `Du hast ${no[piece - 5]} ${single[piece - 5]} mehr.`;
    }
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'Das liegt außerhalb der Stadt.';
        case STANDS_WELL:
          return 'Dort ist der Brunnen.';
        case STANDS_MERCHANT:
          return 'Dort steht schon ein Händler.';
        case STANDS_STABLE:
          return 'Dort steht schon ein Stall.';
        default:
          return 'Dieses Feld ist schon bebaut.';
      }
    case 'M3.4':
      return 'Nach diesem Teil könntest du kein zweites mehr setzen. Beginn mit einem, nach dem das noch geht.';
    case 'M3.6':
      return 'Pro Zug nur ein Teil jeder Farbe: Diese hast du schon gesetzt. Weiße Teile zählen nicht.';
    case 'M3.7':
      return why.begin === true
        ? 'Nur du bist noch im Spiel und musst ein Dach setzen: Beginn zuerst einen Palast dafür, in einer Farbe, die du noch nicht hast.'
        : 'Nur du bist noch im Spiel, also muss dieses Teil ein Dach sein.';
    case 'M4.1':
      return `Ein ${of}es Gebäude muss direkt neben ein Gebäude des offenen ${of}en Palasts; eine Ecke oder ein Stall reicht nicht.`;
    case 'M4.2':
      return `Ein ${of}er Palast kann noch wachsen: Bau dort weiter oder warte, bis er ein Dach hat.`;
    case 'M4.3':
      return 'Paläste dürfen sich nicht berühren, auch nicht an einer Ecke: Lass eine Gasse dazwischen.';
    case 'M4.5':
      return `Alle haben einen ${of}en Palast, also baut niemand mehr in ${colour}.`;
    case 'M5.1':
      return 'Ein Stall muss direkt neben ein Gebäude eines Palasts.';
    case 'M5.2':
      return 'Neben diesem Feld steht nur ein Stall: Ein Stall braucht ein Gebäude.';
    case 'M6.1':
      return `Es gibt keinen ${of}en Palast ohne Dach.`;
    case 'M6.2':
      return `Du hast schon einen ${of}en Palast: Mehr als einer pro Farbe geht nicht.`;
    case 'M6.4':
      return `Deine Blockadekuppel für ${colour} ist weg.`;
    case 'M6.6': {
      const squares = (why.squares as readonly Square[] | undefined) ?? [];
      return squares.length === 1
        ? `Nur ein ${of}er Palast hat kein Dach: Die Farbe genügt.`
        : `Welcher ${of}e Palast? Ohne Dach sind die auf ${list.format(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'Ein Händler darf nicht neben zwei anderen stehen.'
        : 'Solange eine Händlerreihe wachsen kann, muss ein Händler an eines ihrer Enden.';
    case 'M7.2':
      return 'Eine neue Reihe darf einen Händler einer alten Reihe berühren, nicht zwei.';
    case 'M8.1':
      return 'Eine Mauer muss neben einen Turm oder eine andere Mauer.';
    case 'M8.2':
      return 'Das ist das Tor: Auf jeder Seite der Stadt bleibt ein Feld offen.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'Du hast kein Teeplättchen.' : 'Setz zuerst ein Teil: Tee ersetzt nur das zweite.';
    case 'M10.3':
      return 'Auf den acht Feldern um den Brunnen wird nicht gebaut; Händler dürfen dort stehen.';
    case 'M11.1':
    case 'E2':
      return 'Die Partie ist zu Ende: Es gibt nichts mehr zu setzen.';
    case 'E1':
      return 'Das ist kein Zug in diesem Spiel. Wähle eines der hervorgehobenen Felder.';
    case 'E3':
      return 'Du kannst nur deinen eigenen letzten Zug rückgängig machen, bevor jemand anders zieht.';
    default:
      return 'Das erlauben die Regeln nicht. Wähle einen der hervorgehobenen Züge.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline,
  options: {
    edition: {
      name: 'Auflage',
      about:
        'In der zweiten Auflage gibt es einen Brunnen, Tee und Händler an den Türmen. Die erste ist einfacher; die Variante der Ditts dazu ist für zwei.',
      values: { second: 'Zweite Auflage', first: 'Erste Auflage', ditt: 'Erste Auflage zu zweit, nach Ditt' },
    },
    towers: {
      name: 'Turmplättchen',
      about: 'Kann ein Palast denselben Turm zweimal gewinnen, einmal pro Mauer? Die Auflagen sind sich da nicht einig.',
      values: { edition: 'Wie in der Auflage', arm: 'Ja, einmal pro Mauer', tower: 'Nein, einmal pro Turm' },
    },
    stocks: {
      name: 'Teile der anderen',
      about: 'Hinter Sichtschirmen wie in der Schachtel oder für alle sichtbar. Mitzählen könnte man sie ohnehin.',
      values: { screens: 'Hinter Sichtschirmen', open: 'Für alle sichtbar' },
    },
    well: {
      name: 'Brunnen',
      about: 'Direkt neben dem Brunnen wird nicht gebaut, aber zwei Felder von ihm entfernt gibt es Extrapunkte.',
      values: { on: 'Mit Brunnen', off: 'Ohne Brunnen' },
    },
    tea: {
      name: 'Tee',
      about: 'Violette Paläste bringen Teeplättchen. Gib eines ab, statt dein zweites Teil zu setzen.',
      values: { on: 'Mit Tee', off: 'Ohne Tee' },
    },
    gifts: {
      name: 'Händler an den Türmen',
      about: 'Wer ein Turmplättchen als Erster nimmt, bekommt auch die Händler darauf.',
      values: { on: 'Mit Händlern an den Türmen', off: 'Ohne sie' },
    },
  },
  endings: { used: 'Alle Teile sind gesetzt', stuck: 'Was übrig ist, passt nirgends mehr hin' },
  row: (what) =>
    what === 'well'
      ? 'Felder am Brunnen'
      : what === 'palaceTiles'
        ? 'Palast\u00adplättchen'
        : what === 'towerTiles'
          ? 'Turm\u00adplättchen'
          : rows.includes(what)
            ? `${capital(stem(rows.indexOf(what)))}er Palast`
            : what,
  event,
  refusal,
  colours,
  pieces,
  board: {
    city: 'Die Stadt',
    yourPieces: 'Deine Teile',
    piecesOf: (name) => `Teile von ${name}`,
    hidden: 'Teile hinter dem Sichtschirm',
    choosePiece: 'Wähle ein Teil',
    whereTo: (piece) => `Wohin kommt ${piece < 5 ? `das ${stem(piece)}e Gebäude` : `${the[piece - 5]} ${single[piece - 5]}`}?`,
    whichPalace: 'Welcher Palast bekommt das Dach?',
    whichToShut: 'Welcher Palast soll für niemanden zählen?',
    square: (name) => `Feld ${name}`,
    wallSpace: (name) => `Mauerfeld ${name}`,
    empty: 'leer',
    stable: 'Stall',
    merchant: 'Händler',
    wall: 'Mauer',
    well: 'Brunnen',
    tower: (n) => `Turm ${n}`,
    roof: 'Dach',
    blockadeDome: 'Blockadekuppel',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'zählt für niemanden' : owner === undefined ? 'ohne Dach' : `Besitzer: ${owner}`;
      return `${capital(stem(colour))}er Palast auf ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const all = [`${buildings} Gebäude`, plural(stables, 'Stall', 'Ställe'), plural(walls, 'Mauer', 'Mauern'), merchantsOf(merchants)];
      const shown = all.filter((part) => !part.startsWith('0 '));
      return `${points(sumOf(worth) - well)}: ${list.format(shown)}${well > 0 ? `; am Brunnen: +${well}` : ''}`;
    },
    palaceTile: ({ colour, points: n, holder }) =>
      `${capital(stem(colour))}es Palastplättchen, ${points(n)}: ${holder ?? 'auf dem Spielplan'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Plättchen von Turm ${n}, ${points(n)}${merchants > 0 ? `, mit ${merchants === 1 ? '1 Händler' : `${merchants} Händlern`}` : ''}: ${holder ?? 'auf dem Spielplan'}`,
    tea: 'Tee trinken',
    teaTiles,
    turnOpen: (seat, who) => `${does(seat, who, 'eröffnet', 'eröffnest')} den Markt mit einem Händler aus der Schachtel`,
    turnDone: (seat, who) => (who.isYou(seat) ? 'Alle deine Teile sind gesetzt' : `Alle Teile von ${who.name(seat)} sind gesetzt`),
    turnPlace: ({ seat, left }, who) => `${does(seat, who, 'ist', 'bist')} dran: noch ${parts(left)}`,
    turnTea: (seat, who) =>
      who.isYou(seat) ? 'Du bist dran: Kein zweites Teil passt, also trink Tee' : `${who.name(seat)} ist dran: Zeit für Tee`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    total: 'Gesamt',
    points,
    nobody: 'niemand',
    close: 'Schließen',
    lit: 'Hier möglich',
    gate: 'Tor',
    confirm: 'Zug bestätigen',
    confirmHelp: 'Bestätige deinen Zug oder mach das letzte Teil rückgängig',
    takeBack: 'Rückgängig',
    hasRoof: 'Dieser Palast hat schon ein Dach.',
    noOpenPalace: 'Jeder Palast hat ein Dach.',
    noPalaceYet: 'Noch ist kein Palast begonnen.',
    nowhere: (piece) => {
      if (piece < 5) return `Für ein ${stem(piece)}es Gebäude ist kein Platz mehr.`;
      return `Für ${no[piece - 5]!.slice(1)} ${single[piece - 5]} ist kein Platz mehr.`;
    },
    wallsOutside: 'Mauern kommen auf den Ring um die Stadt.',
    onlyWalls: 'Auf den Ring um die Stadt kommen nur Mauern.',
    noPalace: 'noch kein Palast',
    tileOf: (points) => `Palastplättchen: +${points}`,
    atWell: (points) => `Brunnen: +${points}`,
    stake: ({ points: n, well, tile, towers, merchants, tea, shut }) => {
      const bonus = [
        ...(well > 0 ? [`Brunnen +${well}`] : []),
        ...(tile > 0 ? [`Palastplättchen +${tile}`] : []),
        ...towers.map((tower) => `Turm ${tower} +${tower}`),
        ...(merchants > 0 ? [merchantsOf(merchants)] : []),
        ...(tea > 0 ? [teaTiles(tea)] : []),
      ];
      return `${shut ? 'Für niemanden' : 'Für dich'}: ${list.format([points(n), ...bonus])}`;
    },
    skipped: 'Nichts passt',
    usedUp: 'Keine Teile mehr',
    count: 'Punkte',
    left: 'Was alle noch haben',
    seeResult: 'Zum Ergebnis',
  },
  about: () => import('./de-about.ts').then((m) => m.about),
  hints: () => import('./de-hints.ts').then((m) => m.hints),
  lessons: () => import('./de-lessons.ts').then((m) => m.lessons),
  count: () => import('./de-count.ts').then((m) => m.count),
  examples: () => import('./de-examples.ts').then((m) => m.examples),
  chapters: () => import('./de-rules.ts').then((m) => m.chapters),
};
