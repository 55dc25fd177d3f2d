/** What a seat of Medina may hope for, in points. */
export interface Weights {
  /** The share of its worth that a palace without a roof promises: to who moves next, and to who comes later without a rival. */
  readonly next: number;
  readonly unrivalled: number;
  /** What each rival who moves before, and wants it too, leaves of that. */
  readonly rivalled: number;
  /** What a building in the own stock, and in that of others, promises to who has no palace of its colour, and the most that is hoped for. */
  readonly ownBuildings: number;
  readonly theirBuildings: number;
  readonly most: number;
  /** Those who want a colour share what is to come: it is divided by their number to this power. */
  readonly crowd: number;
  /** A palace that waits and the buildings to come together promise this share. */
  readonly together: number;
  /** For whom no rival is left in a colour: what waits, the own buildings, those of others, and the most of it all. */
  readonly alone: number;
  readonly ownAlone: number;
  readonly theirsAlone: number;
  readonly mostAlone: number;
  /** What an empty wall space at a palace promises. */
  readonly edge: number;
  /** What a piece in stock, and a tea tile, is worth for being free to wait. */
  readonly stable: number;
  readonly merchant: number;
  readonly wall: number;
  readonly building: number;
  readonly neutral: number;
  readonly tea: number;
}

/** With two seats: those of greedy, bettered by hand where train/medina/left-over.ts showed something left over of final scores. */
const TWO: Weights = {
  next: 0.97,
  unrivalled: 0.85,
  rivalled: 0.7,
  ownBuildings: 0.65,
  theirBuildings: 0.57,
  most: 11,
  crowd: 0.3785,
  together: 0.5,
  alone: 0.95,
  ownAlone: 0.6,
  theirsAlone: 0.45,
  mostAlone: 16,
  edge: 0.7,
  stable: 1.4,
  merchant: 0.45,
  wall: 0.7,
  building: 0.15,
  neutral: 1.5,
  tea: 0.2,
};

/**
 * With more, pieces that wait are worth less: somebody else will move first. But buildings to come are worth more: of those who roofed at once
 * one of seven won a game of three, of those who waited for seven points more three of five (60 games).
 */
const MORE: Weights = { ...TWO, stable: 0.67, merchant: 0.23, wall: 0.5, ownBuildings: 0.9, theirBuildings: 0.9, most: 16, crowd: 0.5 };

export function weightsFor(seats: number): Weights {
  return seats === 2 ? TWO : MORE;
}
