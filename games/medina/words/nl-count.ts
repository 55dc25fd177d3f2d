import type { CountWords } from '#engine';

const fields: Readonly<Record<string, string>> = {
  buildings: 'Gebouwen',
  stables: 'Stallen',
  walls: 'Muren ernaast',
  merchants: 'Kooplieden ernaast',
  well: 'Vakken bij de put',
  grey: 'Grijze tegel',
  black: 'Zwarte tegel',
  brown: 'Bruine tegel',
  orange: 'Oranje tegel',
  purple: 'Paarse tegel',
};

export const count: CountWords = {
  about:
    'Vul voor elke speler in wat er in en direct naast het paleis van elke kleur staat, en welke tegels hij heeft. Hoeken en torens tellen niet. Tel bij de put de vakken van het paleis op precies twee stappen.',
  field: (name, n) => (name === 'tower' ? `Toren ${n}` : n > 0 ? `${fields[name]} (${n})` : fields[name]!),
};
