import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  second: {
    title: 'Medina, tweede editie',
    says: {
      welcome: 'Welkom in Medina! Jullie bouwen samen aan één stad, en de mooiste paleizen moeten van jou worden.',
      turn: 'In je beurt plaats je twee stukken, alleen in de allereerste één. Wat staat, blijft staan.',
      build: 'Neem een oranje gebouw en begin een paleis in de hoek linksonder, vlak bij de toren.',
      shared: 'Je tegenstander bouwde verder aan je paleis! Dat mag: een paleis zonder dak is van niemand.',
      roof: 'Wees dus snel en zet je dak op het oranje paleis. Je mag één paleis van elke kleur hebben.',
      tile: 'Het eerste oranje paleis met een dak krijgt de paleistegel: 4 punten, zolang er geen groter komt.',
      wall: 'Nu een muur: zet die naast de toren linksonder, waar hij je paleis raakt.',
      tower: 'Daarmee win je de torentegel, nog eens 4 punten! Het volgende paleis dat deze muur raakt, kan hem wel van je afpakken.',
      stable: 'Een paleis met een dak krijgt geen gebouwen meer, maar stallen mogen nog wel. Zet er een naast je oranje paleis.',
      well: 'Zie je het bruine gebouw, twee vakken van de put? Die plek is 4 punten extra waard voor de eigenaar.',
      grab: 'Je tegenstander is eraan begonnen, maar iedereen mag er een dak op zetten. Maak het van jou!',
      again: 'Bruin gaat nu verder in een nieuw paleis. Jij begint er een in paars, bovenaan bij de koopman.',
      street: 'Tussen twee paleizen ligt altijd een straat: ze raken elkaar nooit, ook niet met een hoek. Het gemarkeerde vak is vrij.',
      purple: 'Het eerste paarse paleis met een dak brengt ook drie theetegels op. Het is klein, maar pak het!',
      market: 'Kooplieden staan in een rij, en elk telt 1 punt voor elk paleis ernaast. Zet de jouwe naast je paarse paleis.',
      tea: 'Wachten kan hier veel waard zijn. Geef een theetegel terug in plaats van een tweede stuk te plaatsen.',
      larger: 'Het bruine paleis van je tegenstander is groter dan het jouwe, dus de bruine tegel is verhuisd.',
      count: 'Aan het eind tellen je paleizen 1 punt per gebouw en stal, en per muur en koopman ernaast. Daar komen de tegels bij.',
      done: 'Dat is Medina: bouwen, wachten, en je dak op het juiste moment plaatsen. Speel verder, je begin is goed!',
    },
  },
};
