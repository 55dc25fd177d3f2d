/** [P13, P14] What every hero, wonder and golden text does: nothing but what stands here. */

import { A, C, D, M, USED_BOMBER, USED_GARDENS, USED_KREMLIN } from '../pieces.ts';
import type { Effect } from './effect.ts';

const HEROES: Readonly<Record<string, Declared>> = {
  MOSES: { rule: 'P13.10', arrival: 'must' },
  CONSTANTINE: { rule: 'P13.11', arrival: 'may' },
  CYRUS: { rule: 'P13.12', perTraveller: 1 },
  ARISTOTLE: { rule: 'P13.13', price: { heroes: { points: -1 } } },
  HOMER: { rule: 'P13.14', eraEnd: ({ heroes }, rules) => (rules < 2 ? 2 : 1) * heroes },
  ALEXANDER: { rule: 'P13.15', price: { route: { points: -1 } }, roads: 1 },
  CAESAR: { rule: 'P13.16', price: { menace: { points: -1 } } },
  GWANGGAETO: { rule: 'P13.17', cornerPatched: 2 },
  SOCRATES: { rule: 'P13.18', campaignVotes: 1 },

  COLUMBUS: { rule: 'P13.27', arrival: 'may' },
  GENGHISKHAN: { rule: 'P13.28', exactly: { commerce: { food: 1 } }, level: { of: A, plus: ({ routes }) => routes } },
  JOANOFARC: { rule: 'P13.29', votesAtWar: true },
  VASCODAGAMA: { rule: 'P13.30', takesTile: true },
  YISUNSIN: { rule: 'P13.31', muster: { power: 5, for: 'worker', role: 'defender' } },
  ELIZABETHI: { rule: 'P13.32', exchangeLimit: 2, exchangeMoney: 1 },
  SEJONG: { rule: 'P13.33', price: { train: { food: -2 } } },
  LEONARDO: { rule: 'P13.34', price: { build: { points: -1, resources: -1 } } },
  GUTENBERG: { rule: 'P13.35', votes: 1 },

  CHEGUEVARA: { rule: 'P13.43', politics: 6 },
  KARLMARX: { rule: 'P13.44', upkeep: 5 },
  GANDHI: { rule: 'P13.45', menaceWins: true, gameEnd: ({ farms }) => farms },
  BISMARCK: { rule: 'P13.46', menaceCulture: 5 },
  NAPOLEON: { rule: 'P13.47', warWon: { aggressor: 5, defender: 0 } },
  ROUSSEAU: { rule: 'P13.48', campaignVotes: 2 },
  CURIE: { rule: 'P13.49', convert: { resources: 1, culture: 3 } },
  LINCOLN: { rule: 'P13.50', price: { aid: { points: -1 } }, aidCulture: 2 },
  EINSTEIN: { rule: 'P13.51', price: { route: { points: -1 }, reclaim: { points: -1 }, build: { points: -1 } } },
};

const WONDERS: Readonly<Record<string, Declared>> = {
  GREATWALL: { rule: 'P13.19', level: { of: D, plus: ({ workers }) => workers } },
  HANGINGGARDENS: { rule: 'P13.20', forWorker: { once: USED_GARDENS, points: 0, food: 3, culture: 3 } },
  PETRA: { rule: 'P13.21', level: { of: M, plus: ({ routes }) => routes } },
  PYRAMIDSOFGIZA: { rule: 'P13.22', eraEnd: () => 6 },
  ZIGGURATOFUR: { rule: 'P13.23', eraEnd: () => -4 },
  STONEHENGE: { rule: 'P13.24', price: { wonders: { points: -1 } } },
  COLOSSEUM: { rule: 'P13.25', warWon: { aggressor: 3, defender: 3 } },
  PARTHENON: { rule: 'P13.26', level: { of: C, plus: ({ heroes }) => Math.min(heroes, 3) } },

  ANGKORWAT: { rule: 'P13.36', seasLieFallow: true, level: { of: C, plus: ({ fallow }) => Math.floor(fallow / 3) } },
  CHICHENITZA: { rule: 'P13.37', sacrifice: 5 },
  KREMLIN: { rule: 'P13.38', forWorker: { once: USED_KREMLIN, points: 4, food: 0, culture: 0 } },
  MACHUPICCHU: { rule: 'P13.39', exactly: { reclaim: { resources: 0 } } },
  TAJMAHAL: { rule: 'P13.9' },
  NOTREDAME: { rule: 'P13.40', votes: 1 },
  FORBIDDENCITY: { rule: 'P13.41', mildMenace: true },
  MOAI: { rule: 'P13.42', eraEnd: ({ seas }) => 2 * seas },

  APOLLO11: { rule: 'P13.52', level: { of: C, plus: ({ routes }) => routes } },
  SCHWERERGUSTAV: { rule: 'P13.53', muster: { power: 6, for: 'route', role: 'either' } },
  STATUEOFLIBERTY: { rule: 'P13.54', neverCovered: true, boundless: true, gameEnd: ({ reclaimed }) => 3 * reclaimed },
  STEALTHBOMBER: { rule: 'P13.55', bombs: { once: USED_BOMBER } },
  WALLSTREET: { rule: 'P13.56', gameEnd: ({ money }) => Math.floor(money / 2) },
  EIFFELTOWER: { rule: 'P13.9' },
  REDCROSS: { rule: 'P13.57', warFought: 4 },
  PANAMACANAL: { rule: 'P13.58', price: { route: { resources: -1 } }, travelSteps: 1 },
};

/** They work while a worker stands there. */
const TEXTS: Readonly<Record<string, Declared>> = {
  TRAIN: { rule: 'P14.2', price: { train: { points: -1 } } },
  BUILD: { rule: 'P14.3', price: { reclaim: { points: -1 }, build: { points: -1 } } },
  HONOR: { rule: 'P14.4', price: { heroes: { points: -1 }, wonders: { points: -1 } } },
  EXCH: { rule: 'P14.5', exchangeLimit: 2 },
  COMM: { rule: 'P14.6', price: { commerce: { food: -1 } } },
  VOTE: { rule: 'P14.7', votes: 1 },
};

type Declared = Omit<Effect, 'id'>;

const withIds = (declared: Readonly<Record<string, Declared>>): Readonly<Record<string, Effect>> =>
  Object.fromEntries(Object.entries(declared).map(([id, effect]) => [id, { id, ...effect }]));

/** Heroes and wonders by their ids. */
export const EFFECTS = withIds({ ...HEROES, ...WONDERS });
/** Golden texts by their ids. */
export const FRAMES = withIds(TEXTS);
