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
  /** Rivals for a colour leave less of what is to come. */
  readonly crowd: number;
  /** A palace that waits and the buildings to come together promise this share. */
  readonly together: number;
  /** What a piece in stock, and a tea tile, is worth for being free to wait. */
  readonly stable: number;
  readonly merchant: number;
  readonly wall: number;
  readonly building: number;
  readonly neutral: number;
  readonly tea: number;
}

export const WEIGHTS: Weights = {
  next: 0.97,
  unrivalled: 0.85,
  rivalled: 0.7,
  ownBuildings: 0.65,
  theirBuildings: 0.57,
  most: 11,
  crowd: 1.3,
  together: 0.5,
  stable: 0.67,
  merchant: 0.23,
  wall: 0.5,
  building: 0.15,
  neutral: 1.5,
  tea: 0.2,
};
