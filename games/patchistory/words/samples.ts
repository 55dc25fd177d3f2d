/** What the words of Patchistory are tried on. */

import type { Refusal, Samples } from '#engine';
import { buildingNamed, cardNamed, faceNamed, tileNamed } from '../data/named.ts';
import type { PatchistoryEvent } from '../events.ts';
import type { PatchistoryFact, Stake } from '../facts.ts';
import { alliedNumbered, CAPITAL_AT, CULTURE, cellFrom, FOOD, MONEY, mainNumbered, NOBODY, NOTHING, RESOURCE, VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

const FACE = faceNamed('W1-08');
const [TILE, OTHER] = [tileNamed('1-17'), tileNamed('1-21')];
const BUILDING = buildingNamed('b07');
const [CARD, FEWER, LEAST] = [cardNamed('military'), cardNamed('fallow'), cardNamed('heroes')];
const [MAIN, ALLIED] = [mainNumbered(3), alliedNumbered(0)];

const events: readonly (PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'era', era: 1 },
  { kind: 'round', era: 2, round: 4, first: 0 },
  { kind: 'offered', tile: TILE, side: 0, shows: 'fma' },
  { kind: 'offered', tile: TILE, side: 1, shows: 'MOSES' },
  { kind: 'waited', seat: 0 },
  { kind: 'pawned', seat: 0, culture: 3 },
  { kind: 'bid', seat: 0, tile: TILE, shows: 'MOSES', stake: 3 },
  { kind: 'chose', seat: 0 },
  { kind: 'bidShown', seat: 0, tile: TILE, shows: 'MOSES', stake: 0 },
  { kind: 'won', seat: 0, tile: TILE, side: 1, shows: 'MOSES', paid: 3 },
  { kind: 'took', seat: 0, tile: TILE, shows: 'f' },
  { kind: 'patched', seat: 0, face: FACE, at: CAPITAL_AT, how: [0, 0, 1, 0] },
  { kind: 'discarded', seat: 0, tile: TILE, shows: 'fd' },
  { kind: 'settled', seat: 0, at: CAPITAL_AT, from: 'track' },
  { kind: 'settled', seat: 0, at: CAPITAL_AT, from: 'route' },
  { kind: 'settled', seat: 0, at: CAPITAL_AT, from: 'crowd' },
  { kind: 'homeless', seat: 0 },
  { kind: 'returned', seat: 0, effect: 'HANGINGGARDENS', worker: CAPITAL_AT },
  { kind: 'allied', a: 0, b: 1, route: ALLIED },
  { kind: 'allied', a: 2, b: 0, route: ALLIED },
  { kind: 'calledOff', route: MAIN, from: 0, to: 1 },
  { kind: 'calledOff', route: MAIN, from: 2, to: 0 },
  { kind: 'found', seat: 0, tiles: [TILE, OTHER], shows: ['MOSES', 'PETRA'] },
  { kind: 'kept', seat: 0, tile: OTHER, shows: 'PETRA' },
  { kind: 'effect', seat: 0, effect: 'PYRAMIDSOFGIZA', goods: [0, 0, 0, 6, 0] },
  { kind: 'effect', seat: 0, effect: 'ZIGGURATOFUR', goods: [0, 0, 0, -4, 0] },
  { kind: 'effect', seat: 0, effect: 'CURIE', goods: [0, -1, 0, 3, 0] },
  { kind: 'effect', seat: 0, effect: 'VOTE', goods: [0, 0, 0, 0, 1] },
  { kind: 'declined', seat: 0, effect: 'CURIE' },
  { kind: 'aidOffered', seat: 0, to: 1, goods: [1, 2, 0] },
  { kind: 'aidOffered', seat: 1, to: 0, goods: [0, 0, 3] },
  { kind: 'aidAnswered', seat: 0, to: 1, yes: true, culture: 5 },
  { kind: 'aidAnswered', seat: 1, to: 0, yes: false, culture: 2 },
  { kind: 'menaced', seat: 0, to: 1, good: MONEY, n: 3 },
  { kind: 'menaced', seat: 1, to: 0, good: CULTURE, n: 2 },
  { kind: 'broke', seat: 0, to: 1, votes: 4 },
  { kind: 'broke', seat: 1, to: 0, votes: 1 },
  { kind: 'traded', seat: 0, from: CAPITAL_AT, route: MAIN, food: 2 },
  { kind: 'exchanged', seat: 0, good: RESOURCE, n: 1, into: [1, 0, 1] },
  { kind: 'trained', seat: 0, at: CAPITAL_AT, food: 4 },
  { kind: 'honoured', seat: 0, what: 'heroes', paid: 1, culture: 2 },
  { kind: 'honoured', seat: 0, what: 'wonders', paid: 0, culture: 1 },
  { kind: 'road', seat: 0, to: 1, route: MAIN, resources: 2 },
  { kind: 'reclaimed', seat: 0, at: CAPITAL_AT, resources: 1 },
  { kind: 'built', seat: 0, tile: BUILDING, at: CAPITAL_AT, resources: 3 },
  { kind: 'bombed', seat: 0, to: 1, at: CAPITAL_AT },
  { kind: 'bombed', seat: 1, to: 0, at: CAPITAL_AT },
  { kind: 'drew', seat: 0, tile: BUILDING },
  { kind: 'campaigned', seat: 0, points: 1, votes: 2 },
  { kind: 'done', seat: 0, phase: 'diplomacy' },
  { kind: 'done', seat: 0, phase: 'administration' },
  { kind: 'done', seat: 0, phase: 'movement' },
  { kind: 'walked', seat: 0, from: CAPITAL_AT, to: cellFrom(CAPITAL_AT, 1) },
  { kind: 'advanced', seat: 0, route: MAIN, space: 4 },
  { kind: 'advanced', seat: 0, route: ALLIED, space: 4 },
  { kind: 'rested', seat: 0, route: MAIN },
  { kind: 'negotiated', route: MAIN, from: 0, to: 1, red: 0, resources: 0 },
  { kind: 'negotiated', route: MAIN, from: 0, to: 1, red: 2, resources: 1 },
  { kind: 'alliance', from: 0, to: 1, yes: true },
  { kind: 'alliance', from: 1, to: 0, yes: false },
  { kind: 'warBegan', route: MAIN, from: 0, to: 1, powers: [5, 3] },
  { kind: 'mustered', seat: 0, effect: 'YISUNSIN', power: 5, route: NOTHING },
  { kind: 'committed', seat: 0, resources: 2, votes: 0 },
  { kind: 'committed', seat: 0, resources: 1, votes: 1 },
  { kind: 'committed', seat: 0, resources: 0, votes: 0 },
  { kind: 'warEnded', route: MAIN, from: 0, to: 1, powers: [8, 8], winner: NOBODY, prize: 0, taken: 0 },
  { kind: 'warEnded', route: MAIN, from: 0, to: 1, powers: [9, 8], winner: 0, prize: 10, taken: 0 },
  { kind: 'warEnded', route: MAIN, from: 0, to: 1, powers: [2, 8], winner: 1, prize: 6, taken: 7 },
  { kind: 'produced', seat: 0, goods: [2, 1, 2, 2, 0] },
  { kind: 'produced', seat: 0, goods: [0, 0, 0, 0, 0] },
  { kind: 'brought', seat: 0, goods: [0, 0, 2, 0, 0] },
  { kind: 'fed', seat: 0, food: 2, culture: 0 },
  { kind: 'fed', seat: 0, food: 1, culture: 12 },
  { kind: 'maintained', seat: 0, food: 2, resources: 1, culture: 0 },
  { kind: 'maintained', seat: 0, food: 0, resources: 0, culture: 6 },
  { kind: 'cardsShown', cards: [CARD, FEWER, LEAST] },
  { kind: 'voted', card: CARD, votes: [3, 0, 1] },
  { kind: 'dropped', cards: [FEWER], all: false },
  { kind: 'dropped', cards: [CARD, FEWER], all: true },
  { kind: 'counted', card: CARD, votes: 4, values: [5, 4, 1], ranks: [1, 2, 3], culture: [4, 2, -2] },
  { kind: 'eraEnded', era: 0 },
  { kind: 'ended' },
  { kind: 'undo', seat: 0 },
];

/** Those that say no more than their number. */
const PLAIN = [
  'P1.2 P2.2 P2.9 P3.3 P3.10 P4.1 P4.2 P4.3 P4.5 P4.6 P4.7 P4.8 P4.9 P4.10 P4.11 P4.18',
  'P5.1 P5.3 P5.5 P5.6 P5.7 P5.8 P5.9 P5.10 P5.11 P6.1 P6.6 P6.7 P6.9 P6.10 P6.11 P6.12 P6.13 P6.17 P6.18 P6.19 P6.22',
  'P7.3 P7.5 P7.8 P7.13 P7.15 P7.16 P8.2 P8.4 P8.7 P8.9 P9.1 P9.3 P11.4 P12.1',
  'P13.1 P13.2 P13.5 P13.11 P13.20 P13.27 P13.30 P13.37 P13.38 P13.49 P13.53 P13.54 P13.55',
].flatMap((rules) => rules.split(' '));

const refusals: readonly Refusal[] = [
  ...PLAIN.map((rule) => ({ rule })),
  { rule: 'P2.13', seats: [1] },
  { rule: 'P2.13', seats: [1, 2] },
  { rule: 'P3.4', leading: NOTHING, tiles: 3 },
  { rule: 'P3.4', leading: 2, tiles: 3 },
  { rule: 'P3.5', own: 4 },
  { rule: 'P3.6', own: 1, money: 2 },
  { rule: 'P3.11', tiles: 2, money: 3 },
  { rule: 'P4.4', bound: 6 },
  { rule: 'P5.4', units: 3 },
  { rule: 'P5.4', units: 3, has: [1, 0, 1] },
  { rule: 'P6.3', action: 'train', points: 2, left: 1 },
  { rule: 'P6.4', action: 'train', good: FOOD, price: 4, has: 3 },
  { rule: 'P6.4', action: 'route', good: RESOURCE, price: 2, has: 1 },
  { rule: 'P6.8', limit: 0 },
  { rule: 'P6.8', limit: 1 },
  { rule: 'P6.8', limit: 3 },
  { rule: 'P6.14', most: 1 },
  { rule: 'P6.14', most: 2 },
  { rule: 'P7.9', steps: NOTHING, transport: 1 },
  { rule: 'P7.9', steps: 2, transport: 1 },
  { rule: 'P7.10' },
  { rule: 'P7.10', steps: 2 },
  { rule: 'P7.11', ahead: 1 },
  { rule: 'P8.5', cost: 2, has: 1 },
  { rule: 'P9.5' },
  { rule: 'P9.5', has: 2 },
  { rule: 'P11.8', has: 2 },
  { rule: 'P13.8', effect: 'KREMLIN' },
  { rule: 'P13.29', has: 0 },
  { rule: 'P13.29', has: 3 },
  ...['P15.5', 'P15.6', 'P15.15'].map((rule) => ({ rule, text: 'Q3', line: 2 })),
  ...['P15.8', 'P15.9', 'P15.10', 'P15.11', 'P15.12', 'P15.13', 'P15.16'].map((rule) => ({ rule, id: 'Bx', line: 2 })),
  { rule: 'P15.7' },
  { rule: 'P15.14', era: 0, tiles: 20, needed: 22, line: 90 },
  { rule: 'P15.17', liberty: true, capitals: 3, needed: 4, line: 90 },
  { rule: 'P15.18', id: 'bx', cost: 4, line: 2 },
  { rule: 'P15.18', tiles: 12, needed: 16, line: 90 },
];

/** Names that are the same everywhere, and words that two of the languages share. */
const ALIKE = [
  'Gwanggaeto|Yi Sun-sin|Sejong|Gutenberg|Che Guevara|Karl Marx|Otto von Bismarck|Jean-Jacques Rousseau|Marie Curie|Abraham Lincoln',
  'Albert Einstein|Julius Caesar|Socrates|Columbus|Jeanne d’Arc|Vasco da Gama|Elizabeth I|Gandhi|Napoleon|Petra|Stonehenge|Colosseum',
  'Parthenon|Angkor Wat|Chichén Itzá|Kremlin|Machu Picchu|Taj Mahal|Notre-Dame|Moai|Apollo 11|Schwerer Gustav|Wall Street|Agora|Citadel',
  'Parlement|Grand Canal|Forum|Bazaar|Bank|Museum|Bunker|School|Tribune|Culture|Transport|Start|Diplomatie|Administration|Production',
  'Votes?|Menace|Commerce|Campagne|Routes|Wonder|Total|[012] (?:Culture|Votes?)',
  'Homer|Leonardo|Aristoteles|Altar|Garnison|Geld|Held|Helden|Handel|Bunkerlinie|Theater|Karrenweg|Ja|geheim',
];

const goods = [FOOD, RESOURCE, MONEY, CULTURE, VOTE];

const STAKES: readonly Stake[] = [
  { kind: 'money', own: 4, bid: 0 },
  { kind: 'money', own: 4, bid: 3 },
  { kind: 'food', need: 5, has: 3, makes: 1 },
  { kind: 'level', letter: 6, own: 2, most: 5 },
  { kind: 'points', left: 1, all: 2 },
  { kind: 'march', workers: 3, transport: 2 },
  { kind: 'facing', seat: 1, own: 3, theirs: 2, defence: 1 },
  { kind: 'powers', seat: 1, own: 3, theirs: 2 },
  { kind: 'votes', own: 1 },
  { kind: 'offered', seat: 1, goods: [1, 0, 2] },
];

const facts: readonly PatchistoryFact[] = [
  ...STAKES.map((stake) => ({ kind: 'lookStep' as const, step: 'patching' as const, stake })),
  { kind: 'lookBid', shows: 'MOSES', own: 2, bid: 0 },
  { kind: 'lookBid', shows: 'MOSES', own: 2, bid: 3 },
  { kind: 'lookAction', action: 'train', stake: { kind: 'food', need: 5, has: 3, makes: 1 } },
  ...(['lookWait', 'lookPut', 'lookWorkers', 'lookDone', 'lookEffect'] as const).map((kind) => ({
    kind,
    stake: { kind: 'votes' as const, own: 2 },
  })),
  { kind: 'where', told: { kind: 'trained', seat: 0, at: CAPITAL_AT, food: 4 }, spots: [[2, 1]] },
  { kind: 'button', button: 'red' },
  { kind: 'playsCard', card: CARD },
  { kind: 'givesVotes', card: CARD, n: 2 },
  { kind: 'shows', id: 'MOSES' },
  { kind: 'grows', squares: 1 },
  { kind: 'grows', squares: 3 },
  { kind: 'leadsIn', letters: [2] },
  { kind: 'leadsIn', letters: [0, 2, 5] },
  { kind: 'levels', levels: [0, 1, 0, -1, 0, 0, 0, 0] },
  { kind: 'goods', goods: [-4, 0, 2, 0, 0] },
  { kind: 'cultureMore', culture: 2.2 },
];

export const samples: Samples<PatchistoryWords> = {
  refusals,
  events,
  facts,
  *said(words, readerAt) {
    for (const [kind, list] of Object.entries({
      level: words.levels,
      card: words.cards,
      main: words.mainSpaces,
      allied: words.alliedSpaces,
    })) {
      for (const [n, { name, about }] of list.entries()) {
        yield [`${kind} ${n}`, name];
        yield [`about ${kind} ${n}`, about];
      }
    }
    for (const [kind, list] of Object.entries({
      step: words.steps,
      action: words.actions,
      hero: words.heroes,
      wonder: words.wonders,
      frame: words.frames,
      square: { sea: words.sea, fallow: words.fallow, reclaimed: words.reclaimed },
    })) {
      for (const [id, { name, about }] of Object.entries(list)) {
        yield [`${kind} ${id}`, name];
        yield [`about ${kind} ${id}`, about];
      }
    }
    for (const [kind, list] of Object.entries({
      special: words.specials,
      building: words.buildings,
      'by version 1': words.version1,
      category: words.categories,
      source: words.sources,
      question: words.questions,
      asked: words.effectQuestions,
      button: words.buttons,
    })) {
      for (const [id, name] of Object.entries(list)) yield [`${kind} ${id}`, name];
    }
    for (const [letter, eras] of words.places.entries()) for (const [era, name] of eras.entries()) yield [`place ${letter} ${era}`, name];
    for (const good of goods) for (const n of [0, 1, 2]) yield [`amount ${good} ${n}`, words.amount(good, n)];
    yield ['amounts', words.amounts([1, 0, 2])];
    yield ['no amounts', words.amounts([0, 0, 0])];
    yield ['large', words.large('MINT').name];
    yield ['building', words.building('Workshop')];
    yield ['tile', words.tile('fmd')];
    yield ['plain tile', words.tile('')];
    const { board } = words;
    for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
    yield ['era', board.era(2)];
    yield ['round', board.round(2, 5)];
    yield ['territoryOf', board.territoryOf('Anna')];
    yield ['spot', board.spot(2, 3)];
    yield ['levelChange', board.levelChange(words.levels[FOOD]?.name ?? '', 1, 2)];
    yield ['size', board.size(4, 5, 6)];
    yield ['points', board.points(1, 3)];
    yield ['price', board.price({ points: 2, food: 4, resources: 1 })];
    yield ['upkeep', board.upkeep(5)];
    yield ['power', board.power(7)];
    yield ['cost', board.cost(2)];
    yield ['golden', board.golden('2')];
    yield ['worked', board.worked([1, 0, 2, 0, 0, 0, 0, 0])];
    yield ['place', board.place({ name: 'Agora', symbols: '', golden: board.golden('2'), worker: true })];
    yield ['spotOn', board.spotOn([words.sea.name, words.fallow.name])];
    yield ['peace', board.bothBlue(false)];
    yield ['peace and more', board.bothBlue(true)];
    yield ['spoils', board.spoils(5, 7)];
    yield ['fought', board.foughtLater(true)];
    yield ['never fought', board.foughtLater(false)];
    yield ['offerAid', board.offerAid('Anna', [1, 0, 0], 3)];
    yield ['offerAid of all', board.offerAid('Anna', [1, 0, 2], 3)];
    for (const seats of [2, 3, 4]) yield [`voting of ${seats}`, board.voting(seats)];
    yield ['fallowCount', board.fallowCount(3)];
    yield ['routeCount', board.routeCount(3)];
    for (const n of [1, 2]) {
      yield [`yourStake ${n}`, board.yourStake(n)];
      yield [`stakeStays ${n}`, board.stakeStays(n)];
      yield [`track ${n}`, board.track(n)];
      yield [`workers ${n}`, board.workers(n)];
      yield [`steps ${n}`, board.steps(n)];
      yield [`tilesOf ${n}`, board.tilesOf(n)];
      for (const isTied of [false, true]) yield [`rank ${n}${isTied ? ', tied' : ''}`, board.rank(n, isTied)];
      yield [`votesOn ${n}`, board.votesOn(n)];
      yield [`cardsOf ${n}`, board.cardsOf(n)];
      yield [`votesAlone ${n}`, board.votesAlone(n)];
    }
    for (const isEqual of [false, true]) yield [`sameTile, ${isEqual ? 'equal' : 'not'}`, board.sameTile('MOSES', isEqual)];
    yield ['outbid', board.outbid({ seat: 0, stake: 3, shows: 'MOSES' }, readerAt(1))];
    yield ['tie of nobody', board.tie(undefined, readerAt(0))];
    for (const you of [0, undefined]) {
      const who = readerAt(you);
      yield [`turnOf to ${you}`, board.turnOf(0, who)];
      yield [`waitingFor to ${you}`, board.waitingFor([0, 1], who)];
      yield [`workerThere to ${you}`, board.workerThere(0, who)];
      yield [`leads to ${you}`, board.leads(0, 3, who)];
      yield [`wins to ${you}`, board.wins(0, who)];
      yield [`tie to ${you}`, board.tie(0, who)];
      yield [`changes to ${you}`, board.changes(0, [2, -1, 0, 0, 0], who)];
      yield [`mainRoute to ${you}`, board.mainRoute(0, 1, who)];
      yield [`alliedRoute to ${you}`, board.alliedRoute(1, 0, who)];
    }
  },
  alike: new RegExp(`^(?:${ALIKE.join('|')})$`),
};
