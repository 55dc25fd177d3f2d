/** The parts of the table that come while the first tiles are looked at, so that these are there sooner. */

export const late: { parts: typeof import('./parts.ts') | undefined } = $state({ parts: undefined });

export async function loadLate(): Promise<void> {
  late.parts ??= await import('./parts.ts');
}
