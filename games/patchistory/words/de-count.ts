import type { CountWords } from '#engine';
import { large } from './de-grammar.ts';

const fields: Readonly<Record<string, string>> = {
  culture: 'Kultur bisher',
  heroes: 'Helden',
  wonders: 'Wunder',
  food: 'Nahrung übrig',
  resources: 'Rohstoffe übrig',
  CHICHENITZA: 'Arbeiter zurück',
  MOAI: 'Meere',
  GANDHI: 'Plätze mit Nahrung',
  STATUEOFLIBERTY: 'Neuland',
  WALLSTREET: 'Geld übrig',
};

/** Of heroes and wonders: their name, and what is counted of them. */
function ofLarge(id: string): string {
  const { name } = large(id);
  return fields[id] === undefined ? name : `${name}: ${fields[id]}`;
}

export const count: CountWords = {
  about:
    'Trag für jeden Spieler ein, wie viel Kultur er kurz vor dem letzten Unterhalt der Helden und Wunder hat und was er dann besitzt. Trag für jede Wohlstandskarte der letzten Abstimmung ein, was sie vergleicht und wie viele Stimmen er darauf gelegt hat. Darunter zählen nur die Helden und Wunder, die er hat.',
  field(name, n) {
    if (name === 'value') return `Karte ${n}: Wert`;
    if (name === 'votes') return `Karte ${n}: Stimmen`;
    return name === name.toUpperCase() ? ofLarge(name) : fields[name]!;
  },
};
