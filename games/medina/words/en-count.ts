import type { CountWords } from '#engine';

const fields: Readonly<Record<string, string>> = {
  buildings: 'Buildings',
  stables: 'Stables',
  walls: 'Walls beside it',
  merchants: 'Merchants beside it',
  well: 'Squares at the well',
  grey: 'Grey tile',
  black: 'Black tile',
  brown: 'Brown tile',
  orange: 'Orange tile',
  purple: 'Purple tile',
};

export const count: CountWords = {
  about:
    'For each player, enter what stands in and right beside the palace of each colour, and the tiles they hold. Corners don’t count, nor do towers. At the well, count the palace’s squares exactly two steps away.',
  field: (name, n) => (name === 'tower' ? `Tower ${n}` : n > 0 ? `${fields[name]} (${n})` : fields[name]!),
};
