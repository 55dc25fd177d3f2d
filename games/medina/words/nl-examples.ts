import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  firstCount: {
    title: 'Drie paleizen geteld',
    ask: 'Eerste editie. Je oranje paleis mist nog één koopman: plaats hem op m1.',
    so: 'Oranje telt 4 gebouwen, 2 stallen, 2 muren en 3 kooplieden: 11. Zwart komt op 10 en grijs op 13; twee kooplieden tellen voor allebei. Tegels komen erbij.',
  },
  secondCount: {
    title: 'Tellen met de put',
    ask: 'Tweede editie. Plaats een stal op h4, onder je oranje paleis.',
    so: 'Oranje telt 4 gebouwen, 2 stallen, 2 muren en 1 koopman: 9, en de stal op twee vakken van de put levert er nog 4 op. Paars heeft daar twee gebouwen: 8.',
  },
  tea: {
    title: 'Wie krijgt de thee',
    ask: 'Tweede editie. Leg je dak op het paarse paleis op a1, dan een muur op N16, en kijk wat de anderen doen.',
    so: 'Jij krijgt drie theetegels. Het neutrale dak verbrandt er twee, de volgende eigenaar krijgt er één en voor de laatste is er niets meer.',
  },
  stables: {
    title: 'Naast een gebouw',
    ask: 'Eerste editie. Zet een oranje gebouw op c2 en leg dan je dak. Probeer eerst f1, naast de stal.',
    so: 'Gebouwen en stallen komen naast een gebouw, niet naast alleen een stal. Vier gebouwen en een stal zijn samen 5, en de paleistegel levert er 4 bij op.',
  },
  ownGrey: {
    title: 'Nog eens grijs',
    ask: 'Eerste editie. Je hebt een grijs paleis. Probeer een dak op het andere. Zet daar dan een grijs gebouw bij op j2, en een stal bij het jouwe op b1.',
    so: 'Je bezit van elke kleur maar één paleis, dus het dak mag niet. Grijs bouwen mag nog wel, en de stal levert jouw paleis een punt op.',
  },
  market: {
    title: 'Het eind van de rij',
    ask: 'Eerste editie. Plaats een koopman op g5. Probeer ook f4.',
    so: 'Een rij groeit alleen aan haar uiteinden, en f4 zou twee kooplieden raken. Drie kooplieden tellen voor het oranje paleis en één voor het zwarte.',
  },
  oneOfEach: {
    title: 'Eén paleis per kleur',
    ask: 'Tweede editie. Je hebt al een oranje paleis. Leg een dak van jou op het bruine.',
    so: 'Een tweede oranje paleis is niet voor jou, dus wordt het bruin. Het volgende bruine gebouw moet een nieuw paleis beginnen.',
  },
  brownFinished: {
    title: 'Het laatste bruine paleis',
    ask: 'Tweede editie. De twee anderen hebben elk een bruin paleis. Leg je dak op het derde.',
    so: 'Nu heeft iedereen een bruin paleis, dus gaan alle bruine gebouwen die over zijn terug in de doos. Bruin wordt er niet meer gebouwd.',
  },
  neutralAgain: {
    title: 'Nog een neutraal dak',
    ask: 'Tweede editie, met z’n tweeën. Op één grijs paleis ligt al een neutraal dak. Leg een neutraal dak op het grootste.',
    so: 'Het mag op elk paleis zonder dak. Dit paleis telt voor niemand, maar het is groter dan dat van je tegenstander en pakt de grijze tegel: daar 1 punt minder.',
  },
  streets: {
    title: 'Laat een straatje vrij',
    ask: 'Tweede editie. Het oranje paleis in het midden kan maar op drie vakken groeien. Plaats een gebouw op e5.',
    so: 'Alle andere vakken ernaast liggen te dicht bij een ander paleis. Het oranje paleis met een dak is af, en een nieuw mag niet zolang dit nog kan groeien.',
  },
  moreStables: {
    title: 'Vier vakken voor een stal',
    ask: 'Tweede editie. Je bruine paleis heeft een stal. Plaats er nog een op a3. Probeer eerst c1 en d2.',
    so: 'Een stal moet naast een van de gebouwen staan: op a1, b1, a3 of b3. Naast alleen een andere stal mag het niet, en de rand is voor muren. Het paleis heeft nu grootte 4; de koopman brengt een 5e punt.',
  },
  threeEnds: {
    title: 'Drie vakken voor een koopman',
    ask: 'Tweede editie. Plaats een koopman op e2, naast je grijze paleis. Probeer eerst d2.',
    so: 'De rij kan alleen groeien op a2, e2 en f3: d2 zou twee kooplieden raken en op e4 staat een gebouw. Op e2 levert de koopman je een punt op.',
  },
  aroundWell: {
    title: 'Niemand bouwt bij de put',
    ask: 'Tweede editie. Probeer een grijs gebouw op b2 of d4. Plaats dan kooplieden op b2 en a2.',
    so: 'Op de acht vakken rond de put komt geen gebouw en geen stal. Kooplieden mogen er wel staan.',
  },
  well: {
    title: 'Dicht bij de put',
    ask: 'Tweede editie. Zet een bruin gebouw op c1 en leg dan je dak. Probeer eerst b2.',
    so: 'Op de acht vakken rond de put wordt niet gebouwd. Maar c1 ligt op twee vakken in zijn kolom: dat levert 4 punten op.',
  },
  palaceTile: {
    title: 'Het grootste paleis',
    ask: 'Tweede editie. Een oranje paleis van vijf van een ander heeft de tegel, dat van jou is vier. Plaats stallen op j2 en h4.',
    so: 'Met vijf sta je gelijk en blijft de tegel liggen. Met zes is jouw paleis groter en pakt het de tegel van 4 punten.',
  },
  towerTile: {
    title: 'Een muur van de toren',
    ask: 'Tweede editie. Toren 1 wordt bewaakt door een bruin paleis van een ander. Leg je dak op het oranje.',
    so: 'Het oranje paleis raakt een muur van toren 1, dus de tegel is voor jou, en de oranje paleistegel komt mee.',
  },
  towerByStable: {
    title: 'Een stal tot aan de muur',
    ask: 'Tweede editie. Een oranje paleis van een ander bewaakt toren 1; jouw grijze staat een vak van de muur. Plaats een stal op d1. Probeer eerst c1.',
    so: 'De stal raakt een muur van toren 1, dus gaat de tegel naar jou, en stal en muur tellen elk een punt. c1 is te dicht bij het bruine paleis.',
  },
  onePieceOfAColour: {
    title: 'Eén stuk van elke kleur',
    ask: 'Voor twee, met drie stukken per beurt. Je hebt net een zwart gebouw op d2 gezet. Probeer er nog een op d1. Dan een bruin op j2, en je puntenkoepel op het zwarte paleis.',
    so: 'Eén stuk van elke kleur per beurt, dus geen tweede zwart gebouw. De koepel heeft een eigen kleur, en voor witte stukken is er geen grens.',
  },
  domes: {
    title: 'Beide koepels gebruikt',
    ask: 'Voor twee. Je blokkadekoepel ligt al op een grijs paleis. Leg je puntenkoepel op het andere.',
    so: 'Je hebt beide grijze koepels gebruikt, dus de grijze blokkadekoepel van je tegenstander gaat terug in de doos.',
  },
};
