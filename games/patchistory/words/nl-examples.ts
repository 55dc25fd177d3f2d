import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  auction: {
    title: 'Overboden',
    ask: 'Jullie bieden met z’n vieren, en elke tegel gaat naar één van jullie. Bied 4 op de eerste tegel. Word je overboden, verplaats je 4 dan naar de tweede.',
    so: 'Een bod krijg je nooit terug, dus je 4 blijft staan en verdringt de 1 van de tweede tegel. Heeft elke tegel een leider, dan is het klaar en betaalt iedereen zijn bod.',
  },
  stake: {
    title: 'Een inzet wordt niet kleiner',
    ask: 'Je hebt 5 ingezet op de eerste tegel en iemand ging naar 6. Verplaats je inzet naar de laatste tegel, die niemand wil.',
    so: 'Je kunt er geen 1 inzetten en 4 terugkrijgen: alle 5 zijn ingezet. Je inzet gaat met je mee en wordt aan het eind betaald.',
  },
  faces: {
    title: 'Zwart, wit, zwart',
    ask: 'Met z’n drieën. In de eerste ronde lagen er wit, zwart en wit. Kijk welke kanten er nu komen en bied 1 op de witte in het midden.',
    so: 'De kanten wisselen elkaar de hele partij af, dus met drie spelers begint elke ronde met de andere. Alleen de kant die je ziet, telt.',
  },
  firstAuction: {
    title: 'De allereerste veiling',
    ask: 'Jullie zijn met z’n drieën en de tegels komen één voor één. De twee voor je hebben gewacht, dus moet jij bieden: bied 1 op de derde tegel.',
    so: 'Wie als laatste aan de beurt is, moet bieden. Daarna gaat het zoals altijd rond vanaf de startspeler, en niemand wacht nog.',
  },
  auctionOfTwo: {
    title: 'Twee willen dezelfde tegel',
    ask: 'Met z’n tweeën kiest ieder in het geheim. Bied 4 op de tweede tegel.',
    so: 'Je tegenstander bood 3 op dezelfde, dus hij is van jou en de andere gaat naar je tegenstander. Jullie betalen allebei, en ieder kiest zelf de kant.',
  },
  patch: {
    title: 'Een tegel over een akker',
    ask: 'Je hoofdstad levert 1 voedsel, 1 geld en 1 cultuur op. Leg de tegel linksboven aan, met de volksvergadering over je akker.',
    so: 'Het voedsel is weg; je krijgt er een grondstof en een tweede politiek punt voor. Alleen wat je ziet telt, en het gouden kader van het heiligdom wacht op een arbeider.',
  },
  workerCovered: {
    title: 'Een arbeider onder een tegel',
    ask: 'Op je akker staat een arbeider. Leg de tegel over de bovenste rij, met het heiligdom over de akker.',
    so: 'De arbeider blijft staan en werkt meteen in het heiligdom: 2 cultuur per ronde. De akker levert geen voedsel meer op.',
  },
  size: {
    title: 'Vijf vakken breed',
    ask: 'Het is tijdperk I en je gebied is vijf vakken breed. Leg de tegel rechtsonder. Probeer het eerst verder naar rechts.',
    so: 'In tijdperk I is je gebied hoogstens vijf vakken breed en vijf hoog, in tijdperk II zes en in tijdperk III zeven.',
  },
  firstWorker: {
    title: 'De eerste arbeider',
    ask: 'De eerste tegels liggen er en je hoofdstad levert nog geen grondstoffen op. Zet je arbeider op de steengroeve.',
    so: 'De steengroeve levert alleen iets op zolang er iemand werkt. Wat buiten een gouden kader staat, telt meteen: 2 voedsel en 2 geld.',
  },
  seas: {
    title: 'Twee zeeën',
    ask: 'Op je gebied ligt een zee, en op de tegel ook. Leg de tegel over twee vakken van de bovenste rij, zo ver mogelijk naar links. Probeer het ook één vak verder naar rechts.',
    so: 'Zeeën liggen nooit naast elkaar; met de hoeken tegen elkaar mag wel. Over of onder een zee die er al ligt gaat niets, en de nieuwe schuift nergens onder.',
  },
  underBuilding: {
    title: 'Onder een gebouw',
    ask: 'Rechtsonder heb je een overdekte markt gebouwd. Schuif het lege vak van de tegel eronder.',
    so: 'De markt blijft vastzitten aan zijn vak, dus de tegel gaat onder allebei. Had je hem eroverheen gelegd, dan was de markt uit het spel.',
  },
  hero: {
    title: 'Aristoteles blijft heel',
    ask: 'Aristoteles ligt rechts op twee vakken. Schuif de onderste helft van de tegel onder zijn bovenste vak.',
    so: 'Zo bedek je niets van hem, dus het mag. Leg je een tegel eroverheen, dan moet die hem helemaal bedekken of helemaal niet.',
  },
  exchange: {
    title: 'Drie grondstoffen ruilen',
    ask: 'Je niveau van vervoer is 3. Ruil 3 grondstoffen voor 2 geld en 4 voedsel.',
    so: 'Een grondstof is 2 voedsel of 2 geld waard, door elkaar zoals je wilt. 6 voedsel, of 5 geld en 1 voedsel, had ook gemogen.',
  },
  exchangeFood: {
    title: 'Drie voedsel ruilen',
    ask: 'Je niveau van vervoer is 3. Ruil 3 voedsel voor 1 grondstof en 1 geld.',
    so: 'Een grondstof is 2 voedsel waard en een geld 1. Het moet precies uitkomen: van 1 voedsel maak je nooit een grondstof.',
  },
  exchangeOne: {
    title: 'Weinig vervoer',
    ask: 'Je niveau van vervoer is 1. Ruil een grondstof voor 1 voedsel en 1 geld.',
    so: 'Zoveel eenheden als je niveau van vervoer, meer niet: je andere grondstof houd je.',
  },
  politics: {
    title: 'Zes politieke punten',
    ask: 'Je hebt 6 punten. Bedreig je buur voor 2 cultuur, rond de diplomatie af, leg een hoofdroute aan en voer campagne met de rest.',
    so: '3 punten voor het dreigen, 2 voor de route en het laatste voor een stem. Nu heb je er geen meer over, dus je bestuur is klaar.',
  },
  acrossSea: {
    title: 'Over zee',
    ask: 'Je niveau van vervoer is 2. Laat de arbeider van de karrenweg over zee naar de steengroeve eronder lopen.',
    so: 'Een arbeider mag over zee en er zelfs blijven staan, maar gaat nooit schuin. Het gouden kader geeft je meteen een grondstof meer.',
  },
  alliance: {
    title: 'Blauw en blauw',
    ask: 'Je arbeider staat op de voorbereiding. Kies blauw, zeg ja tegen de alliantie, neem uiteinde B en zet de arbeider op je akker.',
    so: 'Twee keer blauw, dus geen oorlog. Jullie delen voortaan een alliantieroute, en je arbeider is op tijd terug om te werken.',
  },
  equalPower: {
    title: 'Even sterk',
    ask: 'Je bent de verdediger, en jullie hebben allebei een kracht van 3. De ander zet in het geheim 2 grondstoffen in: zet er ook 2 in.',
    so: '5 tegen 5, en bij gelijke kracht wint de verdediger: 3 cultuur. Wat is ingezet, zijn jullie allebei kwijt.',
  },
  margin: {
    title: 'Een grote overwinning',
    ask: 'Je valt aan, en jullie hebben allebei een kracht van 3. Zet 5 grondstoffen in.',
    so: '8 tegen 3: je krijgt 5 cultuur, en omdat het verschil minstens 5 is, ook nog 7 cultuur van de verliezer. Met 4 grondstoffen was je die 7 misgelopen.',
  },
  frame: {
    title: 'Met en zonder arbeider',
    ask: 'Je hebt twee dezelfde bazaars. Laat de arbeider van de volksvergadering naar de bazaar van je hoofdstad lopen, één vak omhoog.',
    so: 'De bazaar met de arbeider levert 2 geld op, de andere maar 1. Een gouden kader werkt alleen zolang er iemand staat.',
  },
  production: {
    title: 'De oogst van een ronde',
    ask: 'Je gebied levert 2 voedsel, 1 grondstof, 2 geld en 2 cultuur op. Ga door naar de routes en reis één vak verder.',
    so: 'De route brengt nog 2 geld op, dus je krijgt er 4. Je niveau van geld blijft 2: wat van routes komt, hoort bij geen enkel niveau.',
  },
  upkeep: {
    title: 'Vijf hongerige arbeiders',
    ask: 'Vijf arbeiders eten 5 voedsel. Je hebt er 2 en maakt er 2 bij. Laat de arbeider van de steengroeve omhoog naar de akker lopen en rond de beweging af.',
    so: 'Met een arbeider levert de akker 3 voedsel op, dus iedereen heeft te eten. Elke eenheid voedsel te weinig had je 3 cultuur gekost.',
  },
  sevenVotes: {
    title: 'Zeven stemmen op een kaart',
    ask: 'Jij hebt het grootste leger. Zet geen stemmen op helden en politiek, 4 op het leger en geen op wonderen.',
    so: 'Samen 7 stemmen: de eerste krijgt 7, de tweede 3, de derde niets en de vierde verliest er 3. Op de andere kaarten staat iedereen gelijk en is dus vierde, maar de helft van 1 stem is 0.',
  },
  vote: {
    title: 'Een hele stemming',
    ask: 'Vier kaarten, vier spelers. Zet 3 stemmen op het leger en 11 op braakland, en geen op de andere.',
    so: '15, 10, 1 en 11 stemmen: cultuur heeft er het minst en valt af. Je krijgt 7 als tweede in het leger, niets als gedeelde derde in voedsel, en 11 voor je braakland.',
  },
  voteOfTwo: {
    title: 'Stemmen met z’n tweeën',
    ask: 'Jij hebt het grootste leger, de ander heeft een held. Zet al je 9 stemmen op het leger en geen op helden.',
    so: 'Met z’n tweeën valt er geen kaart af. Die van jou heeft meer stemmen en brengt je 9 cultuur; de andere, met 4 stemmen, brengt je tegenstander de helft: 2.',
  },
};
