/** In the store ratings are whole thousandths of a point. */

import type { Value } from '../sql/database.ts';
import type { Rating } from './weng-lin.ts';

export const PARTS = 1000;

export function partsOf({ rating, deviation }: Rating): [rating: number, deviation: number] {
  return [Math.round(rating * PARTS), Math.round(deviation * PARTS)];
}

export function ratingOf(rating: Value | undefined, deviation: Value | undefined): Rating {
  return { rating: (rating as number) / PARTS, deviation: (deviation as number) / PARTS };
}
