import type { CountWords } from '#engine';

const fields: Readonly<Record<string, string>> = {
  buildings: 'Bâtiments',
  stables: 'Étables',
  walls: 'Murs à côté',
  merchants: 'Marchands à côté',
  well: 'Cases au puits',
  grey: 'Tuile grise',
  black: 'Tuile noire',
  brown: 'Tuile marron',
  orange: 'Tuile orange',
  purple: 'Tuile violette',
};

export const count: CountWords = {
  about:
    'Pour chaque joueur, indiquez ce qui compose le palais de chaque couleur et ce qui est juste à côté, puis ses tuiles. Les coins et les tours ne comptent pas. Au puits, comptez les cases du palais à exactement deux pas.',
  field: (name, n) => (name === 'tower' ? `Tour ${n}` : n > 0 ? `${fields[name]} (${n})` : fields[name]!),
};
