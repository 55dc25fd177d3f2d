import type { CountWords } from '#engine';
import { large } from './fr-grammar.ts';

const fields: Readonly<Record<string, string>> = {
  culture: 'Culture acquise',
  heroes: 'Héros',
  wonders: 'Merveilles',
  food: 'Nourriture restante',
  resources: 'Ressources restantes',
  CHICHENITZA: 'Ouvriers renvoyés',
  MOAI: 'Mers',
  GANDHI: 'emplacements de Nourriture',
  STATUEOFLIBERTY: 'assainis',
  WALLSTREET: 'Argent restant',
};

/** Of heroes and wonders: their name, and what is counted of them. */
function ofLarge(id: string): string {
  const { name } = large(id);
  return fields[id] === undefined ? name : `${name} : ${fields[id]}`;
}

export const count: CountWords = {
  about:
    'Pour chaque joueur, indiquez sa Culture juste avant le dernier entretien des Héros et Merveilles, et ce qu’il possède alors. Pour chaque Carte Prospérité du dernier Vote, indiquez la valeur qu’elle compare et les Votes posés dessus. Plus bas, ne remplissez que pour les Héros et Merveilles qu’il a.',
  field(name, n) {
    if (name === 'value') return `Carte ${n} : valeur`;
    if (name === 'votes') return `Carte ${n} : Votes`;
    return name === name.toUpperCase() ? ofLarge(name) : fields[name]!;
  },
};
