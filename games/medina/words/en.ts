import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['grey', 'black', 'brown', 'orange', 'purple'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const single = ['stable', 'merchant', 'wall', 'roof', 'neutral roof'];

const hue = (colour: unknown) => colours[Number(colour)] as string;
/** "a grey", "an orange". */
const a = (colour: unknown) => `${hue(colour) === 'orange' ? 'an' : 'a'} ${hue(colour)}`;
const plural = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const possessive = (name: string) => `${name}’s`;
const pieces = (piece: Piece, n: number) => plural(n, piece < 5 ? `${hue(piece)} building` : (single[piece - 5] as string));
/** "Anna builds", "You build". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as MedinaEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began':
      return `${who.isYou(it.seat) ? 'Your turn' : `${possessive(who.name(it.seat))} turn`}: ${plural(it.left, 'piece')} to place.`;
    case 'built': {
      const what = it.size === 1 ? `begins ${a(it.colour)} palace` : `enlarges the ${hue(it.colour)} palace to ${it.size}`;
      const you = it.size === 1 ? `begin ${a(it.colour)} palace` : `enlarge the ${hue(it.colour)} palace to ${it.size}`;
      return `${does(it.seat, who, what, you)}, on ${writeSquare(it.at)}.`;
    }
    case 'stabled':
      return `${does(it.seat, who, 'adds', 'add')} a stable to ${a(it.colour)} palace on ${writeSquare(it.at)}: size ${it.size}.`;
    case 'traded':
      return `${does(it.seat, who, 'sends', 'send')} a merchant to ${writeSquare(it.at)}.`;
    case 'walled':
      return `${does(it.seat, who, 'builds', 'build')} a wall at ${writeSpace(it.at)}.`;
    case 'roofed':
      return `${does(it.seat, who, 'takes', 'take')} the ${hue(it.colour)} palace at ${writeSquare(it.at)}, size ${it.size}.`;
    case 'shut': {
      const roof = it.blockade ? 'blockade dome' : 'neutral roof';
      return `${does(it.seat, who, 'puts', 'put')} a ${roof} on the ${hue(it.colour)} palace at ${writeSquare(it.at)}, size ${it.size}.`;
    }
    case 'palaceTile':
      if (it.seat === NOBODY) return `The ${hue(it.colour)} palace tile goes back to the board.`;
      return `${does(it.seat, who, 'has', 'have')} the largest ${hue(it.colour)} palace and ${who.isYou(it.seat) ? 'take' : 'takes'} its tile.`;
    case 'towerTile': {
      if (it.seat === NOBODY) {
        const lost = it.merchants > 0 ? `, and ${plural(it.merchants, 'merchant')} to the box` : '';
        return `The tile of tower ${it.tower + 1} goes back to the board${lost}.`;
      }
      const won = it.merchants > 0 ? ` and ${plural(it.merchants, 'merchant')}` : '';
      return `${does(it.seat, who, 'becomes', 'become')} keeper of tower ${it.tower + 1}${won ? `, with its tile${won}` : ''}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `${capital(numbers[it.n] as string)} tea ${it.n === 1 ? 'tile goes' : 'tiles go'} to the box.`;
      return `${does(it.seat, who, 'gets', 'get')} ${plural(it.n, 'tea tile')}.`;
    case 'drank':
      return `${does(it.seat, who, 'has', 'have')} a cup of tea instead of placing a piece.`;
    case 'finished':
      return `Everybody owns ${a(it.colour)} palace; back to the box: ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${does(it.seat, who, 'loses', 'lose')} the blockade dome for ${hue(it.colour)}.`;
    case 'passed':
      return `${does(it.seat, who, 'cannot', 'cannot')} place anything and ${who.isYou(it.seat) ? 'pass' : 'passes'}.`;
    case 'ended':
      return `The end: ${it.ending === 'used' ? 'every piece is placed' : 'nothing that is left can be placed'}.`;
    case 'undo':
      return `${does(it.seat, who, 'takes', 'take')} the last move back.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'First open the market: put the merchant on a square that does not lie at the wall.';
    case 'M3.1':
      return `It is ${possessive(who.name(Number(why.seat)))} turn. Yours will come.`;
    case 'M3.2':
      return `You have no ${Number(why.piece) === NEUTRAL ? 'roof of that kind' : pieces(Number(why.piece), 1).slice(2)} left.`;
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'That lies outside the board you are playing on.';
        case STANDS_WELL:
          return 'The well is there.';
        case STANDS_MERCHANT:
          return 'A merchant stands there already.';
        case STANDS_STABLE:
          return 'A stable stands there already.';
        default:
          return 'Something is built there already.';
      }
    case 'M3.6':
      return 'One piece of each colour in a turn: you have placed one of this colour. White pieces are free.';
    case 'M3.7':
      return 'You are the only one left in the game, so this piece has to be a roof.';
    case 'M4.1':
      return `${capital(a(why.colour))} building goes side by side with a building of the open ${colour} palace; a corner or a stable is not enough.`;
    case 'M4.2':
      return `There is ${a(why.colour)} palace that can still grow: add to it, or wait until it has a roof.`;
    case 'M4.3':
      return 'Palaces may not touch, not even at a corner: leave a street between them.';
    case 'M4.5':
      return `Everybody owns ${a(why.colour)} palace, so nobody builds in ${colour} any more.`;
    case 'M5.1':
      return 'A stable goes side by side with a building of a palace.';
    case 'M5.2':
      return 'There is only a stable beside that square: a stable needs a building.';
    case 'M6.1':
      return `There is no ${colour} palace without a roof.`;
    case 'M6.2':
      return `You own ${a(why.colour)} palace already: one of each colour is all you may have.`;
    case 'M6.4':
      return `Your blockade dome for ${colour} is gone.`;
    case 'M6.6': {
      const squares = (why.squares as readonly number[] | undefined) ?? [];
      return squares.length === 1
        ? `There is just one ${colour} palace without a roof: its colour says enough.`
        : `Which ${colour} palace? Those without a roof are at ${listed(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'A merchant may not stand beside two others.'
        : 'While a line of merchants can grow, a merchant goes beside one of its ends.';
    case 'M7.2':
      return 'A new line may touch one merchant of an old line, not two.';
    case 'M8.1':
      return 'A wall goes beside a tower, or beside a wall that stands.';
    case 'M8.2':
      return 'This is the gate: one space on each side stays open.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'You have no tea tile.' : 'First place a piece: tea can take the place of the second one only.';
    case 'M10.3':
      return 'Nothing may be built on the eight squares around the well; merchants may stand there.';
    case 'M11.1':
    case 'E2':
      return 'The game is over: there is nothing left to place.';
    case 'E1':
      return 'That is not a move of this game. Choose one of the squares that are lit.';
    case 'E3':
      return 'You can take back only your own last move, before anybody else moves.';
    default:
      return 'The rules do not allow this. Choose one of the moves that are lit.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline: tagline.en,
  options: {
    edition: {
      name: 'Edition',
      about: 'The second edition has a well, tea and merchants at the towers. The first is leaner; Ditt’s variant plays it with two.',
      values: { second: 'Second edition', first: 'First edition', ditt: 'First edition for two, by the Ditts' },
    },
    towers: {
      name: 'Tower tiles',
      about: 'What is a new contact with a tower: its other arm of walls, or only the first wall of either arm. The editions differ.',
      values: { edition: 'As in the edition', arm: 'Each arm by itself', tower: 'Once for a tower' },
    },
    stocks: {
      name: 'Pieces of the others',
      about: 'Behind screens as in the box, or shown to all. Whoever counts along knows them anyway.',
      values: { screens: 'Behind screens', open: 'In the open' },
    },
    well: {
      name: 'Well',
      about: 'Palaces keep away from the well, and gain by being near.',
      values: { on: 'With the well', off: 'Without the well' },
    },
    tea: {
      name: 'Tea',
      about: 'Purple palaces bring tea tiles: a rest instead of a piece.',
      values: { on: 'With tea', off: 'Without tea' },
    },
    gifts: {
      name: 'Tower merchants',
      about: 'The first keeper of a tower wins the merchants that wait there.',
      values: { on: 'With merchants at the towers', off: 'Without them' },
    },
  },
  endings: { used: 'Every piece is placed', stuck: 'Nothing that is left can be placed' },
  row: (what) =>
    what === 'well'
      ? 'Squares at the well'
      : what === 'palaceTiles'
        ? 'Palace tiles'
        : what === 'towerTiles'
          ? 'Tower tiles'
          : colours.includes(what)
            ? `${capital(what)} palace`
            : what,
  event,
  refusal,
  colours,
  pieces,
  board: {
    city: 'The city',
    yourPieces: 'Your pieces',
    piecesOf: (name) => `${possessive(name)} pieces`,
    hidden: 'behind the screen',
    choosePiece: 'Choose a piece',
    chooseSquare: 'Choose a place for it',
    whichPalace: 'Which palace gets the roof?',
    square: (name) => `Square ${name}`,
    wallSpace: (name) => `Wall space ${name}`,
    empty: 'empty',
    stable: 'stable',
    merchant: 'merchant',
    wall: 'wall',
    well: 'well',
    tower: (n) => `Tower ${n}`,
    roof: 'Roof',
    neutralRoof: 'Neutral roof',
    blockadeDome: 'Blockade dome',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'nobody’s for good' : owner === undefined ? 'without a roof' : `owner: ${owner}`;
      return `${capital(hue(colour))} palace at ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const parts = [plural(buildings, 'building'), plural(stables, 'stable'), plural(walls, 'wall'), plural(merchants, 'merchant')];
      const shown = parts.filter((part) => !part.startsWith('0 '));
      if (well > 0) shown.push(`${well} for the well`);
      return `${plural(sumOf(worth), 'point')}: ${listed(shown)}`;
    },
    palaceTile: ({ colour, points, holder }) =>
      `${capital(hue(colour))} palace tile, ${plural(points, 'point')}: ${holder ?? 'on the board'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Tile of tower ${n}, ${plural(n, 'point')}${merchants > 0 ? `, with ${plural(merchants, 'merchant')}` : ''}: ${holder ?? 'on the board'}`,
    tea: 'Have tea',
    teaHelp: 'Give back a tea tile instead of placing a second piece.',
    teaTiles: (n) => plural(n, 'tea tile'),
    turnOpen: (seat, who) => (who.isYou(seat) ? 'Your turn: open the market' : `${who.name(seat)} opens the market`),
    turnPlace: ({ seat, left }, who) =>
      who.isYou(seat)
        ? `Your turn: ${plural(left, 'piece')} to place`
        : `${possessive(who.name(seat))} turn: ${plural(left, 'piece')} to place`,
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    total: 'Total',
    points: (n) => plural(n, 'point'),
    nobody: 'nobody',
    close: 'Close',
    lit: 'It can go here',
    gate: 'gate',
    confirm: 'Confirm turn',
    confirmHelp: 'Confirm your turn, or take the piece back',
    takeBack: 'Take back',
    hasRoof: 'This palace has its roof already.',
    noOpenPalace: 'Every palace has its roof.',
    wallsOutside: 'Walls go on the ring around the city.',
    onlyWalls: 'Only walls go on the ring around the city.',
    noPalace: 'no palace yet',
    tileOf: (points) => `Palace tile: +${points}`,
    count: 'The count',
    seeResult: 'See the result',
  },
  chapters: [
    {
      id: 'M1',
      title: 'What you play with',
      rules: [
        {
          id: 'M1.1',
          text: 'Option: choose the edition. The second is for two to four players, the first for three or four, and the variant by Wolfgang and Brigitte Ditt plays the first with two. A rule that names no edition holds in all of them.',
        },
        {
          id: 'M1.2',
          text: 'The city has 16 columns, a to p from the west, and 11 rows, 1 to 11 from the north. Two players of the second edition build a smaller one, 14 by 10. A ring of wall spaces runs around it, with a tower in each corner: tower 1 north-west, 2 south-east, 3 north-east, 4 south-west.',
        },
        {
          id: 'M1.3',
          text: 'You start with buildings in four colours (grey, black, brown and orange; the second edition has purple for black), with stables, merchants, walls and four roofs. First edition: for three players 6 buildings of each colour, 4 stables, 8 merchants and 10 walls; for four players 5, 3, 6 and 8. Ditt: 9, 6, 12 and 16, and four blockade domes. Second edition: for two players 8, 4, 12 and 15, and two neutral roofs; for three 6, 4, 8 and 12, and one neutral roof; for four 5, 3, 6 and 9. The rest stays in the box.',
        },
        {
          id: 'M1.4',
          text: 'The second edition adds a well, six tea tiles, and merchants on the tower tiles. Option: leave out any of the three.',
        },
        {
          id: 'M1.5',
          text: 'Roofs and tiles are always in sight. The other pieces stand behind screens. Option: play with them in the open. Everybody sees what is handed out and what is placed, so whoever counts along knows them anyway.',
        },
      ],
    },
    {
      id: 'M2',
      title: 'The opening',
      rules: [
        {
          id: 'M2.1',
          text: 'Who begins is drawn by lot (our ruling: the first edition lets the youngest begin, the second leaves it open).',
        },
        {
          id: 'M2.2',
          text: 'First edition and Ditt: the first player opens the market with a merchant from the box, on any square that does not lie at the wall spaces.',
        },
        {
          id: 'M2.3',
          text: 'Second edition: lots decide where the well stands, and then the opening merchant; neither lies at the wall spaces. The merchant may stand beside the well, of course not on it.',
        },
        {
          id: 'M2.4',
          text: 'The game starts slowly. First edition: whoever opened the market goes on with a full turn. Ditt: the opening merchant is the first turn (our ruling), the next turn has one piece, the one after that two, and all others three. Second edition: the first turn has one piece, and with three or four players the second turn too.',
        },
      ],
    },
    {
      id: 'M3',
      title: 'Your turn',
      rules: [
        {
          id: 'M3.1',
          text: 'You take turns clockwise. In your turn you place two pieces, one after the other, of the same kind or not; in Ditt’s variant three.',
        },
        { id: 'M3.2', text: 'You place your own pieces only.' },
        {
          id: 'M3.3',
          text: 'Buildings, stables and merchants go on empty squares of the city, walls on empty wall spaces. Once placed, nothing moves.',
        },
        {
          id: 'M3.4',
          text: 'As long as one of your pieces can be placed you have to place one, and a roof is no exception. If only one fits, you place one. We look at one piece at a time (our ruling: you need not choose the first so that a second fits).',
        },
        {
          id: 'M3.5',
          text: 'If you can place nothing, you are passed over. You are back as soon as one of your pieces fits somewhere, even if it is a merchant just won from a tower (our ruling).',
        },
        {
          id: 'M3.6',
          text: 'Ditt: in a turn you place at most one piece of each colour, that is one building of each colour, one scoring dome and one blockade dome. White pieces (stables, merchants, walls) are not limited. When you have nothing left but used-up colours, your turn is shorter.',
        },
        {
          id: 'M3.7',
          text: 'First edition: if you are alone in the game because nobody else can place anything (our ruling), you have to place at least one roof in each turn, as long as you can. Your first piece is free; if it was no roof, the second has to be one.',
        },
      ],
    },
    {
      id: 'M4',
      title: 'Palaces',
      rules: [
        {
          id: 'M4.1',
          text: 'A palace has one colour, and everybody builds it together. A building joins the unfinished palace of its colour, side by side with one of its buildings. A stable does not carry the palace any further.',
        },
        {
          id: 'M4.2',
          text: 'You can begin a new palace of a colour only when no palace of that colour without a roof has room to grow.',
        },
        {
          id: 'M4.3',
          text: 'There is a street around every palace: no building and no stable may touch another palace or its stables, not even at a corner. This is true of two palaces of one colour as well, so palaces never merge.',
        },
        {
          id: 'M4.4',
          text: 'A palace that has neither a roof nor room to grow is stuck. It belongs to nobody until it gets a roof, and meanwhile another of its colour may begin, so that several may wait. It does not matter who still has buildings for it.',
        },
        {
          id: 'M4.5',
          text: 'When each of you owns a palace of a colour, that colour is finished: all buildings of it that are not yet placed go back to the box at once, even in the middle of a turn. Palaces of it without a roof stay as they are, and may still get stables.',
        },
        { id: 'M4.6', text: 'You may build in a colour even if you own a palace of that colour.' },
      ],
    },
    {
      id: 'M5',
      title: 'Stables',
      rules: [
        {
          id: 'M5.1',
          text: 'A stable goes side by side with a building of any palace, with a roof or without, yours or not. From then on it is part of that palace.',
        },
        { id: 'M5.2', text: 'A stable with nothing but another stable beside it is not allowed.' },
      ],
    },
    {
      id: 'M6',
      title: 'Roofs',
      rules: [
        {
          id: 'M6.1',
          text: 'Put one of your roofs on any palace that has none, be it a single building, and it is yours. It is finished: nobody adds a building any more.',
        },
        { id: 'M6.2', text: 'You can own one palace of each colour.' },
        {
          id: 'M6.3',
          text: 'Second edition: a neutral roof goes on any palace without a roof, whatever its colour, even if that colour is finished or has neutral palaces already. The palace is finished and stays nobody’s.',
        },
        {
          id: 'M6.4',
          text: 'Ditt: you have a scoring dome and a blockade dome for each colour. A blockade dome finishes a palace, which then counts for nobody and holds no tile; nor does it take a tile from anybody (our ruling).',
        },
        {
          id: 'M6.5',
          text: 'Ditt: once you have used both your domes for a colour, your rival loses the blockade dome for that colour, if it is still unused.',
        },
        {
          id: 'M6.6',
          text: 'A roof is told by the colour of its palace; where several of that colour have no roof, by the first building of the palace as well (our ruling).',
        },
      ],
    },
    {
      id: 'M7',
      title: 'Merchants',
      rules: [
        {
          id: 'M7.1',
          text: 'Merchants stand in lines. A new one goes beside exactly one other, and that one is an end of its line. Corners do not count, and merchants may stand right beside anything else.',
        },
        {
          id: 'M7.2',
          text: 'Only when no line can grow at any of its ends, a merchant begins a new line on any empty square, at the wall too. It may touch one merchant of an old line, but not two (our ruling).',
        },
        {
          id: 'M7.3',
          text: 'A merchant with at most one other beside it, of whatever line, is an end (our ruling). A lone merchant is an end on all four sides.',
        },
      ],
    },
    {
      id: 'M8',
      title: 'Walls',
      rules: [
        { id: 'M8.1', text: 'A wall goes on a wall space beside a tower, or beside a wall that stands.' },
        { id: 'M8.2', text: 'On each side of the city one space stays open: the gate. It may well be beside a tower.' },
        {
          id: 'M8.3',
          text: 'A wall belongs to the tower from which its arm starts. Walls keep no distance to anything, and nothing keeps a distance to them.',
        },
      ],
    },
    {
      id: 'M9',
      title: 'Palace tiles and tower tiles',
      rules: [
        {
          id: 'M9.1',
          text: 'There is a palace tile for each colour: grey 1 point, black or purple 2, brown 3, orange 4. It goes to the first palace of the colour that gets a roof.',
        },
        {
          id: 'M9.2',
          text: 'The tile moves on as soon as another palace of the colour is larger, buildings and stables together, be it by its roof or by a stable, whoever placed that. Between equals it stays. Palaces without a roof have no claim.',
        },
        {
          id: 'M9.3',
          text: 'Second edition: a neutral palace wins and keeps the tile like any other; the tile then lies on the board.',
        },
        {
          id: 'M9.4',
          text: 'Each tower has a tile worth its number. The owner of a palace takes it when that palace comes into contact with a wall of the tower: by getting its roof, by a wall that reaches it, or by a stable that reaches the wall, whoever placed it. Size is of no matter, and one roof can bring several tiles.',
        },
        {
          id: 'M9.5',
          text: 'Only a new contact counts. In the second edition a palace that touches some wall of a tower makes no new contact with that tower. In the first edition and in Ditt’s variant each of the two arms of a tower counts by itself. Option: play it either way.',
        },
        {
          id: 'M9.6',
          text: 'Second edition: three merchants wait on tile 1, two on tile 2 and one on tile 3. The first owner to take the tile adds them to the own pieces, and may place them in the very same turn (our ruling).',
        },
        {
          id: 'M9.7',
          text: 'Second edition: a neutral palace takes a tower tile in the same way. The tile goes back to the board, merchants on it go to the box, and the next new contact takes it from there.',
        },
      ],
    },
    {
      id: 'M10',
      title: 'Tea and the well',
      rules: [
        {
          id: 'M10.1',
          text: 'Second edition: the first purple palace that gets a roof brings its owner three tea tiles, the second two, the third one, the fourth none. A neutral roof uses up its share for nobody.',
        },
        {
          id: 'M10.2',
          text: 'Second edition: once you have placed your first piece you may give back a tea tile instead of placing the second. One tile in a turn, which may be one you have just won (our ruling). You never have to, and at the end tea is worth nothing.',
        },
        {
          id: 'M10.3',
          text: 'Second edition: no building and no stable stands on the eight squares around the well. Merchants may.',
        },
        {
          id: 'M10.4',
          text: 'Second edition: each building or stable of your palaces that lies exactly two squares from the well, in its row or column, is worth 4 points more, whatever stands between.',
        },
      ],
    },
    {
      id: 'M11',
      title: 'The end and the count',
      rules: [
        {
          id: 'M11.1',
          text: 'The game is over as soon as nobody can place anything: all pieces are used, or what is left fits nowhere.',
        },
        {
          id: 'M11.2',
          text: 'Each of your palaces gives 1 point for each building and each stable, and 1 for each wall and each merchant that stands side by side with one of them. A merchant counts once for a palace, but for every palace it touches. Towers count nothing.',
        },
        { id: 'M11.3', text: 'Palace tiles and tower tiles give the points on them.' },
        {
          id: 'M11.4',
          text: 'Most points win. If several of you have the most, you share the victory (our ruling where the second edition is silent).',
        },
        { id: 'M11.5', text: 'A palace without an owner counts for nobody.' },
      ],
    },
  ],
};
