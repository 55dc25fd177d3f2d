import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'K1',
    title: 'Waarmee je speelt',
    rules: [
      {
        id: 'K1.1',
        text: 'Er zijn zes dobbelstenen. Op elke staan de cijfers 1 tot en met 6, en elk cijfer heeft een kleur: twee vlakken zijn rood, twee groen, twee blauw. Cijfers die samen 7 zijn, hebben altijd dezelfde kleur. Er zijn drie soorten, van elk twee: bij de eerste twee zijn 1 en 6 blauw, 2 en 5 groen, 3 en 4 rood; bij de volgende twee rood, blauw en groen; bij de laatste twee groen, rood en blauw.',
      },
      {
        id: 'K1.2',
        text: 'Je kunt veertig inwoners winnen: 2 burgers, 3 elfen, 8 dwergen, 6 kabouters, 7 orks, 3 paddenstoelkobolden, 2 tovenaarsleerlingen, 5 feeën, 1 hypnotiseur en 3 draken.',
      },
      {
        id: 'K1.3',
        text: 'Op de hypnotiseur en de draken na komen ze allemaal van een van de vijf locaties: de stad, de mijn, de werkplaats, het orkendorp en het toverbos. Elke locatie heeft drie kaarten, van 2, 3 en 4 punten.',
      },
      { id: 'K1.4', text: 'En er zijn tien strafkaarten: vier kosten je 1 punt, drie kosten er 2, twee kosten er 3 en één kost er 4.' },
      { id: 'K1.5', text: 'Je speelt met z’n tweeën tot vijven, en voor elk aantal gelden dezelfde regels.' },
    ],
  },
  {
    id: 'K2',
    title: 'Klaarleggen',
    rules: [
      {
        id: 'K2.1',
        text: 'De vijf locatiestapels liggen open naast elkaar, van de stad links tot het toverbos rechts. In elke stapel ligt de 2 boven, dan de 3, en de 4 onderop.',
      },
      {
        id: 'K2.2',
        text: 'De inwoners worden geschud en vijf ervan komen open in een rij, onder elke stapel één. De andere 35 vormen gedekt de trekstapel.',
      },
      {
        id: 'K2.3',
        text: 'Ook de strafkaarten worden geschud, maar ze liggen open: je ziet altijd wat de volgende mislukking kost. Optie: leg ze op volgorde, de mildste bovenop.',
      },
      {
        id: 'K2.4',
        text: 'Wie begint, wordt geloot (onze uitleg: volgens het boekje is dat de oudste). Daarna gaat de beurt met de klok mee.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Gooien',
    rules: [
      {
        id: 'K3.1',
        text: 'Jullie spelen om de beurt. In je beurt gooi je, daarna neem je een inwoner of een strafkaart, en dan wordt de rij aangevuld voor de volgende speler.',
      },
      { id: 'K3.2', text: 'Je eerste worp doe je altijd met alle zes de dobbelstenen.' },
      { id: 'K3.3', text: 'Je mag hoogstens drie keer gooien. (Met een elf boven op je stapel vier keer.)' },
      {
        id: 'K3.4',
        text: 'Hou na een worp zoveel dobbelstenen vast als je wilt en gooi de rest opnieuw. Wat je eerder vasthield, mag je later weer gooien, ook in een vierde worp (onze uitleg).',
      },
      {
        id: 'K3.5',
        text: 'Je mag na elke worp stoppen. Alle zes de dobbelstenen houden is geen worp: dan stop je (onze uitleg).',
      },
    ],
  },
  {
    id: 'K4',
    title: 'Een inwoner nemen',
    rules: [
      {
        id: 'K4.1',
        text: 'Als je stopt, neem je een open inwoner van wie je dobbelstenen de wens vervullen. Je hoeft niet vooraf te zeggen op wie je mikt, en vervul je meerdere wensen, dan kies je er een.',
      },
      {
        id: 'K4.2',
        text: 'Stop je of heb je geen worp meer, en kun je iemand nemen, dan moet dat ook, zelfs als het een draak is. Je mag dan niet voor een strafkaart kiezen (onze uitleg).',
      },
      { id: 'K4.3', text: 'Wat je neemt, leg je open boven op de stapel van je koninkrijk.' },
      {
        id: 'K4.4',
        text: 'Ligt de inwoner onder de stapel van zijn eigen kleur, dan krijg je ook de bovenste locatie van die stapel. Je mag die laten liggen (onze uitleg: je neemt die, tenzij je iets anders zegt).',
      },
      { id: 'K4.5', text: 'Eerst komt de locatie op je stapel, de inwoner daar bovenop (onze uitleg).' },
      {
        id: 'K4.6',
        text: 'Burgers en elfen wonen in de stad, dwergen in de mijn, kabouters in de werkplaats, orks in het orkendorp, en kobolden, leerlingen en feeën in het toverbos. De hypnotiseur en de draken zijn nergens thuis en brengen nooit een locatie mee.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Wat inwoners willen',
    rules: [
      {
        id: 'K5.1',
        text: 'Een aantal dobbelstenen betekent minstens zoveel: meer is ook goed. Gaat het om cijfers, dan doen kleuren er niet toe, en andersom (onze uitleg).',
      },
      { id: 'K5.2', text: 'Een burger wil zes even cijfers, of zes oneven.' },
      {
        id: 'K5.3',
        text: 'Een elf wil een straat: 4, 5 of 6 cijfers die op elkaar volgen, zonder gat. Een straat loopt niet door van 6 naar 1 (onze uitleg).',
      },
      { id: 'K5.4', text: 'Een dwerg wil 3, 4 of 5 dobbelstenen met het cijfer op zijn kaart.' },
      { id: 'K5.5', text: 'Een kabouter wil 3 tot 6 dobbelstenen van de kleur op zijn kaart.' },
      {
        id: 'K5.6',
        text: 'Een ork wil groepjes van gelijke cijfers, zo groot als op de kaart staat. Welke cijfers mag je zelf weten, maar elk groepje moet een ander cijfer hebben: vier vijven zijn geen twee paren.',
      },
      { id: 'K5.7', text: 'Een paddenstoelkobold wil 4, 5 of 6 dobbelstenen van dezelfde kleur, het maakt niet uit welke.' },
      { id: 'K5.8', text: 'Leerlingen en feeën willen een mix: van elke kleur zoveel dobbelstenen als de kaart aangeeft.' },
      { id: 'K5.9', text: 'De hypnotiseur wil dat alle zes de dobbelstenen samen 12 of minder zijn.' },
      { id: 'K5.10', text: 'Een draak wil dat alle zes de dobbelstenen samen minstens 25, 28 of 30 zijn, zoals op de kaart staat.' },
    ],
  },
  {
    id: 'K6',
    title: 'Wat inwoners doen',
    rules: [
      {
        id: 'K6.1',
        text: 'Ligt er een elf boven op je stapel als je beurt begint, dan mag je in die beurt vier keer gooien. Alleen de bovenste kaart telt: een elf waar iets op ligt, is uitgewerkt.',
      },
      {
        id: 'K6.2',
        text: 'Neem je een leerling, dan speel je nog een hele beurt zodra de rij is aangevuld. Neem je daarin de tweede leerling, dan komt er nog een bij.',
      },
      { id: 'K6.3', text: 'Je mag van de extra beurt afzien zolang je daarin niet hebt gegooid (onze uitleg).' },
      {
        id: 'K6.4',
        text: 'Feeën houden van gezelschap. Aan het eind is elke fee van jou zoveel punten waard als je feeën hebt: samen 1, 4, 9, 16 of 25.',
      },
      {
        id: 'K6.5',
        text: 'Neem je de hypnotiseur, dan komt de inwoner rechts van hem mee, wat je ook gegooid hebt, met zijn locatie als hij onder zijn eigen stapel ligt. Ligt de hypnotiseur helemaal rechts, dan komt er niemand mee.',
      },
      {
        id: 'K6.6',
        text: 'Wie met de hypnotiseur meekomt, wordt als laatste neergelegd en doet wat hij altijd doet: een elf ligt bovenop, een leerling geeft een beurt, een draak geef je weg, een fee telt mee (onze uitleg).',
      },
      {
        id: 'K6.7',
        text: 'Neem je een draak, dan geef je hem aan een tegenstander naar keuze, die hem meteen boven op de eigen stapel legt. Met z’n tweeën valt er niets te kiezen.',
      },
      { id: 'K6.8', text: 'Een draak mag je niet houden, en wie hem krijgt, mag hem niet weigeren of doorgeven.' },
    ],
  },
  {
    id: 'K7',
    title: 'Straf, en de rij aanvullen',
    rules: [
      {
        id: 'K7.1',
        text: 'Stop je of heb je geen worp meer, en vervul je geen enkele wens in de rij, dan leg je de bovenste strafkaart op je stapel. Dat mag zelfs als je nog worpen over hebt (onze uitleg).',
      },
      { id: 'K7.2', text: 'Daarna gaat de inwoner helemaal rechts gedekt op de aflegstapel. Hij brengt niemand een locatie.' },
      {
        id: 'K7.3',
        text: 'Om een gat in de rij te dichten, schuiven de inwoners links ervan één plaats naar rechts, en een nieuwe van de trekstapel komt op de eerste plaats. Wie rechts van het gat ligt, blijft liggen.',
      },
      {
        id: 'K7.4',
        text: 'Heeft de hypnotiseur zijn buur meegenomen, dan zijn er twee gaten. Die worden na elkaar gedicht, zodat de eerst getrokken kaart als tweede van links komt te liggen (onze uitleg).',
      },
      { id: 'K7.5', text: 'Afgelegde inwoners komen nooit terug.' },
    ],
  },
  {
    id: 'K8',
    title: 'Het einde',
    rules: [
      {
        id: 'K8.1',
        text: 'Het spel eindigt meteen als iemand de laatste kaart van een stapel neemt: van de trekstapel, van de strafkaarten of van een van de locatiestapels. De ronde wordt niet afgemaakt.',
      },
      {
        id: 'K8.2',
        text: 'Was het de laatste locatie of de laatste strafkaart, dan telt alles wat je met die zet nam nog mee, maar er wordt niets afgelegd en de rij wordt niet aangevuld (onze uitleg).',
      },
      {
        id: 'K8.3',
        text: 'De laatste kaart van de trekstapel komt nog in de rij, maar niemand krijgt de inwoners die daar liggen. Was er een tweede gat, dan blijft dat leeg (onze uitleg).',
      },
      { id: 'K8.4', text: 'Een extra beurt die je nog tegoed had, vervalt (onze uitleg).' },
      {
        id: 'K8.5',
        text: 'Tel je inwoners, je feeën en je locaties, en trek daar je strafkaarten en de draken die je kreeg van af. Je kunt onder nul uitkomen.',
      },
      {
        id: 'K8.6',
        text: 'Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de minste minpunten heeft op strafkaarten en draken; hoeveel kaarten het zijn, doet er niet toe.',
      },
      { id: 'K8.7', text: 'Is het dan nog gelijk, dan deel je de plaats, en ook de overwinning (onze uitleg).' },
    ],
  },
  {
    id: 'K9',
    title: 'Wat je mag weten',
    rules: [
      {
        id: 'K9.1',
        text: 'Alles wat gezien is, blijft open: de rij, de locatiestapels, de volgende strafkaart, elk koninkrijk tot onder in de stapel, de aflegstapel, en hoeveel kaarten elke stapel heeft (onze uitleg). Alleen de volgorde van de trekstapel en van de strafkaarten onder de bovenste is geheim.',
      },
      {
        id: 'K9.2',
        text: 'De tafel toont voor elke open inwoner de precieze kans om hem over te halen met de worpen die er nog zijn. Optie: je kunt die kans verbergen.',
      },
    ],
  },
];
