import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  redSix: {
    title: 'De hoogste kaart wint',
    ask: 'Rood is gevraagd. Speel je rode 6 en leg dan wat je won, met de 6 bovenop rood.',
    so: 'De 6 is hoger dan de blauwe 5 en levert je een boer op. Met de rode 6 en de blauwe 5 bovenop is je koninkrijk 11 waard.',
  },
  firstFarmer: {
    title: 'Waar de eerste boer komt',
    ask: 'Win deze slag met je rode 6 en kijk naar je vakken.',
    so: 'Je eerste twee vakken hadden hun boer al, dus de nieuwe komt op het derde, dat er twee nodig heeft.',
  },
  blueEight: {
    title: 'Een 0 bedelft je 6',
    ask: 'Kom uit met de blauwe 8. Je wint: hou bij het leggen de 8 bovenop blauw.',
    so: 'De rode 0 moet op je rode stapel en bedelft de 6. En wie met de blauwe 1 verloor, krijgt één boer, want blauw won.',
  },
  twoSevens: {
    title: 'Twee 7’s',
    ask: 'Blauw is gevraagd en er ligt een groene 7. Speel je blauwe 7.',
    so: 'Van de twee 7’s wint die in de gevraagde kleur. De rode 1 verloor van een andere kleur en levert twee boeren op.',
  },
  twoEights: {
    title: 'Twee 8’s',
    ask: 'Blauw is gevraagd, jij hebt het niet en iemand speelde de groene 8. Speel je rode 8.',
    so: 'Geen van beide 8’s is blauw, dus de eerst gespeelde wint. Beide 2’s verloren van een andere kleur: elk één boer.',
  },
  twoTwos: {
    title: 'Twee 2’s',
    ask: 'Blauw is gevraagd, maar de groene 8 ligt voor. Speel je blauwe 2.',
    so: 'Groen wint, dus je blauwe 2 levert een boer op. De groene 2 heeft de kleur van de winnende kaart en levert niets op.',
  },
  farmerShort: {
    title: 'Eén boer te weinig',
    ask: 'Leg de kaarten die je won, met de blauwe 8 bovenop.',
    so: 'Groen heeft twee boeren nodig en jij hebt er één: dat kost 5. De rode 0 telt 0 en de blauwe 8 telt 8, samen 3.',
  },
  emptyFourth: {
    title: 'Punten zonder kaart',
    ask: 'Je mist nog één boer. Grijs is gevraagd: verlies met je grijze 1.',
    so: 'Je vierde vak heeft al zijn boeren en geen kaart: dat levert de gedrukte 3 op. Met 8 + 6 + 2 is dat 19.',
  },
};
