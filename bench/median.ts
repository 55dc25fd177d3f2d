/** The value below which a share of the list lies. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = Float64Array.from(list).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(list: readonly number[]): number {
  return quantile(list, 0.5);
}
