import type { About } from './about.ts';

export const about: About = {
  building: 'Een gebouw breidt het open paleis van zijn kleur uit, of begint er een als geen enkel kan groeien.',
  stable: 'Een stal komt naast een gebouw van een paleis, met of zonder dak, en maakt het groter.',
  merchant: 'Een koopman verlengt een rij kooplieden en telt 1 punt voor elk paleis ernaast.',
  wall: 'Muren groeien vanaf de torens. Een muur telt 1 punt voor het paleis erachter en kan de torentegel opleveren.',
  gate: 'Aan elke kant blijft één plaats altijd open: de poort.',
  roof: 'Een dak maakt een paleis van jou en maakt het af. Je mag één paleis van elke kleur hebben.',
  neutral: 'Een neutraal dak maakt een paleis af, dat dan van niemand is.',
  blockade: 'Een blokkadekoepel maakt een paleis af, dat dan voor niemand telt. Je hebt er één per kleur.',
  palace: 'Een paleis telt 1 punt per gebouw en stal, en per muur en koopman ernaast.',
  points: 'De punten van nu: paleizen met een dak, paleistegels en torentegels. Tik om te zien waaruit ze bestaan.',
  palaceTile: 'De paleistegel gaat naar het grootste paleis van zijn kleur met een dak. Bij gelijke grootte blijft hij liggen.',
  tower: 'De torentegel gaat naar het paleis dat als laatste een muur van deze toren raakte.',
  tea: 'Geef een theetegel terug in plaats van je tweede stuk te plaatsen.',
  well: 'Op de acht vakken rond de put staat geen gebouw en geen stal. Kooplieden mogen er wel staan.',
  nearWell: 'Een gebouw of stal hier telt 4 punten extra voor de eigenaar van het paleis.',
  screen: 'Stukken staan achter een scherm tot de partij is afgelopen. Alleen daken en tegels liggen open.',
  skipped: 'Wie niets kan plaatsen, wordt overgeslagen tot een van de eigen stukken weer past.',
};
