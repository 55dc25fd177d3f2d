import type { CountWords } from '#engine';
import { large } from './nl-grammar.ts';

const fields: Readonly<Record<string, string>> = {
  culture: 'Cultuur tot nu toe',
  heroes: 'Helden',
  wonders: 'Wonderen',
  food: 'Voedsel over',
  resources: 'Grondstoffen over',
  CHICHENITZA: 'arbeiders terug',
  MOAI: 'zeeën',
  GANDHI: 'plaatsen met voedsel',
  STATUEOFLIBERTY: 'braakgelegd',
  WALLSTREET: 'geld over',
};

/** Of heroes and wonders: their name, and what is counted of them. */
function ofLarge(id: string): string {
  const { name } = large(id);
  return fields[id] === undefined ? name : `${name}: ${fields[id]}`;
}

export const count: CountWords = {
  about:
    'Vul voor elke speler de cultuur in vlak voor het laatste onderhoud van helden en wonderen, en wat hij dan heeft. Vul bij elke welvaartskaart van de laatste stemming in wat ze vergelijkt en hoeveel stemmen hij erop legde. Vul daaronder alleen de helden en wonderen in die hij heeft.',
  field(name, n) {
    if (name === 'value') return `Kaart ${n}: waarde`;
    if (name === 'votes') return `Kaart ${n}: stemmen`;
    return name === name.toUpperCase() ? ofLarge(name) : fields[name]!;
  },
};
