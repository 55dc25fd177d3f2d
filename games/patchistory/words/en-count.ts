import type { CountWords } from '#engine';
import { large } from './en-grammar.ts';

const fields: Readonly<Record<string, string>> = {
  culture: 'Culture so far',
  heroes: 'Heroes',
  wonders: 'Wonders',
  food: 'Food left',
  resources: 'Resources left',
  CHICHENITZA: 'workers returned',
  MOAI: 'seas',
  GANDHI: 'places that make food',
  STATUEOFLIBERTY: 'reclaimed',
  WALLSTREET: 'money left',
};

/** Of heroes and wonders: their name, and what is counted of them. */
function ofLarge(id: string): string {
  const { name } = large(id);
  return fields[id] === undefined ? name : `${name}: ${fields[id]}`;
}

export const count: CountWords = {
  about:
    'For each player, enter their culture just before the last upkeep of heroes and wonders, and what they hold then. For each prosperity card of the last vote, enter what it compares and the votes they put on it. Below, fill in only the heroes and wonders they have.',
  field(name, n) {
    if (name === 'value') return `Card ${n}: value`;
    if (name === 'votes') return `Card ${n}: votes`;
    return name === name.toUpperCase() ? ofLarge(name) : fields[name]!;
  },
};
