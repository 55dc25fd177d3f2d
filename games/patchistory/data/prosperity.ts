/** The prosperity cards, each once: what the seats are compared in. The values are read in `civilisation/levels.ts`. */
export const PROSPERITY = [
  'military',
  'food',
  'culture',
  'fallow',
  'heroes',
  'routes',
  'money',
  'resources',
  'politics',
  'transport',
  'defence',
  'wonders',
  'workers',
  'buildings',
  'territory',
] as const;
export type Aspect = (typeof PROSPERITY)[number];
