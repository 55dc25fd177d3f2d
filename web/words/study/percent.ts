import type { Language } from '#engine';

/** Chances, and changes of them, as whole per cents. What is nearly nothing, or nearly sure, is not rounded to it. */
export function percentsIn(language: Language): { percent(chance: number): string; signed(change: number): string } {
  const whole = new Intl.NumberFormat(language, { style: 'percent' });
  const gap = /\s/.test(whole.format(0.01)) ? '\u00a0' : '';
  return {
    percent: (chance) =>
      chance > 0 && chance < 0.005
        ? `<${gap}${whole.format(0.01)}`
        : chance > 0.995 && chance < 1
          ? `>${gap}${whole.format(0.99)}`
          : whole.format(chance),
    signed: (change) => (Math.abs(change) < 0.005 ? `±${whole.format(0)}` : `${change < 0 ? '−' : '+'}${whole.format(Math.abs(change))}`),
  };
}
