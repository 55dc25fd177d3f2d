/** Whole hours, or minutes where there is less than one hour. */
export function hoursOr({ hours, minutes }: { hours(n: number): string; minutes(n: number): string }): (left: number) => string {
  return (left) => (left >= 60 ? hours(Math.floor(left / 60)) : minutes(Math.max(1, left)));
}
