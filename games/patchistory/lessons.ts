/** One game in three lessons: the first two rounds, the two after them, and the rest of the era. */

import { type Lesson, type Lessons, movesOf } from '#engine';

const table = { options: {}, seats: 3, seed: '000000000000000000000000000000000000000000000000000000000000a026' } as const;

const build: Lesson = {
  ...table,
  first: ['bid 1 1', 'bid 1 3'],
  turns: [
    { say: ['welcome', 'land', 'auction', 'sides', 'bid'], play: 'bid 3 1', reply: ['bid 2 1', 'patch b 1,1 oo--', 'patch w 1,-1 -o--'] },
    { say: ['patch', 'under'], play: 'patch w -1,2 --u-', reply: ['put 0,2', 'put 1,2'] },
    { say: ['golden', 'settle'], play: 'put 0,1', reply: ['aid 2 f1m2', 'yes'] },
    { say: ['diplomacy'], play: 'done', reply: ['train 2,-1'] },
    { say: ['points', 'train'], play: 'train 0,3', reply: ['walk 1,2 1,1', 'walk 2,-1 1,0'] },
    { say: ['walk'], play: 'done', reply: ['bid 1 3'] },
    { say: ['harvest', 'hero'], play: 'bid 3 2', reply: ['bid 2 2', 'patch w -1,-1 ---u', 'patch b 1,2 u---'] },
    { say: ['sea', 'over'], play: 'patch b 1,-1 -o--', reply: ['aid 1 f2m1', 'yes'] },
    { say: ['third'], play: 'done', reply: ['train 0,1', 'train 1,2'] },
    {
      say: ['tiles', 'build'],
      play: 'build b02 1,2',
      reply: ['walk 0,1 0,0', 'walk 1,2 2,2', 'walk 0,2 0,1', 'walk 1,0 2,0', 'walk 1,1 2,2'],
    },
    { say: ['spent', 'step'], play: 'walk 0,1 -1,2', reply: [] },
    { say: ['stay'], play: 'done', reply: [] },
  ],
  end: ['grown', 'free', 'size', 'done'],
  shows: {
    welcome: 'good-3',
    auction: 'offer',
    golden: 'golden',
    train: 'action-train',
    harvest: 'upkeep',
    tiles: 'tiles',
    build: 'action-build',
  },
};

const routes: Lesson = {
  ...table,
  before: [...movesOf(build), 'bid 2 2', 'bid 3 2', 'bid 1 1', 'patch w 2,2 o---', 'patch w -1,-1 ---u', 'patch b -2,1 ---u'],
  first: [],
  turns: [
    { say: ['welcome', 'aid', 'give'], play: 'aid 1 m3', reply: ['yes', 'aid 0 f2m1'] },
    { say: ['thanks', 'accept'], play: 'yes', reply: ['done', 'campaign 1'] },
    {
      say: ['commerce', 'send'],
      play: 'commerce -1,2 R1',
      reply: ['walk 2,2 0,2', 'walk 0,0 1,0', 'walk 0,1 1,2', 'walk 2,0 1,2', 'done'],
    },
    { say: ['home'], play: 'done', reply: [] },
    { say: ['travel', 'food'], play: 'advance R1 2', reply: ['bid 3 1', 'bid 1 1'] },
    { say: ['fed', 'socrates'], play: 'bid 1 2', reply: ['bid 2 2', 'patch b -1,2 --u-', 'patch w 2,0 u---'] },
    { say: ['slide'], play: 'patch b -1,-1 ---u', reply: ['done', 'aid 1 f3', 'no'] },
    { say: ['four'], play: 'done', reply: ['train -1,0', 'heroes', 'done', 'exchange f1 m1'] },
    { say: ['exchange', 'swap'], play: 'exchange m2 r1', reply: [] },
    { say: ['train'], play: 'train 0,1', reply: [] },
    {
      say: ['save'],
      play: 'done',
      reply: ['walk 0,2 0,1', 'walk 1,0 0,0', 'walk -1,0 0,-1', 'walk 1,2 3,2', 'walk 2,2 0,2', 'walk 1,2 1,1'],
    },
    { say: ['onward'], play: 'done', reply: [] },
    { say: ['far'], play: 'advance R1 2', reply: ['blue'] },
    { say: ['colours', 'blue'], play: 'blue', reply: ['yes'] },
    { say: ['ally', 'yes'], play: 'yes', reply: [] },
    { say: ['ends', 'end'], play: 'end b', reply: [] },
    { say: ['back'], play: 'put -1,2', reply: ['bid 1 1'] },
  ],
  end: ['allied', 'done'],
  shows: {
    give: 'action-aid',
    send: 'action-commerce',
    food: 'main-2',
    swap: 'action-exchange',
    train: 'action-train',
    far: 'main-4',
    blue: 'blue',
  },
};

/** As far as the colours, where peace was made. */
const toTheColours = movesOf(routes).slice(0, movesOf(routes).lastIndexOf('blue'));

const war: Lesson = {
  ...table,
  before: toTheColours,
  first: [],
  turns: [
    { say: ['again', 'power', 'red'], play: 'red', reply: ['bid 1 2'] },
    { say: ['last', 'wonder'], play: 'bid 2 3', reply: ['bid 1 4', 'bid 3 4', 'patch w 2,0 -u--', 'patch w 2,2 uu--'] },
    { say: ['large', 'cover'], play: 'patch b 1,2 o---', reply: ['aid 1 f1r1m1', 'no', 'done'] },
    { say: ['threat', 'demand'], play: 'menace 1 culture', reply: [] },
    {
      say: ['enough'],
      play: 'done',
      reply: ['aid 2 f2m1', 'yes', 'aid 2 f1m2', 'no', 'exchange f2 r1', 'done', 'train 0,0'],
    },
    { say: ['vote', 'campaign'], play: 'campaign 3', reply: ['walk 0,0 1,0', 'walk 0,2 0,1', 'walk 1,1 0,2'] },
    {
      say: ['march'],
      play: 'done',
      reply: ['walk 0,-1 0,2', 'walk 0,0 3,0', 'walk 3,2 1,0', 'walk 0,1 0,-1', 'commit 2'],
    },
    { say: ['resources', 'commit'], play: 'commit 5', reply: [] },
    { say: ['won', 'home'], play: 'put -1,2', reply: ['card 5', 'card 2'] },
    { say: ['upkeep', 'card'], play: 'card 1', reply: ['vote 0', 'vote 0'] },
    { say: ['prize', 'none'], play: 'vote 0', reply: ['vote 0', 'vote 0'] },
    { say: ['three'], play: 'vote 3', reply: ['vote 0', 'vote 0'] },
    { say: ['fewest', 'one'], play: 'vote 1', reply: [] },
  ],
  end: ['count', 'era', 'only', 'done'],
  shows: {
    power: 'power',
    red: 'red',
    cover: 'building',
    demand: 'action-menace',
    campaign: 'action-campaign',
    card: 'card-0',
    prize: 'rank',
    none: 'card-1',
    three: 'card-0',
    one: 'card-4',
    count: 'good-3',
  },
};

export const lessons: Lessons = { build, routes, war };
