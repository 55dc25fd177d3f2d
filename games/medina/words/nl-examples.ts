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
    ask: 'Eerste editie. Plaats een stal op c2. Probeer ook f4, onder de andere stal.',
    so: 'Een stal naast een van je gebouwen levert een punt op. Naast alleen een andere stal mag het niet.',
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
  streets: {
    title: 'Laat een straatje vrij',
    ask: 'Tweede editie. Het oranje paleis in het midden kan maar op drie vakken groeien. Plaats een gebouw op e5.',
    so: 'Alle andere vakken ernaast liggen te dicht bij een ander paleis. Het oranje paleis met een dak is af, en een nieuw mag niet zolang dit nog kan groeien.',
  },
  well: {
    title: 'Dicht bij de put',
    ask: 'Tweede editie. Zet een bruin gebouw op d2 en leg dan je dak. Probeer ook c3.',
    so: 'Op de acht vakken rond de put wordt niet gebouwd. Maar d2 ligt op twee vakken in zijn kolom: dat levert 4 punten op.',
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
  domes: {
    title: 'Beide koepels gebruikt',
    ask: 'Voor twee. Je blokkadekoepel ligt al op een grijs paleis. Leg je puntenkoepel op het andere.',
    so: 'Je hebt beide grijze koepels gebruikt, dus de grijze blokkadekoepel van je tegenstander gaat terug in de doos.',
  },
};
