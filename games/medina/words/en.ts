import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, type Square, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './en-tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['grey', 'black', 'brown', 'orange', 'purple'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const single = ['stable', 'merchant', 'wall', 'roof', 'neutral roof'];

const hue = (colour: unknown) => colours[Number(colour)]!;
/** "a grey", "an orange". */
const a = (colour: unknown) => `${hue(colour) === 'orange' ? 'an' : 'a'} ${hue(colour)}`;
const plural = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const possessive = (name: string) => `${name}’s`;
const pieces = (piece: Piece, n: number) => plural(n, piece < 5 ? `${hue(piece)} building` : single[piece - 5]!);
/** "Anna builds", "You build". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);
const list = listIn('en-GB');

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
        return it.merchants > 0
          ? `The tile of tower ${it.tower + 1} stays on the board; ${plural(it.merchants, 'merchant goes', 'merchants go')} to the box.`
          : `The tile of tower ${it.tower + 1} goes back to the board.`;
      }
      const won = it.merchants > 0 ? ` and ${plural(it.merchants, 'merchant')}` : '';
      return `${does(it.seat, who, 'takes', 'take')} the tile of tower ${it.tower + 1}${won}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `${capital(numbers[it.n]!)} tea ${it.n === 1 ? 'tile goes' : 'tiles go'} to the box.`;
      return `${does(it.seat, who, 'gets', 'get')} ${plural(it.n, 'tea tile')} for the ${['third', 'second', 'first'][it.n - 1]} purple palace.`;
    case 'drank':
      return `${does(it.seat, who, 'has', 'have')} a cup of tea instead of placing a piece.`;
    case 'finished':
      return `Everybody owns ${a(it.colour)} palace; back to the box: ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${does(it.seat, who, 'loses', 'lose')} the blockade dome for ${hue(it.colour)}.`;
    case 'passed':
      return `${does(it.seat, who, 'cannot', 'cannot')} place anything and ${who.isYou(it.seat) ? 'pass' : 'passes'}.`;
    case 'ended':
      return `Game over: ${it.ending === 'used' ? 'every piece is placed' : 'no piece that is left can be placed'}.`;
    case 'undo':
      return `${does(it.seat, who, 'undoes', 'undo')} the last move.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'First open the market: put the merchant on a square that is not at the edge of the city.';
    case 'M3.1':
      return `It’s ${possessive(who.name(Number(why.seat)))} turn. Please wait for yours.`;
    case 'M3.2':
      return `You have no ${Number(why.piece) === NEUTRAL ? 'roof of that kind' : pieces(Number(why.piece), 1).slice(2)} left.`;
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'That is outside the city.';
        case STANDS_WELL:
          return 'The well is there.';
        case STANDS_MERCHANT:
          return 'There is already a merchant there.';
        case STANDS_STABLE:
          return 'There is already a stable there.';
        default:
          return 'That square is already built on.';
      }
    case 'M3.4':
      return 'After this piece you couldn’t place a second one. Start with one that leaves you a second piece.';
    case 'M3.6':
      return 'One piece of each colour per turn: you have already placed this colour. White pieces don’t count.';
    case 'M3.7':
      return why.begin === true
        ? 'You are the only one left in the game and must place a roof: first begin a palace for it, in a colour you don’t own yet.'
        : 'You are the only one left in the game, so this piece has to be a roof.';
    case 'M4.1':
      return `${capital(a(why.colour))} building must go right next to a building of the open ${colour} palace; a corner or a stable is not enough.`;
    case 'M4.2':
      return `There is ${a(why.colour)} palace that can still grow: add to it, or wait until it has a roof.`;
    case 'M4.3':
      return 'Palaces may not touch, not even at a corner: leave a street between them.';
    case 'M4.5':
      return `Everybody owns ${a(why.colour)} palace, so nobody can build in ${colour} any more.`;
    case 'M5.1':
      return 'A stable must go right next to a building of a palace.';
    case 'M5.2':
      return 'Only a stable is next to that square: a stable needs a building.';
    case 'M6.1':
      return `There is no ${colour} palace without a roof.`;
    case 'M6.2':
      return `You already own ${a(why.colour)} palace: you can have only one of each colour.`;
    case 'M6.4':
      return `Your blockade dome for ${colour} is gone.`;
    case 'M6.6': {
      const squares = (why.squares as readonly Square[] | undefined) ?? [];
      return squares.length === 1
        ? `There is just one ${colour} palace without a roof: its colour is enough.`
        : `Which ${colour} palace? Those without a roof are at ${list.format(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'A merchant may not stand next to two others.'
        : 'As long as a line of merchants can grow, a merchant must go next to one of its ends.';
    case 'M7.2':
      return 'A new line may touch one merchant of an old line, not two.';
    case 'M8.1':
      return 'A wall must go next to a tower or another wall.';
    case 'M8.2':
      return 'This is the gate: one space on each side of the city stays open.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'You have no tea tile.' : 'First place a piece: tea can only replace the second one.';
    case 'M10.3':
      return 'Nothing may be built on the eight squares around the well; merchants may stand there.';
    case 'M11.1':
    case 'E2':
      return 'The game is over: there is nothing left to place.';
    case 'E1':
      return 'That is not a move of this game. Choose one of the highlighted squares.';
    case 'E3':
      return 'You can only undo your own last move, before anyone else moves.';
    default:
      return 'The rules don’t allow this. Choose one of the highlighted moves.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline,
  options: {
    edition: {
      name: 'Edition',
      about: 'The second edition has a well, tea and merchants at the towers. The first is simpler; the Ditts’ variant of it is for two.',
      values: { second: 'Second edition', first: 'First edition', ditt: 'First edition for two, by the Ditts' },
    },
    towers: {
      name: 'Tower tiles',
      about: 'Can a palace win the same tower twice, once per wall? The editions differ.',
      values: { edition: 'As in the edition', arm: 'Yes, once per wall', tower: 'No, once per tower' },
    },
    stocks: {
      name: 'Other players’ pieces',
      about: 'Behind screens as in the box, or shown to everyone. You could count them anyway.',
      values: { screens: 'Behind screens', open: 'Shown to everyone' },
    },
    well: {
      name: 'Well',
      about: 'Nothing is built right beside the well, but two squares away from it scores extra.',
      values: { on: 'With the well', off: 'Without the well' },
    },
    tea: {
      name: 'Tea',
      about: 'Purple palaces bring tea tiles. Use one instead of placing your second piece.',
      values: { on: 'With tea', off: 'Without tea' },
    },
    gifts: {
      name: 'Tower merchants',
      about: 'Whoever takes a tower tile first also gets the merchants on it.',
      values: { on: 'With merchants at the towers', off: 'Without them' },
    },
  },
  endings: { used: 'Every piece is placed', stuck: 'No piece that is left can be placed' },
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
    hidden: 'pieces behind the screen',
    choosePiece: 'Choose a piece',
    whereTo: (piece) => `Where does the ${pieces(piece, 1).slice(2)} go?`,
    whichPalace: 'Which palace gets the roof?',
    whichToShut: 'Which palace should score for nobody?',
    square: (name) => `Square ${name}`,
    wallSpace: (name) => `Wall space ${name}`,
    empty: 'empty',
    stable: 'stable',
    merchant: 'merchant',
    wall: 'wall',
    well: 'well',
    tower: (n) => `Tower ${n}`,
    roof: 'Roof',
    blockadeDome: 'Blockade dome',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'scores for nobody' : owner === undefined ? 'without a roof' : `owner: ${owner}`;
      return `${capital(hue(colour))} palace at ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const parts = [plural(buildings, 'building'), plural(stables, 'stable'), plural(walls, 'wall'), plural(merchants, 'merchant')];
      const shown = parts.filter((part) => !part.startsWith('0 '));
      return `${plural(sumOf(worth) - well, 'point')}: ${list.format(shown)}${well > 0 ? `; at the well: +${well}` : ''}`;
    },
    palaceTile: ({ colour, points, holder }) =>
      `${capital(hue(colour))} palace tile, ${plural(points, 'point')}: ${holder ?? 'on the board'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Tile of tower ${n}, ${plural(n, 'point')}${merchants > 0 ? `, with ${plural(merchants, 'merchant')}` : ''}: ${holder ?? 'on the board'}`,
    tea: 'Have tea',
    teaTiles: (n) => plural(n, 'tea tile'),
    turnOpen: (seat, who) => `${does(seat, who, 'opens', 'open')} the market with a merchant from the box`,
    turnDone: (seat, who) => (who.isYou(seat) ? 'All your pieces are placed' : `All of ${possessive(who.name(seat))} pieces are placed`),
    turnPlace: ({ seat, left }, who) =>
      who.isYou(seat)
        ? `Your turn: ${plural(left, 'piece')} to place`
        : `${possessive(who.name(seat))} turn: ${plural(left, 'piece')} to place`,
    turnTea: (seat, who) =>
      who.isYou(seat) ? 'Your turn: no second piece fits, so have tea' : `${possessive(who.name(seat))} turn: time for tea`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    total: 'Total',
    points: (n) => plural(n, 'point'),
    nobody: 'nobody',
    close: 'Close',
    lit: 'It can go here',
    gate: 'gate',
    confirm: 'Confirm turn',
    confirmHelp: 'Confirm your turn, or undo the last piece',
    takeBack: 'Undo',
    hasRoof: 'This palace already has a roof.',
    noOpenPalace: 'Every palace has a roof.',
    noPalaceYet: 'No palace has been begun yet.',
    nowhere: (piece) => `There is no place left for ${piece < 5 ? `${a(piece)} building` : `a ${single[piece - 5]}`}.`,
    wallsOutside: 'Walls go on the ring around the city.',
    onlyWalls: 'Only walls go on the ring around the city.',
    noPalace: 'no palace yet',
    tileOf: (points) => `Palace tile: +${points}`,
    atWell: (points) => `Well: +${points}`,
    stake: ({ points, well, tile, towers, merchants, tea, shut }) => {
      const bonus = [
        ...(well > 0 ? [`well +${well}`] : []),
        ...(tile > 0 ? [`palace tile +${tile}`] : []),
        ...towers.map((n) => `tower ${n} +${n}`),
        ...(merchants > 0 ? [plural(merchants, 'merchant')] : []),
        ...(tea > 0 ? [plural(tea, 'tea tile')] : []),
      ];
      return `${shut ? 'For nobody' : 'For you'}: ${list.format([plural(points, 'point'), ...bonus])}`;
    },
    skipped: 'Nothing fits',
    usedUp: 'No pieces left',
    count: 'Scores',
    left: 'What everyone has left',
    seeResult: 'See the result',
  },
  about: () => import('./en-about.ts').then((m) => m.about),
  hints: () => import('./en-hints.ts').then((m) => m.hints),
  lessons: () => import('./en-lessons.ts').then((m) => m.lessons),
  count: () => import('./en-count.ts').then((m) => m.count),
  examples: () => import('./en-examples.ts').then((m) => m.examples),
  chapters: () => import('./en-rules.ts').then((m) => m.chapters),
};
