import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { FIRST_ALLIED, type Good, type PatchistoryEvent, VOTE } from '../pieces.ts';
import { names } from './en-names.ts';
import { otherwise, refusals } from './en-refusals.ts';
import { tagline } from './tagline.ts';
import { type Named, type PatchistoryWords, readable } from './words.ts';

const ROMAN = ['I', 'II', 'III'];
const ORDINALS = ['1st', '2nd', '3rd', '4th'];

const plural = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const possessive = (name: string) => `${name}’s`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
/** "Anna bids", "You bid". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);
/** "Anna" or "you", within a sentence. */
const name = (seat: Seat, who: Who) => (who.isYou(seat) ? 'you' : who.name(seat));

const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `you and ${who.name(one)}` : `${name(one, who)} and ${who.name(other)}`;
const workerOf = (seat: Seat, who: Who, one = 'One') => `${one} of ${who.isYou(seat) ? 'your' : possessive(who.name(seat))} workers`;

const { amount } = names;
const price = (good: Good, n: number) => (n === 0 ? 'at no cost' : `for ${amount(good, n)}`);
const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'nothing';
const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
const tile = (n: number) => `tile ${n + 1}`;
const card = (n: number) => names.cards[n]?.name ?? '';
const culture = (n: number) => amount(3, n);
/** What somebody gains and loses at once. */
function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  const subject = name(seat, who);
  const [gets, gives, loses] = who.isYou(seat) ? ['get', 'give', 'lose'] : ['gets', 'gives', 'loses'];
  if (isGain && isLoss) return `${subject} ${gives} ${amounts(losses)} and ${gets} ${amounts(gains)}`;
  return isLoss ? `${subject} ${loses} ${amounts(losses)}` : `${subject} ${gets} ${amounts(gains)}`;
}

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `Era ${ROMAN[it.era]} begins.`;
    case 'round':
      return `Era ${ROMAN[it.era]}, round ${it.round + 1}: ${name(it.first, who)} ${who.isYou(it.first) ? 'are' : 'is'} first player.`;
    case 'offered':
      return `On offer: ${tile(it.tile)}, ${it.side === 0 ? 'white' : 'black'} side.`;
    case 'waited':
      return `${does(it.seat, who, 'waits', 'wait')}.`;
    case 'pawned':
      return `${does(it.seat, who, 'has', 'have')} no money: ${culture(it.culture)} for 1 money.`;
    case 'bid':
      return `${does(it.seat, who, 'bids', 'bid')} ${amount(2, it.stake)} on ${tile(it.tile)}.`;
    case 'chose':
      return `${does(it.seat, who, 'has', 'have')} chosen.`;
    case 'bidShown':
      return `${does(it.seat, who, 'shows', 'show')} a bid of ${amount(2, it.stake)} on ${tile(it.tile)}.`;
    case 'won':
      return `${does(it.seat, who, 'gets', 'get')} ${tile(it.tile)} and ${who.isYou(it.seat) ? 'pay' : 'pays'} ${amount(2, it.paid)}.`;
    case 'took':
      return `Vasco da Gama: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'take' : 'takes'} ${tile(it.tile)} for free.`;
    case 'patched':
      return who.isYou(it.seat) ? 'You patch the tile into your territory.' : `${who.name(it.seat)} patches the tile into the territory.`;
    case 'discarded':
      return `${does(it.seat, who, 'discards', 'discard')} ${tile(it.tile)}.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${does(it.seat, who, 'puts', 'put')} a new worker on a place.`;
        case 'route':
          return `${workerOf(it.seat, who)} comes home.`;
        default:
          return `The place was crowded: ${workerOf(it.seat, who, 'one')} makes room.`;
      }
    case 'homeless':
      return `No free place: ${workerOf(it.seat, who, 'one')} goes back to the track.`;
    case 'returned':
      return `${large(it.effect).name}: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'return' : 'returns'} a worker to the track.`;
    case 'allied':
      return who.isYou(it.b)
        ? `You and ${who.name(it.a)} are allies now.`
        : `${who.isYou(it.a) ? 'You' : who.name(it.a)} and ${who.name(it.b)} are allies now.`;
    case 'calledOff':
      return `The war between ${between(it.from, it.to, who)} is called off.`;
    case 'found':
      return `Columbus shows ${name(it.seat, who)} ${listed(it.tiles.map(tile))}.`;
    case 'kept':
      return `${does(it.seat, who, 'keeps', 'keep')} ${tile(it.tile)}.`;
    case 'effect':
      return `${large(it.effect).name}: ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${does(it.seat, who, 'does', 'do')} without ${large(it.effect).name}.`;
    case 'aidOffered':
      return `${does(it.seat, who, 'offers', 'offer')} ${name(it.to, who)} aid: ${amounts(it.goods)}.`;
    case 'aidAnswered':
      return `${does(it.to, who, it.yes ? 'accepts' : 'refuses', it.yes ? 'accept' : 'refuse')} the aid: ${culture(it.culture)} for ${name(it.seat, who)}.`;
    case 'menaced':
      return `${does(it.seat, who, 'menaces', 'menace')} ${name(it.to, who)} and ${who.isYou(it.seat) ? 'take' : 'takes'} ${amount(it.good, it.n)}.`;
    case 'broke':
      return `${does(it.seat, who, 'breaks', 'break')} the alliance with ${name(it.to, who)}, for ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${does(it.seat, who, 'sends', 'send')} a worker on a route, ${price(0, it.food)}.`;
    case 'exchanged':
      return `${does(it.seat, who, 'exchanges', 'exchange')} ${amount(it.good, it.n)} for ${amounts(it.into)}.`;
    case 'trained':
      return `${does(it.seat, who, 'trains', 'train')} a worker, ${price(0, it.food)}.`;
    case 'honoured': {
      const paid = price(it.what === 'heroes' ? 0 : 1, it.paid);
      return `${does(it.seat, who, 'honours', 'honour')} the ${it.what}, ${paid}: ${culture(it.culture)}.`;
    }
    case 'road':
      return `${does(it.seat, who, 'builds', 'build')} a main route to ${name(it.to, who)}, ${price(1, it.resources)}.`;
    case 'reclaimed':
      return `${does(it.seat, who, 'reclaims', 'reclaim')} a square, ${price(1, it.resources)}.`;
    case 'built':
      return `${does(it.seat, who, 'puts', 'put')} up a building, ${price(1, it.resources)}.`;
    case 'bombed':
      return `Stealth Bomber: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'lay' : 'lays'} one of ${who.isYou(it.to) ? 'your' : possessive(who.name(it.to))} squares fallow.`;
    case 'drew':
      return `${does(it.seat, who, 'draws', 'draw')} a building tile.`;
    case 'campaigned':
      return `${does(it.seat, who, 'campaigns', 'campaign')} with ${plural(it.points, 'point')}: ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${does(it.seat, who, 'is', 'are')} done with ${it.phase}.`;
    case 'walked':
      return `${does(it.seat, who, 'moves', 'move')} a worker at home.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `${workerOf(it.seat, who)} travels on: ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `${workerOf(it.seat, who)} goes to rest.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'blue' : 'red');
      const shown = `${name(it.from, who)} ${colour(1)}, ${name(it.to, who)} ${colour(2)}`;
      return `Negotiation: ${shown}. ${it.red === 0 ? 'Peace' : 'War is declared'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'An alliance' : 'No alliance'} between ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `War between ${name(it.from, who)} (power ${it.powers[0]}) and ${name(it.to, who)} (power ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name}: ${it.power} more power for ${name(it.seat, who)}.`;
    case 'committed':
      return `${does(it.seat, who, 'commits', 'commit')} ${amounts([0, it.resources, 0, 0, it.votes])}.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `The war ends ${one} to ${other}: nobody wins.`;
      const power = it.winner === it.from ? `${one} to ${other}` : `${other} to ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, and ${culture(it.taken)} from ${name(loser, who)}`;
      return `${does(it.winner, who, 'wins', 'win')} the war, ${power}: ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${does(it.seat, who, 'produces', 'produce')} ${amounts(it.goods)}.`;
    case 'brought':
      return `The routes bring ${name(it.seat, who)} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : `; food is short, and ${culture(it.culture)} goes`;
      return `${does(it.seat, who, 'feeds', 'feed')} the workers with ${amount(0, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : `; it is not enough, and ${culture(it.culture)} goes`;
      return `Upkeep of heroes and wonders: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'pay' : 'pays'} ${amounts([it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Prosperity cards: ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${name(seat, who)} ${n}`);
      return `Votes for ${card(it.card)}: ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all ? 'Several cards share the fewest votes: none counts.' : `Fewest votes: ${listed(it.cards.map(card))} does not count.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${name(seat, who)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)}: ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `Era ${ROMAN[it.era]} is over.`;
    case 'ended':
      return 'The end: culture decides.';
    case 'undo':
      return `${does(it.seat, who, 'takes', 'take')} the last move back.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const said = refusals[why.rule] ?? otherwise;
  return typeof said === 'string' ? said : said(why, who);
}

export const words: PatchistoryWords = {
  ...names,
  title: 'Patchistory',
  tagline: tagline.en,
  options: {
    capital: {
      name: 'Capitals',
      about: 'Equality: all begin alike, with one free worker. Liberty: four different capitals, with two free workers.',
      values: { equality: 'Equality', liberty: 'Liberty' },
    },
    order: {
      name: 'Administration and movement',
      about: 'All at once is quicker; one after the other lets you see what those before you did.',
      values: { together: 'All at once', turns: 'One after the other' },
    },
    screens: {
      name: 'Screens',
      about: 'Whether the others’ goods and culture are shown. Whoever takes notes knows them anyway.',
      values: { closed: 'Behind screens', open: 'In the open' },
    },
    data: {
      name: 'Tiles',
      about: 'Our own tiles, or a set of yours: one tile on a line, as chapter P15 tells.',
      values: { '': 'Our own tiles' },
    },
  },
  endings: { eras: 'Three eras have passed' },
  row: (what) => (names.sources as Readonly<Record<string, string>>)[what] ?? what,
  event,
  refusal,
  amounts,
  large,
  building: (name) => names.buildings[name] ?? name,
  tile,
  questions: {
    take: 'Vasco da Gama: which tile do you take?',
    bid: 'Which tile do you bid for, and how much?',
    opening: 'Bid on a tile, or wait for the next one.',
    secretBid: 'Which tile, and how much? In secret.',
    patch: 'Where does your tile go?',
    keep: 'Columbus: which tile do you keep?',
    found: 'Columbus: where does the tile go?',
    settle: 'Place your free worker.',
    home: 'Your worker is coming home: choose a free place.',
    diplomacy: 'Diplomacy: aid, menace, or done?',
    aid: 'Do you accept the aid?',
    administration: 'Administration: what do you do with your points?',
    walk: 'Move your workers at home, or go on to the routes.',
    travel: 'How far does each worker on a route go?',
    negotiate: 'Which negotiation comes first?',
    tokens: 'Red for war, blue for peace?',
    alliance: 'Do you want this alliance?',
    orient: 'Which end of the allied route is yours?',
    fight: 'Which war comes first?',
    commit: 'How many resources do you commit? In secret.',
    convert: 'Marie Curie: 1 resource for 3 culture?',
    sacrifice: 'Chichen Itza: return workers for 5 culture each?',
    card: 'Which prosperity card do you play?',
    vote: 'How many votes for this card?',
  },
  effectQuestions: {
    MOSES: 'Moses: place the free worker.',
    CONSTANTINE: 'Constantine I: with whom do you ally?',
    COLUMBUS: 'Columbus: return a worker to draw two tiles?',
    YISUNSIN: 'Yi Sun-sin: return a worker for 5 power?',
    SCHWERERGUSTAV: 'Schwerer Gustav: discard a route for 6 power?',
  },
  buttons: {
    take: 'Take this tile',
    bid: 'Bid',
    wait: 'Wait',
    patch: 'Patch it here',
    discard: 'Discard the tile',
    put: 'Place the worker here',
    ally: 'Ally',
    keep: 'Keep this tile',
    return: 'Return a worker',
    yes: 'Yes',
    no: 'No',
    done: 'Done',
    bomb: 'Bomb a square',
    walk: 'Move',
    stay: 'Stay',
    advance: 'Travel on',
    rest: 'Rest',
    next: 'This one first',
    red: 'Red: war',
    blue: 'Blue: peace',
    end: 'My end',
    scrap: 'Discard this route',
    commit: 'Commit',
    card: 'Play this card',
    vote: 'Vote',
    turnOver: 'Turn the tile over',
    cancel: 'Cancel',
    confirm: 'Do it',
  },
  board: {
    era: (era) => `Era ${ROMAN[era - 1]}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    firstPlayer: 'First player',
    yourTurn: 'Your turn',
    turnOf: (seat, who) => (who.isYou(seat) ? 'Your turn' : `${possessive(who.name(seat))} turn`),
    waitingFor: (seats, who) => `Waiting for ${listed(seats.map((seat) => name(seat, who)))}`,
    yourTerritory: 'Your territory',
    territoryOf: (name) => `${possessive(name)} territory`,
    offer: 'On offer',
    whiteSide: 'White side',
    blackSide: 'Black side',
    leads: (seat, stake, who) => `${does(seat, who, 'leads', 'lead')} with ${amount(2, stake)}`,
    unclaimed: 'No bid yet',
    yourStake: (n) => `Your stake: ${amount(2, n)}`,
    deck: (n) => `${plural(n, 'tile')} left in the deck`,
    reserve: (n) => `${plural(n, 'building tile')} in the reserve`,
    over: 'Over',
    under: 'Under',
    overHelp: 'Tap a shared square to lay the tile over or under it.',
    size: (wide, high, most) => `${wide} by ${high}, at most ${most} by ${most}`,
    levels: 'Levels',
    stock: 'Goods',
    hidden: 'behind the screen',
    points: (left, all) => `${left} of ${plural(all, 'point')} left`,
    price: ({ points, food, resources }) =>
      listed([plural(points, 'point'), ...(food > 0 ? [amount(0, food)] : []), ...(resources > 0 ? [amount(1, resources)] : [])]),
    free: 'Free',
    track: (n) => `${plural(n, 'worker')} on the track`,
    upkeep: (food) => `Worker upkeep: ${amount(0, food)}`,
    workers: (n) => plural(n, 'worker'),
    mainRoute: (from, to, who) => `Main route from ${name(from, who)} to ${name(to, who)}`,
    alliedRoute: (a, b, who) => `Allied route of ${between(a, b, who)}`,
    mainLeft: (n) => `${plural(n, 'main route')} in the supply`,
    alliedLeft: (n) => `${plural(n, 'allied route')} in the supply`,
    warDeclared: 'War declared',
    steps: (n) => plural(n, 'step'),
    power: (n) => `Power ${n}`,
    aggressor: 'Aggressor',
    defender: 'Defender',
    yourTiles: 'Your building tiles',
    tilesOf: (n) => plural(n, 'building tile'),
    cost: (resources) => `Costs ${amount(1, resources)}`,
    yourCards: 'Your prosperity cards',
    rank: (rank) => ORDINALS[rank - 1] ?? '',
    votesOn: (n) => amount(VOTE, n),
    golden: (text) => `with a worker: ${text}`,
    place: ({ name, symbols, golden, worker }) =>
      [name, symbols, golden === '' ? '' : `with a worker: ${golden}`, worker ? 'a worker stands here' : '']
        .filter((part) => part !== '')
        .join(', '),
    hero: 'Hero',
    wonder: 'Wonder',
    special: 'Special building',
    built: 'Built',
    chosen: 'has chosen',
    secret: 'secret',
    fallowCount: (n) => `Fallow land: ${n}`,
    routeCount: (n) => `Routes: ${n}`,
    demand: 'Demand',
    give: 'Give',
    get: 'Get',
    total: 'Total',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    close: 'Close',
  },
  chapters: () => import('./en-rules.ts').then((m) => m.chapters),
};
