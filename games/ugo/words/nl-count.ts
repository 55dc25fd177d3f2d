import type { CountWords } from '#engine';

const spaces = ['Eerste vak', 'Tweede vak', 'Derde vak', 'Vierde vak', 'Vijfde vak'];

export const count: CountWords = {
  about:
    'Vul aan het einde van een ronde, voordat de koninkrijken worden leeggemaakt, de bovenste kaart van elk vak in en de boeren die de speler heeft verdiend (hoogstens negen, zonder de twee van het begin).',
  field: (name, n) => (name === 'top' ? spaces[n - 1]! : 'Verdiende boeren'),
};
