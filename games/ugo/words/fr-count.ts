import type { CountWords } from '#engine';

const spaces = ['Première case', 'Deuxième case', 'Troisième case', 'Quatrième case', 'Cinquième case'];

export const count: CountWords = {
  about:
    'À la fin d’une manche, avant de vider les royaumes, indiquez la carte du dessus de chaque case et les agriculteurs gagnés par le joueur (neuf au plus, sans compter les deux du départ).',
  field: (name, n) => (name === 'top' ? spaces[n - 1]! : 'Agriculteurs gagnés'),
};
