import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'P1',
    title: 'Waarmee je speelt',
    rules: [
      { id: 'P1.1', text: 'Jullie spelen met z’n tweeën tot vieren, drie tijdperken van elk vijf rondes.' },
      {
        id: 'P1.2',
        text: 'Een ronde gaat zo: veiling, aanleggen en aankomst; diplomatie, dan bestuur; beweging; onderhandelingen, dan oorlogen; productie, dan onderhoud van de arbeiders. Na de vijfde ronde komt het einde van het tijdperk (P11). Elke zet hoort bij zijn eigen stap en kan in geen andere.',
      },
      {
        id: 'P1.3',
        text: 'Er zijn vier hoofdsteden van 3 bij 2 vakken, per tijdperk 25 landtegels van 2 bij 2 (witte kant: gewone gebouwen; zwarte kant: een held, een wonder of een bijzonder gebouw), 36 bouwtegels, 15 welvaartskaarten, 14 hoofdroutes, 4 alliantieroutes en acht arbeiders per speler.',
      },
      {
        id: 'P1.4',
        text: 'Optie: gelijke hoofdsteden (Gelijkheid) of vier verschillende, die worden verloot (Vrijheid). Iedereen neemt dezelfde soort.',
      },
      {
        id: 'P1.5',
        text: 'Je begint met 4 voedsel, 3 geld, 20 cultuur, geen grondstoffen en geen stemmen, vier willekeurige bouwtegels en drie willekeurige welvaartskaarten, en je acht arbeiders op je bevolkingsspoor.',
      },
      {
        id: 'P1.6',
        text: 'Met drie of vier gaat van ieder een hoofdroute naar de linkerbuur, de volgende met de klok mee. Met twee ligt er in het begin geen route (onze uitleg), dus hulp en dreiging kunnen pas als er een is.',
      },
      {
        id: 'P1.7',
        text: 'De startspeler, de volgorde van de stapels en van de bouwtegels, en wat er wordt uitgedeeld, worden geloot (onze uitleg: het spelregelboek laat jullie kiezen wie begint).',
      },
      {
        id: 'P1.8',
        text: 'Elk tijdperk heeft zijn eigen stapel, die één keer wordt geschud als het begint (onze uitleg). Een landtegel die wordt weggedaan of overblijft, is uit het spel.',
      },
      {
        id: 'P1.9',
        text: 'Optie: bestuur en beweging allemaal tegelijk, of om de beurt (onze uitleg: in het spelregelboek mag iedereen daar altijd om vragen).',
      },
      {
        id: 'P1.10',
        text: 'Optie: cultuur, voedsel, geld, grondstoffen en stemmen achter schermen, of open. Alles wat komt en gaat wordt getoond, dus je zou ze toch kunnen bijhouden.',
      },
      {
        id: 'P1.11',
        text: 'Bouwtegels en welvaartskaarten in de hand zijn altijd geheim. Gebieden, niveaus, arbeiders, routes, ingezet geld en resterende punten zijn altijd openbaar.',
      },
      {
        id: 'P1.12',
        text: 'De vraag komt altijd, wat je ook achter je scherm hebt, zodat die niets verraadt (onze uitleg): zonder stemmen stem je toch (0), zonder grondstoffen zet je toch in (0), en met Marie Curie krijg je elke ronde de vraag.',
      },
      { id: 'P1.13', text: 'Optie: speel met eigen tegels in plaats van de onze (P15).' },
    ],
  },
  {
    id: 'P2',
    title: 'Woorden',
    rules: [
      {
        id: 'P2.1',
        text: 'Een plaats is één zichtbaar vak, of één hele grote plaats: een held, een wonder of een bijzonder gebouw van twee tot vier vakken. Wat er buiten een gouden kader op staat, werkt vanzelf; het gouden kader werkt zolang er een arbeider staat.',
      },
      {
        id: 'P2.2',
        text: 'Een plaats van jou zonder arbeider is vrij. Hoe groot ook, een plaats heeft ruimte voor één arbeider. Een arbeider mag overal staan, ook op zee, ook waar hij niets opbrengt.',
      },
      {
        id: 'P2.3',
        text: 'Zichtbaar is wat bovenop ligt. Onder een bouwtegel telt het gedrukte vak niet meer: het gebouw, of het braakland, is in de plaats gekomen.',
      },
      {
        id: 'P2.4',
        text: 'Een arbeider staat op één vak. Op een grote plaats is dat het eerste in leesrichting: rijen van boven, elke rij van links (onze uitleg).',
      },
      {
        id: 'P2.5',
        text: 'Je hebt acht niveaus: voedsel, grondstoffen, geld, cultuur, politiek, vervoer, leger en verdediging. Elk is de som van de gedrukte getallen op je zichtbare plaatsen, van de gouden waar een arbeider staat, en van de blijvende bonussen van je helden en wonderen (onze uitleg: die tellen ook voor kaarten, dreiging en oorlog). Een grote plaats telt één keer, en een niveau mag boven 20 gaan. Elke verandering telt meteen.',
      },
      {
        id: 'P2.6',
        text: 'Gewone plaatsen, gebouwde tegels en bijzondere gebouwen hebben een soort, die volgt uit het eerste gedrukte symbool, of anders uit het eerste gouden (onze uitleg): voedsel, grondstoffen en geld zijn Economie; cultuur is Cultuur; politiek Politiek; vervoer Vervoer; leger en verdediging Krijgsmacht. Een gouden tekst verandert niets. Helden en wonderen hebben geen soort.',
      },
      {
        id: 'P2.7',
        text: 'Je braakland is het aantal zichtbare braakvakken, van nature of braakgelegd, door wie dan ook. Met Angkor Wat komen je zeeën erbij.',
      },
      {
        id: 'P2.8',
        text: 'Je aantal routes: de hoofdroutes die van jou vertrekken, de eerste meegeteld, en de alliantieroutes die je deelt.',
      },
      {
        id: 'P2.9',
        text: 'Komt een arbeider thuis, dan zet je hem meteen op een vrije plaats naar keuze; is er op dat moment geen, dan gaat hij terug naar het spoor (onze uitleg). Twee arbeiders kunnen niet op dezelfde plaats thuiskomen. Moeten meerdere spelers arbeiders naar huis brengen, dan begint de actieve speler, daarna volgen de anderen in beurtvolgorde (onze uitleg).',
      },
      {
        id: 'P2.10',
        text: 'Wordt een arbeider teruggestuurd, dan gaat hij van je gebied, of van een route, in welke toestand dan ook, naar het bevolkingsspoor, op de plek die het laatst leeg werd.',
      },
      {
        id: 'P2.11',
        text: 'Cultuur zakt nooit onder 0: wie meer schuldig is, betaalt wat er is. Dat geldt voor elk verlies, ook aan het eind van een tijdperk en van het spel.',
      },
      {
        id: 'P2.12',
        text: 'Jullie zijn bondgenoten zolang jullie een alliantieroute delen. Jullie zijn verbonden als er een hoofdroute tussen jullie ligt, wie die ook bouwde; voor hulp verbindt een alliantieroute ook.',
      },
      { id: 'P2.13', text: 'De beurtvolgorde gaat met de klok mee vanaf de startspeler.' },
      {
        id: 'P2.14',
        text: 'Wegdoen is teruggeven aan de voorraad. Goederen, stemmen en routes kunnen daar weer uit komen; verwijderde bouwtegels en weggedane landtegels niet. Goederen zijn voedsel, grondstoffen, geld en cultuur. Goederen en stemmen raken nooit op.',
      },
      { id: 'P2.15', text: 'Zegt een tegel iets anders dan een regel, dan heeft de tegel gelijk.' },
    ],
  },
  {
    id: 'P3',
    title: 'De veiling',
    rules: [
      {
        id: 'P3.1',
        text: 'Er is één landtegel voor ieder van jullie in de veiling. De kanten wisselen van tegel tot tegel, het hele spel door, wit eerst (onze uitleg); de tegels van Columbus tellen niet mee. Met drie gaan de rondes dus wit-zwart-wit, dan zwart-wit-zwart, ook van het ene tijdperk naar het andere. Met vier gaat elke ronde wit-zwart-wit-zwart (onze uitleg: het voorbeeld in het spelregelboek toont die volgorde en de omgekeerde, en zegt niet wanneer welke geldt).',
      },
      {
        id: 'P3.2',
        text: 'Met drie of vier: jullie bieden met de klok mee vanaf de startspeler. Wie op een tegel het hoogste bod heeft, wordt overgeslagen en kan niet verhogen of verplaatsen.',
      },
      { id: 'P3.3', text: 'Met drie of vier: wie nergens het hoogste bod heeft, moet bieden. Passen mag niet.' },
      {
        id: 'P3.4',
        text: 'Een bod noemt een tegel en je hele inzet erop: ten minste 1 geld, en meer dan het hoogste bod op die tegel. Word je overboden, dan verhoog je je inzet, verplaats je hem, of allebei.',
      },
      { id: 'P3.5', text: 'Je kunt een inzet nooit verlagen.' },
      { id: 'P3.6', text: 'Je legt niet meer geld bij dan je hebt.' },
      {
        id: 'P3.7',
        text: 'De veiling is voorbij als elke tegel een hoogste bod heeft. Wie dat bod deed, neemt de tegel; al het ingezette geld is weg, wat het ook opbracht.',
      },
      {
        id: 'P3.8',
        text: 'Met drie of vier: heb je geen geld als de veiling begint, dan wordt in je eerste beurt 3 cultuur vanzelf 1 geld (onze uitleg), één keer per veiling. Met minder dan 3 cultuur betaal je wat je hebt en krijg je toch 1 geld (onze uitleg).',
      },
      {
        id: 'P3.9',
        text: 'De eerste veiling van het spel, met drie of vier: de tegels worden een voor een getoond. Bij elke tegel biedt de volgende speler, te beginnen met de startspeler, op een getoonde tegel, of wacht.',
      },
      {
        id: 'P3.10',
        text: 'In die eerste veiling moet de laatste speler bieden. Daarna gaat het rond als altijd vanaf de startspeler, en niemand wacht nog (onze uitleg).',
      },
      {
        id: 'P3.11',
        text: 'Met twee: je kent beide kanten van beide tegels. Ieder kiest in het geheim een tegel en een bedrag, van 0 (onze uitleg) tot al het eigen geld; jullie tonen ze samen.',
      },
      {
        id: 'P3.12',
        text: 'Met twee: bij verschillende tegels krijgt ieder de zijne. Bij dezelfde tegel gaat die naar het hoogste bedrag, bij gelijke bedragen naar de startspeler; de ander neemt de andere tegel.',
      },
      {
        id: 'P3.13',
        text: 'Met twee: beiden betalen in elk geval hun bedrag (onze uitleg). Er wordt geen cultuur gewisseld, en de eerste veiling is zoals de andere (onze uitleg).',
      },
    ],
  },
  {
    id: 'P4',
    title: 'Aanleggen',
    rules: [
      { id: 'P4.1', text: 'Je legt de gewonnen tegel in je gebied, of doet hem weg. Aanleggen hoeft niet.' },
      {
        id: 'P4.2',
        text: 'De tegel ligt vak op vak, en ten minste één van de vier vakken deelt zijn plek met je gebied. Daar gaat het nieuwe vak over of onder wat er ligt. Er mogen meerdere plekken gedeeld worden.',
      },
      { id: 'P4.3', text: 'Daarna is ten minste één van de vier nieuwe vakken zichtbaar (onze uitleg).' },
      { id: 'P4.4', text: 'Daarna is je gebied hoogstens 5, 6 of 7 vakken breed, naar tijdperk, en even hoog.' },
      { id: 'P4.5', text: 'Een zichtbare zee kan niet worden bedekt, en er gaat ook niets onder.' },
      { id: 'P4.6', text: 'Een zee van de nieuwe tegel gaat er nooit onder.' },
      { id: 'P4.7', text: 'Daarna liggen geen twee zichtbare zeeën naast elkaar; hoek aan hoek mag (onze uitleg).' },
      { id: 'P4.8', text: 'De grote plaats van de nieuwe tegel blijft helemaal zichtbaar, of gaat er helemaal onder.' },
      {
        id: 'P4.9',
        text: 'Een held, wonder of bijzonder gebouw van je gebied wordt helemaal bedekt of niet. Een tegel onder een deel ervan schuiven mag: dat bedekt niets.',
      },
      {
        id: 'P4.10',
        text: 'Een tegel kan niet boven en onder dezelfde kaart liggen (onze uitleg): wat bovenop ligt waar hij onder gaat, mag geen kaart zijn, zichtbaar of verborgen, van een plek waar hij over gaat. Verder kijken we niet.',
      },
      {
        id: 'P4.11',
        text: 'Tegels worden nooit gedraaid. Met drie of vier telt alleen de geveilde kant; met twee kies je de kant als je aanlegt.',
      },
      {
        id: 'P4.12',
        text: 'Een bouwtegel hoort vast bij zijn vak: er schuift niets tussen. Wordt het vak bedekt, dan gaat de bouwtegel uit het spel; gaat er iets onder, dan blijft hij.',
      },
      {
        id: 'P4.13',
        text: 'Een vak met een bouwtegel, gebouwd of braakgelegd, volgt geen regel over zeeën, ook met een zee eronder (onze uitleg).',
      },
      { id: 'P4.14', text: 'Arbeiders houden hun plek, bedekt of niet, en werken meteen als het nieuwe vak een gouden kader heeft.' },
      {
        id: 'P4.15',
        text: 'Met drie of vier leggen jullie allemaal tegelijk aan, met twee in beurtvolgorde (onze uitleg: het spelregelboek raadt het aan).',
      },
      {
        id: 'P4.16',
        text: 'Als iedereen heeft aangelegd, werken de helden en wonderen die dat bij aankomst doen, in beurtvolgorde (onze uitleg).',
      },
      {
        id: 'P4.17',
        text: 'Door het aanleggen kunnen meerdere arbeiders op één grote plaats staan. Ze wachten daar op de beweging, waarin elk kan weglopen. Aan het eind van je verplaatsingen thuis mag alleen de eerste in leesrichting er nog staan: elk van de andere gaat vanzelf naar de dichtstbijzijnde vrije plaats, in stappen als in P7.9 (bij gelijke afstand de eerste in leesrichting), of terug naar het spoor als er geen is (onze uitleg).',
      },
      {
        id: 'P4.18',
        text: 'Na het eerste aanleggen van het spel en de aankomst zet ieder gratis arbeiders van het spoor op vrije plaatsen: één met Gelijkheid, twee op verschillende plaatsen met Vrijheid. Het moet, en jullie doen het allemaal tegelijk (onze uitleg).',
      },
    ],
  },
  {
    id: 'P5',
    title: 'Diplomatie',
    rules: [
      {
        id: 'P5.1',
        text: 'In beurtvolgorde heeft ieder één beurt diplomatie, met zoveel acties als je wilt en kunt betalen, of geen. Je kunt altijd zeggen dat je klaar bent, en dan is je beurt definitief voorbij. Kun je hier niets doen, zoals iedereen ziet, dan word je overgeslagen, en je beurt eindigt zodra er niets meer te doen is; wat je als hulp kunt geven staat achter je scherm en telt niet mee (onze uitleg).',
      },
      {
        id: 'P5.2',
        text: 'Je punten: je niveau van politiek, plus die van het Kremlin, min wat je deze ronde uitgaf, nooit onder 0. Stijgt of daalt het niveau, dan telt dat meteen. Dezelfde punten dienen voor diplomatie en bestuur; wat overblijft, is weg.',
      },
      { id: 'P5.3', text: 'Hulp kost 2 punten en gaat naar iemand die met je verbonden is door een route, hoofdroute of alliantieroute.' },
      {
        id: 'P5.4',
        text: 'Hulp biedt precies drie eenheden voedsel, geld en grondstoffen, gemengd naar wens, die je bezit. Iedereen ziet het aanbod.',
      },
      {
        id: 'P5.5',
        text: 'De ander zegt meteen ja of nee; ja mag altijd. Geaccepteerd: de ander krijgt de drie eenheden en jij 5 cultuur uit de voorraad. Geweigerd: je houdt ze en krijgt 2 cultuur. De punten zijn hoe dan ook uitgegeven.',
      },
      {
        id: 'P5.6',
        text: 'Wie hulp accepteerde, kan er later in dezelfde ronde geen aanbieden. Wie hulp aanbood, mag wel hulp accepteren; meerdere keren helpen mag, ook dezelfde speler (onze uitleg).',
      },
      { id: 'P5.7', text: 'Dreigen kost 3 punten: je bedreigt iemand die met je verbonden is door een hoofdroute, wie die ook bouwde.' },
      { id: 'P5.8', text: 'Bondgenoten kun je niet bedreigen.' },
      {
        id: 'P5.9',
        text: 'Je kunt alleen dreigen als het lukt (onze uitleg): je leger moet groter zijn dan het leger en de verdediging van de ander samen.',
      },
      {
        id: 'P5.10',
        text: 'Je neemt 2 cultuur of 3 geld, wat je maar eist; met een verschil van 5 of meer 4 cultuur of 5 geld. De ander betaalt alleen daarmee, zoveel als hij kan, ook als dat niets is (onze uitleg).',
      },
      {
        id: 'P5.11',
        text: 'Een alliantie van jou verbreek je alleen als eerste actie van diplomatie in de ronde, met ten minste 1 punt (onze uitleg).',
      },
      {
        id: 'P5.12',
        text: 'Een alliantie verbreken kost al je punten en levert voor elk punt een stem op. Je diplomatie is dan voorbij, en je hebt de rest van de ronde geen punten meer, ook niet als je politiek stijgt; wat geen punten kost, kan nog (onze uitleg).',
      },
      {
        id: 'P5.13',
        text: 'De route van een verbroken alliantie wordt weggedaan, en elke arbeider erop gaat naar huis. Jullie mogen elkaar weer bedreigen en oorlog voeren.',
      },
      {
        id: 'P5.14',
        text: 'Wie klaar is, of wiens beurt voorbij is, kan nog hulp krijgen, bedreigd of gebombardeerd worden (onze uitleg).',
      },
    ],
  },
  {
    id: 'P6',
    title: 'Bestuur',
    rules: [
      {
        id: 'P6.1',
        text: 'Iedereen is tegelijk aan zet, of om de beurt als de tafel dat heeft gekozen. Je kunt altijd zeggen dat je klaar bent, en dat geldt dan definitief voor deze stap. Heb je geen punten meer, en geen wonder dat je zonder punten kunt gebruiken, dan ben je automatisch klaar. Willen twee spelers hetzelfde (de laatste hoofdroute, een tegel van de voorraad, een vak om te bombarderen), dan krijgt de vroegste zet het (onze uitleg).',
      },
      { id: 'P6.2', text: 'Een actie mag je herhalen zolang je die kunt betalen, behalve campagne en hoofdroute.' },
      {
        id: 'P6.3',
        text: 'Voor een actie, van diplomatie of bestuur, heb je zoveel punten nodig als die kost. De prijs wordt eerst berekend en betaald, met tegels en arbeiders nog op hun plek (onze uitleg).',
      },
      { id: 'P6.4', text: 'Je hebt ook de goederen nodig die de actie kost.' },
      {
        id: 'P6.5',
        text: 'Kortingen tel je bij elkaar op. Geen actie kost minder dan 1 punt of minder dan 0 goederen. Campagne en het verbreken van een alliantie worden nooit goedkoper (onze uitleg).',
      },
      {
        id: 'P6.6',
        text: 'Handel, 1 punt en 2, 3 of 4 voedsel naar tijdperk: een van je arbeiders gaat van je gebied naar de start van een route. Het mag er een zijn die je in deze stap opleidde (onze uitleg).',
      },
      {
        id: 'P6.7',
        text: 'Handel vraagt een open start: je eigen hoofdroute zonder arbeider, in welke toestand dan ook, of een alliantieroute van jou zonder arbeider van jou.',
      },
      {
        id: 'P6.8',
        text: 'Ruilen, 1 punt: geef ten minste 1 eenheid van één goed, en hoogstens zoveel als je niveau van vervoer met zijn bonussen. Is dat 0, dan ruil je niet.',
      },
      {
        id: 'P6.9',
        text: 'Je ruilt voedsel, grondstoffen en geld, nooit cultuur, en nooit voor hetzelfde goed. 1 grondstof is 2 voedsel of 2 geld waard, 1 voedsel is 1 geld waard, gemengd naar wens. Het moet uitkomen: er wordt niets afgerond.',
      },
      {
        id: 'P6.10',
        text: 'Opleiden, 2 punten en 4, 5 of 6 voedsel naar tijdperk: de volgende arbeider van je spoor, linksboven eerst, gaat naar een vrije plaats. Je hebt een arbeider op het spoor en een vrije plaats nodig.',
      },
      {
        id: 'P6.11',
        text: 'Helden eren, 2 punten en 1, 2 of 3 voedsel naar tijdperk: 1 cultuur voor elk van je zichtbare helden. Je hebt er minstens één nodig (onze uitleg).',
      },
      {
        id: 'P6.12',
        text: 'Wonderen eren, 2 punten en 0, 1 of 2 grondstoffen naar tijdperk: 1 cultuur voor elk van je zichtbare wonderen. Je hebt er minstens één nodig (onze uitleg).',
      },
      {
        id: 'P6.13',
        text: 'Hoofdroute, 2 punten en 2 grondstoffen: leg een hoofdroute uit de voorraad van jou naar een ander, bondgenoot of niet. Tussen twee spelers mogen er meerdere liggen. Is er geen meer, dan kan het niet. Alliantieroutes bouw je zo niet.',
      },
      { id: 'P6.14', text: 'Je bouwt hoogstens één hoofdroute per ronde.' },
      {
        id: 'P6.15',
        text: 'Braakleggen, 2 punten en 1 grondstof: leg een van je bouwtegels, braakkant boven, op een vak van je gebied, ook op zee, op braakland of op een vak dat al braakgelegd of bebouwd is (onze uitleg). Een braakgelegde zee geldt in alles als braakland (onze uitleg).',
      },
      {
        id: 'P6.16',
        text: 'Bouwen, 3 punten en de 2 of 3 grondstoffen op de tegel: leg een van je bouwtegels open op een vak van je gebied.',
      },
      { id: 'P6.17', text: 'Op een zichtbare zee bouw je niet. Op een braakgelegde zee wel (onze uitleg).' },
      {
        id: 'P6.18',
        text: 'Braakleggen en bouwen gaan alleen op een zichtbare plaats van één vak, nooit op een deel van een grote plaats.',
      },
      { id: 'P6.19', text: 'Braakleggen en bouwen doe je met een tegel uit je eigen hand; met een lege hand kan het niet.' },
      { id: 'P6.20', text: 'Een arbeider op het vak blijft daar. Een bouwtegel die er lag, gaat uit het spel.' },
      {
        id: 'P6.21',
        text: 'Na braakleggen of bouwen trek je meteen een bouwtegel, die je in dezelfde stap mag gebruiken (onze uitleg). Is de voorraad leeg, dan trek je er geen.',
      },
      { id: 'P6.22', text: 'Campagne, één keer per ronde: geef zoveel punten uit als je wilt, ten minste één, voor evenveel stemmen.' },
      {
        id: 'P6.23',
        text: 'De stap komt altijd aan een eind (onze uitleg): elke actie kost ten minste 1 punt, en alleen het Kremlin, arbeiders en bouwtegels kunnen er nieuwe opleveren, en die raken allemaal op.',
      },
    ],
  },
  {
    id: 'P7',
    title: 'Routes en beweging',
    rules: [
      {
        id: 'P7.1',
        text: 'Een hoofdroute loopt zo: start, 2 geld, 3 voedsel, 2 grondstoffen, voorbereiding, oorlog; rust ligt ernaast. Ze zijn allemaal gelijk (onze uitleg). Alleen goederenvakken brengen iets op. Voorbereiding, oorlog en rust zijn drie verschillende dingen (onze uitleg: de namen in het spelregelboek laten er twee een vak delen).',
      },
      {
        id: 'P7.2',
        text: 'Een alliantieroute loopt zo: uiteinde A, 3 geld, 3 voedsel, 2 grondstoffen, 4 cultuur, uiteinde B. Ze zijn allemaal gelijk (onze uitleg). De ene bondgenoot vertrekt van A, de andere van B, en elk gaat naar het andere uiteinde.',
      },
      { id: 'P7.3', text: 'Alleen wie een hoofdroute bouwde, stuurt er een arbeider langs (onze uitleg).' },
      {
        id: 'P7.4',
        text: 'Een hoofdroute heeft ruimte voor één arbeider, in welke toestand ook. Een alliantieroute voor één van elke bondgenoot; ze mogen een vak delen en elkaar voorbijgaan.',
      },
      {
        id: 'P7.5',
        text: 'In je beweging gaan eerst de arbeiders thuis, dan die op de routes; daarna gaan de arbeiders die al rustten naar huis.',
      },
      {
        id: 'P7.6',
        text: 'Iedereen beweegt tegelijk; in beurtvolgorde als er een arbeider in voorbereiding staat met een verklaarde oorlog wanneer de stap begint, of als de tafel dat koos.',
      },
      {
        id: 'P7.7',
        text: 'Het vervoer wordt gelezen als je beweging begint en blijft tot het eind gelijk voor al je arbeiders, welke kaders ze ook verlaten en betreden (onze uitleg).',
      },
      {
        id: 'P7.8',
        text: 'Een arbeider thuis gaat één keer, of blijft. Hij zet niet meer stappen dan je vervoer, naar een plaats waar niemand staat (onze uitleg: omdat je arbeiders gelijk zijn, komt dit overeen met het spelregelboek).',
      },
      {
        id: 'P7.9',
        text: 'Een stap gaat naar de plaats direct ernaast, nooit over een hoek. Een grote plaats telt als één. De weg mag over zeeën gaan en over plaatsen waar anderen staan.',
      },
      {
        id: 'P7.10',
        text: 'Een arbeider op een route gaat ten minste één vak verder en hoogstens zoveel als je vervoer, altijd vooruit, ook als hij deze ronde op de start kwam. Je beweging eindigt pas als ze allemaal verder zijn (onze uitleg).',
      },
      {
        id: 'P7.11',
        text: 'Niemand gaat voorbij de voorbereiding of het andere uiteinde: daar stopt de arbeider, en stappen die over zijn, zijn weg.',
      },
      { id: 'P7.12', text: 'Een arbeider die het andere uiteinde van een alliantieroute bereikt, gaat meteen naar huis.' },
      {
        id: 'P7.13',
        text: 'In plaats van verder te gaan mag een arbeider op de start of op een goederenvak van een hoofdroute rusten, niet een in voorbereiding. Op een alliantieroute kies je niet voor rust (onze uitleg).',
      },
      {
        id: 'P7.14',
        text: 'Is je vervoer 0 als je beweging begint, dan gaat elk van je arbeiders op een start of een goederenvak rusten, ook op alliantieroutes (onze uitleg).',
      },
      {
        id: 'P7.15',
        text: 'Een arbeider die rust, gaat aan het eind van je volgende beweging naar huis, wat je vervoer ook is, en werkt daar in die ronde. Tot dan houdt hij zijn route bezet.',
      },
      {
        id: 'P7.16',
        text: 'Een arbeider in voorbereiding met een verklaarde oorlog gaat in de volgende beweging naar oorlog, wat het vervoer ook is. Rusten kan niet (onze uitleg).',
      },
      { id: 'P7.17', text: 'Een arbeider die tijdens de beweging thuiskwam, beweegt daarin niet meer (onze uitleg).' },
    ],
  },
  {
    id: 'P8',
    title: 'Onderhandeling',
    rules: [
      {
        id: 'P8.1',
        text: 'Als iedereen heeft bewogen, leidt elke arbeider in voorbereiding zonder verklaarde oorlog tot een onderhandeling tussen wie de route bouwde en wie aan het andere eind zit. Alle onderhandelingen komen vóór alle oorlogen.',
      },
      {
        id: 'P8.2',
        text: 'Het gaat in de beurtvolgorde van de eigenaars van die arbeiders; wie er meerdere heeft, kiest hun volgorde (onze uitleg).',
      },
      { id: 'P8.3', text: 'Zijn de twee dan bondgenoten, dan is er geen onderhandeling: de arbeider gaat naar huis (onze uitleg).' },
      { id: 'P8.4', text: 'Beiden kiezen in het geheim rood (aanval) of blauw (verdediging of alliantie), en tonen het samen.' },
      {
        id: 'P8.5',
        text: 'Rood vraagt op dat moment 0, 1 of 2 grondstoffen naar tijdperk voor de voorbereiding; elke rode kant betaalt ze bij het tonen (onze uitleg).',
      },
      {
        id: 'P8.6',
        text: 'Ten minste één rood: de oorlog is verklaard. De arbeider blijft in voorbereiding, en de oorlog wordt de volgende ronde uitgevochten. Rood is aanvaller, blauw verdediger; beiden kunnen aanvaller zijn.',
      },
      {
        id: 'P8.7',
        text: 'Twee blauw: geen oorlog, en beiden zeggen in het geheim ja of nee tegen een alliantie. Er zijn twee ja nodig (onze uitleg: volgens het spelregelboek worden jullie het gewoon eens); niemand moet.',
      },
      {
        id: 'P8.8',
        text: 'Een alliantie legt een alliantieroute uit de voorraad, hoogstens één tussen twee spelers (onze uitleg). Is er geen meer, dan komt er geen alliantie en wordt niets gevraagd.',
      },
      { id: 'P8.9', text: 'De eigenaar van de arbeider kiest welke bondgenoot van uiteinde A vertrekt.' },
      {
        id: 'P8.10',
        text: 'Na twee blauw, alliantie of niet, gaat de arbeider naar huis en werkt hij mee in de productie van deze ronde.',
      },
      {
        id: 'P8.11',
        text: 'Bondgenoten verklaren elkaar geen oorlog. Een nieuwe alliantie beëindigt alle verklaarde oorlogen tussen de twee, ook die van deze ronde (onze uitleg).',
      },
      {
        id: 'P8.12',
        text: 'Alleen drie dingen houden een verklaarde oorlog tegen: een alliantie van de twee, het wegdoen van de route, en het terugsturen van de arbeider. Niets wordt terugbetaald en niemand wint. Na een alliantie of een weggedane route gaat de arbeider naar huis (onze uitleg).',
      },
    ],
  },
  {
    id: 'P9',
    title: 'Oorlog',
    rules: [
      {
        id: 'P9.1',
        text: 'In beurtvolgorde vecht ieder alle eigen oorlogen uit die aan de beurt zijn, aan welke kant ook, in de volgorde die je kiest.',
      },
      {
        id: 'P9.2',
        text: 'De kracht van een aanvaller is het leger, die van een verdediger leger en verdediging samen. Twee aanvallers laten allebei de verdediging weg.',
      },
      {
        id: 'P9.3',
        text: 'Als de krachten bekend zijn, mogen Yi Sun-sin en Schwerer Gustav openlijk helpen: eerst de aanvaller, dan de verdediger; van twee aanvallers eerst de eigenaar van de route (onze uitleg).',
      },
      { id: 'P9.4', text: 'Dan worden de krachten opnieuw gelezen uit de niveaus van dat moment, met die bonussen erbij (onze uitleg).' },
      {
        id: 'P9.5',
        text: 'Beiden zetten in het geheim van 0 tot al hun grondstoffen in, en tonen ze samen. Elk is 1 kracht waard, en beiden zijn hun inzet kwijt.',
      },
      { id: 'P9.6', text: 'De hoogste kracht wint; bij gelijke kracht wint de verdediger.' },
      { id: 'P9.7', text: 'Twee aanvallers met gelijke kracht zijn allebei verslagen: niemand krijgt iets.' },
      {
        id: 'P9.8',
        text: 'Een winnende aanvaller krijgt 5, 10 of 15 cultuur uit de voorraad naar tijdperk, een winnende verdediger 3, 6 of 9. Wie een andere aanvaller verslaat, krijgt de prijs van de aanvaller (onze uitleg).',
      },
      {
        id: 'P9.9',
        text: 'Een verschil van 5 of meer brengt ook nog 7 cultuur van de verliezer op, of wat die heeft. Dat geldt ook tussen twee aanvallers (onze uitleg).',
      },
      { id: 'P9.10', text: 'De uitslag, in deze volgorde: prijs, de 7 cultuur, Colosseum, Napoleon, Rode Kruis (onze uitleg).' },
      { id: 'P9.11', text: 'Na de oorlog gaat de arbeider naar huis, wie er ook won, en werkt hij mee in de productie van deze ronde.' },
      {
        id: 'P9.12',
        text: 'Voorbereiding en prijzen zijn die van het tijdperk waarin ze betaald en gewonnen worden: een oorlog uit de vijfde ronde wordt uitgevochten voor de prijzen van het volgende tijdperk (onze uitleg).',
      },
      { id: 'P9.13', text: 'Na de laatste ronde komt er geen meer: een oorlog die daarin wordt verklaard, gaat niet door (onze uitleg).' },
    ],
  },
  {
    id: 'P10',
    title: 'Productie en onderhoud',
    rules: [
      { id: 'P10.1', text: 'Je krijgt uit de voorraad zoveel voedsel, grondstoffen, geld en cultuur als je niveaus.' },
      { id: 'P10.2', text: 'Dan brengt elk van je arbeiders op een route de goederen van zijn vak op. Ze horen niet bij een niveau.' },
      {
        id: 'P10.3',
        text: 'Wat helden en wonderen met een tandwiel geven, komt bij elke productie. Voor ieder in deze volgorde: niveaus, goederen van routes met Cyrus, stemmen van Gutenberg, Notre-Dame en gouden kaders, Marie Curie, onderhoud (onze uitleg).',
      },
      { id: 'P10.4', text: 'Wat je maakt, wordt aan iedereen getoond voor het achter je scherm gaat.' },
      {
        id: 'P10.5',
        text: 'Onderhoud van de arbeiders: met 0, 1, 2, 3, 4, 5, 6, 7 of 8 die niet meer op het spoor staan, betaal je 0, 0, 1, 2, 3, 5, 7, 9 of 12 voedsel (onze uitleg voor de getallen).',
      },
      { id: 'P10.6', text: 'Je betaalt zover je voedsel reikt; elke eenheid voedsel die je tekortkomt, kost 3 cultuur.' },
      {
        id: 'P10.7',
        text: 'Je kunt geen arbeiders wegsturen om voedsel te sparen, en honger neemt geen arbeider en geen tegel (onze uitleg).',
      },
      {
        id: 'P10.8',
        text: 'Aan het eind van de ronde, na het einde van het tijdperk als dat er is, gaat het startspelersteken naar links. Uitgegeven punten, gebruikte acties van één keer per ronde en geaccepteerde hulp worden gewist.',
      },
    ],
  },
  {
    id: 'P11',
    title: 'Het einde van een tijdperk',
    rules: [
      {
        id: 'P11.1',
        text: 'Na de vijfde ronde: onderhoud van helden en wonderen, dan de stemming, dan de effecten van het einde (onze uitleg voor de plaats van die laatste).',
      },
      {
        id: 'P11.2',
        text: 'Je doet 2 voedsel weg voor elk van je zichtbare helden en 1 grondstof voor elk van je zichtbare wonderen. Bijzondere gebouwen kosten niets.',
      },
      {
        id: 'P11.3',
        text: 'Wat je kunt betalen, moet je betalen. Elke eenheid voedsel die je tekortkomt, kost 3 cultuur en elke grondstof 6, opgeteld en in één keer genomen (onze uitleg).',
      },
      {
        id: 'P11.4',
        text: 'Ieder kiest in het geheim een van de eigen welvaartskaarten; in tijdperk III gaat de laatste vanzelf. Chichén Itzá werkt daarvoor (onze uitleg).',
      },
      { id: 'P11.5', text: 'De kaarten worden geschud en een voor een getoond; van wie ze waren, blijft geheim (onze uitleg).' },
      {
        id: 'P11.6',
        text: 'De 15 kaarten tellen: leger, voedsel, cultuur, braakland, zichtbare helden, aantal routes, geld, grondstoffen, politiek, vervoer, leger en verdediging samen, zichtbare wonderen, arbeiders die niet meer op het spoor staan, zichtbare bijzondere gebouwen en gebouwde tegels, zichtbare vakken (onze uitleg, behalve de eerste zes).',
      },
      { id: 'P11.7', text: 'De waarden worden gelezen na Chichén Itzá, en iedereen kent ze vóór de eerste stemming (onze uitleg).' },
      {
        id: 'P11.8',
        text: 'Kaart na kaart, in de getoonde volgorde, legt ieder er in het geheim van 0 tot alle resterende stemmen op; ze worden samen getoond en blijven op de kaart.',
      },
      {
        id: 'P11.9',
        text: 'Je rang is het aantal spelers met een waarde die ten minste de jouwe is, jij meegeteld. Twee die de tweede plaats delen, zijn dus allebei derde.',
      },
      { id: 'P11.10', text: 'Met drie of vier: de kaart met de minste stemmen valt af en telt niet.' },
      { id: 'P11.11', text: 'Met drie of vier: hebben meerdere kaarten de minste stemmen, al is het 0, dan vallen alle kaarten af.' },
      {
        id: 'P11.12',
        text: 'Met drie of vier: van elke overgebleven kaart krijgt rang 1 zoveel cultuur als er stemmen zijn, rang 2 de helft, naar beneden afgerond, rang 3 niets.',
      },
      { id: 'P11.13', text: 'Met vier: rang 4 verliest de helft van de stemmen van de kaart, naar beneden afgerond.' },
      {
        id: 'P11.14',
        text: 'Met twee: er valt geen kaart af. Wie voorligt op de kaart met de meeste stemmen, krijgt 1 cultuur voor elk; wie voorligt op de andere, de helft van de stemmen, naar beneden afgerond. Bij gelijke stemmen tellen beide ten volle. Wie achterligt, krijgt niets.',
      },
      { id: 'P11.15', text: 'Met twee: een kaart waarop beiden dezelfde waarde hebben, wint niemand (onze uitleg).' },
      { id: 'P11.16', text: 'De kaarten tellen in de getoonde volgorde, en na elke stopt cultuur bij 0 (onze uitleg).' },
      { id: 'P11.17', text: 'Na de stemming worden alle stemmen, gebruikt of niet, en de gespeelde kaarten weggedaan.' },
      {
        id: 'P11.18',
        text: 'Dan werken de helden en wonderen die dat aan het eind van een tijdperk doen, in beurtvolgorde; die van jezelf in de volgorde waarin je ze neerlegde (onze uitleg).',
      },
      {
        id: 'P11.19',
        text: 'Routes, arbeiders, goederen, allianties en verklaarde oorlogen blijven van tijdperk tot tijdperk, stemmen niet (onze uitleg). Wat over is van de stapel gaat uit het spel, en de volgende stapel komt aan de beurt.',
      },
    ],
  },
  {
    id: 'P12',
    title: 'Het einde van het spel',
    rules: [
      { id: 'P12.1', text: 'Het spel eindigt na tijdperk III, met zijn stemming en zijn effecten.' },
      {
        id: 'P12.2',
        text: 'Dan werken de helden en wonderen die dat aan het eind van het spel doen, één keer, in beurtvolgorde (onze uitleg).',
      },
      { id: 'P12.3', text: 'Voedsel, geld, grondstoffen en stemmen die over zijn, tellen niet.' },
      { id: 'P12.4', text: 'Wie de meeste cultuur heeft, wint.' },
      { id: 'P12.5', text: 'Hebben meerdere spelers de meeste, dan delen ze de overwinning (onze uitleg: het spelregelboek zwijgt).' },
    ],
  },
  {
    id: 'P13',
    title: 'Helden en wonderen',
    rules: [
      {
        id: 'P13.1',
        text: 'Helden en wonderen werken voor de speler in wiens gebied ze helemaal zichtbaar zijn, met of zonder arbeider erop. Bedek je er een, dan stopt het effect meteen, maar wat het deed, blijft. Het spelregelboek zegt wat Mozes, Constantijn I, Cyrus de Grote, de Chinese Muur, Petra, Dzjengis Khan, Jeanne d’Arc, Chichén Itzá, Che Guevara, Karl Marx, Gandhi, Otto von Bismarck en Apollo 11 doen. Het zegt maar een deel van wat de Hangende tuinen, de Piramiden van Gizeh, de Ziggurat van Ur, Columbus, Vasco da Gama, Yi Sun-sin, Angkor Wat, het Kremlin, de Schwerer Gustav, het Vrijheidsbeeld, de Stealthbommenwerper en Wall Street doen; wat het daar openlaat, vooral de getallen, en alle andere effecten zijn van ons (onze uitleg).',
      },
      { id: 'P13.2', text: 'Een effect gebeurt vanzelf, behalve als er “je mag” staat; kan het niet, dan vervalt het (onze uitleg).' },
      {
        id: 'P13.3',
        text: 'Elke held en elk wonder is er één keer. Effecten van verschillende bronnen tel je bij elkaar op (onze uitleg), tot de grenzen van P6.5.',
      },
      { id: 'P13.4', text: 'Een andere prijs telt als die er is op het moment dat je de actie aankondigt (onze uitleg).' },
      {
        id: 'P13.5',
        text: 'Een effect dat een arbeider terugstuurt, neemt er een van jou die niet meer op het spoor staat; zonder zo’n arbeider kan het niet. Was er op zijn route een oorlog verklaard, dan gaat die niet door.',
      },
      { id: 'P13.6', text: 'Cultuur van een effect komt uit de voorraad en gaat erheen, tenzij er iets anders staat (onze uitleg).' },
      { id: 'P13.7', text: 'Een effect “bij aankomst” gebeurt één keer, als de tegel is aangelegd met de plaats zichtbaar (P4.16).' },
      { id: 'P13.8', text: 'Een effect “in het bestuur” mag één keer per ronde in je eigen bestuur en kost geen punten (onze uitleg).' },
      { id: 'P13.9', text: 'De Taj Mahal, de Eiffeltoren en alle bijzondere gebouwen hebben hun symbolen en geen effect.' },
      {
        id: 'P13.10',
        text: 'Mozes, bij aankomst: de volgende arbeider van je spoor gaat gratis naar een vrije plaats, ook die van Mozes zelf. Is het spoor leeg of geen plaats vrij, dan gebeurt er niets.',
      },
      {
        id: 'P13.11',
        text: 'Constantijn I, bij aankomst: je mag iemand noemen die geen bondgenoot is. Een alliantieroute uit de voorraad komt tussen jullie, in de richting die je kiest; weigeren kan niet. Verklaarde oorlogen tussen jullie gaan niet door en hun arbeiders gaan naar huis; andere reizigers tussen jullie gaan door. Is er geen alliantieroute meer, dan gebeurt er niets.',
      },
      {
        id: 'P13.12',
        text: 'Cyrus de Grote: bij productie 1 cultuur voor elk van je arbeiders op een goederenvak van een route, ook dat met cultuur. Het hoort niet bij het niveau van cultuur.',
      },
      { id: 'P13.13', text: 'Aristoteles: helden eren kost 1 punt minder.' },
      {
        id: 'P13.14',
        text: 'Homerus, aan het eind van een tijdperk: 1 cultuur voor elk van je zichtbare helden, hijzelf meegeteld. In partijen die met versie 1 van de regels begonnen zijn: 2 cultuur per held.',
      },
      { id: 'P13.15', text: 'Alexander de Grote: een hoofdroute kost 1 punt minder, en je mag er twee per ronde bouwen.' },
      { id: 'P13.16', text: 'Julius Caesar: dreigen kost 1 punt minder.' },
      {
        id: 'P13.17',
        text: 'Gwanggaeto: 2 cultuur telkens als je een tegel aanlegt die precies één plek met je gebied deelt, ook die van Columbus. Hij moet er ervoor en erna zijn; zijn eigen tegel brengt niets op.',
      },
      { id: 'P13.18', text: 'Socrates: campagne geeft 1 stem meer.' },
      {
        id: 'P13.19',
        text: 'Chinese Muur: verdediging +1 voor elk van je arbeiders die niet meer op het spoor staat, thuis of waar dan ook op een route.',
      },
      { id: 'P13.20', text: 'Hangende tuinen, in het bestuur: je mag een arbeider terugsturen voor 3 voedsel en 3 cultuur.' },
      { id: 'P13.21', text: 'Petra: je aantal routes komt bij je niveau van geld.' },
      { id: 'P13.22', text: 'Piramiden van Gizeh, aan het eind van een tijdperk: 6 cultuur.' },
      { id: 'P13.23', text: 'Ziggurat van Ur, aan het eind van een tijdperk: je verliest 4 cultuur.' },
      { id: 'P13.24', text: 'Stonehenge: wonderen eren kost 1 punt minder.' },
      { id: 'P13.25', text: 'Colosseum: 3 cultuur als je een oorlog wint, aan welke kant ook.' },
      { id: 'P13.26', text: 'Parthenon: niveau van cultuur +1 voor elk van je zichtbare helden, hoogstens +3.' },
      {
        id: 'P13.27',
        text: 'Columbus, bij aankomst: je mag een arbeider terugsturen en twee tegels van het tijdperk open trekken. Hou er één, met de kant die je kiest, en leg hem meteen aan of doe hem weg; de andere gaat weg. De aankomst van de tegel die je houdt volgt meteen. Zijn er minder dan twee, dan trek je wat er is; zijn er geen, dan kan het niet.',
      },
      {
        id: 'P13.28',
        text: 'Dzjengis Khan: handel kost je in elk tijdperk precies 1 voedsel, wat de prijzen ook verandert, en 1 punt als altijd. Je aantal routes komt bij je leger.',
      },
      {
        id: 'P13.29',
        text: 'Jeanne d’Arc: in een oorlog mag je in het geheim ook stemmen inzetten, naast grondstoffen, 1 kracht elk; alles wordt weggedaan.',
      },
      {
        id: 'P13.30',
        text: 'Vasco da Gama, één keer: bij de eerste veiling na zijn komst, als hij nog zichtbaar is, neem je vóór elk bod een van de getoonde tegels, met de getoonde kant (met twee: naar keuze). In die veiling bied je niet, betaal je niets en wissel je geen cultuur. Met twee krijgt de ander de andere tegel, en niemand biedt. Is hij eerder bedekt, dan vervalt het.',
      },
      {
        id: 'P13.31',
        text: 'Yi Sun-sin: als verdediger mag je één keer per oorlog een arbeider terugsturen voor 5 kracht in die oorlog. Zelfs die op de route van deze oorlog mag; de oorlog gaat toch door.',
      },
      { id: 'P13.32', text: 'Elizabeth I: je kunt 2 eenheden meer ruilen, en na elke ruil krijg je 1 geld.' },
      { id: 'P13.33', text: 'Sejong: opleiden kost 2 voedsel minder.' },
      { id: 'P13.34', text: 'Leonardo da Vinci: bouwen kost 1 punt en 1 grondstof minder.' },
      { id: 'P13.35', text: 'Gutenberg: 1 stem bij productie.' },
      {
        id: 'P13.36',
        text: 'Angkor Wat: je zichtbare zeeën tellen als braakland waar dat ook wordt geteld; de regels voor het aanleggen van zeeën blijven. Niveau van cultuur +1 per volle 3 braakland.',
      },
      {
        id: 'P13.37',
        text: 'Chichén Itzá: voor de kaarten van een stemming worden gekozen, mag je zoveel arbeiders terugsturen als je wilt, voor 5 cultuur elk.',
      },
      {
        id: 'P13.38',
        text: 'Kremlin, in het bestuur: je mag een arbeider terugsturen voor 4 punten in deze ronde. Niet als Che Guevara zichtbaar is, en niet nadat je deze ronde een alliantie verbrak.',
      },
      { id: 'P13.39', text: 'Machu Picchu: braakleggen kost geen grondstof.' },
      { id: 'P13.40', text: 'Notre-Dame: 1 stem bij productie.' },
      {
        id: 'P13.41',
        text: 'Verboden Stad: een dreiging tegen jou neemt 2 cultuur of 3 geld, wat het verschil ook is, ook die van Gandhi.',
      },
      {
        id: 'P13.42',
        text: 'Moai, aan het eind van een tijdperk: 2 cultuur voor elk van je zichtbare zeeën; een braakgelegde zee telt niet.',
      },
      {
        id: 'P13.43',
        text: 'Che Guevara: je niveau van politiek is 6, nooit meer of minder; symbolen van politiek tellen niet, gedrukt of goud. Goedkopere acties blijven goedkoper.',
      },
      { id: 'P13.44', text: 'Karl Marx: al je arbeiders kosten samen 5 voedsel, of het getal op het spoor nu hoger of lager is.' },
      {
        id: 'P13.45',
        text: 'Gandhi: je dreiging lukt altijd, zelfs met leger 0 (onze uitleg); het verschil is je leger. Routes, allianties en prijs blijven als altijd. Aan het eind van het spel 1 cultuur voor elke zichtbare plaats van Economie die voedsel produceert, gedrukt, of goud met een arbeider; gebouwde tegels en bijzondere gebouwen tellen mee, elke plaats één keer (onze uitleg van wat voedsel produceert).',
      },
      { id: 'P13.46', text: 'Otto von Bismarck: 5 cultuur uit de voorraad telkens als je dreigt, wat er ook geëist of betaald wordt.' },
      { id: 'P13.47', text: 'Napoleon: 5 cultuur als je een oorlog wint als aanvaller.' },
      { id: 'P13.48', text: 'Jean-Jacques Rousseau: campagne geeft 2 stemmen meer.' },
      {
        id: 'P13.49',
        text: 'Marie Curie: één keer per productie, tussen je goederen en het onderhoud, mag je 1 grondstof wegdoen voor 3 cultuur.',
      },
      {
        id: 'P13.50',
        text: 'Abraham Lincoln: hulp kost 1 punt minder; geaccepteerde hulp brengt je 7 cultuur op, geweigerde nog steeds 2.',
      },
      { id: 'P13.51', text: 'Albert Einstein: hoofdroute, braakleggen en bouwen kosten elk 1 punt minder.' },
      { id: 'P13.52', text: 'Apollo 11: je aantal routes komt bij je niveau van cultuur.' },
      {
        id: 'P13.53',
        text: 'Schwerer Gustav: in een oorlog, aan welke kant ook, mag je één keer een hoofdroute wegdoen die van jou vertrekt, niet die van deze oorlog, of een van je alliantieroutes, voor 6 kracht. Wie erop reist, gaat naar huis, een oorlog die er verklaard was, gaat niet door, en met een alliantieroute eindigt de alliantie.',
      },
      {
        id: 'P13.54',
        text: 'Vrijheidsbeeld: het wordt nooit bedekt, al mag er een tegel onder schuiven. Vanaf je volgende tegel heeft je gebied geen grens aan de grootte. Aan het eind van het spel 3 cultuur voor elk vak dat je nog in je gebied ziet en zelf met de actie braaklegde; natuurlijk braakland, vakken die anderen bombardeerden en vakken waarop gebouwd is tellen niet.',
      },
      {
        id: 'P13.55',
        text: 'Stealthbommenwerper, in het bestuur: met een van je bouwtegels, en gratis, mag je een zichtbare plaats van één vak braakleggen van iemand die geen bondgenoot is; zee, braakland, gebouwd of met een arbeider erop, met of zonder route tussen jullie. Daarna trek je.',
      },
      { id: 'P13.56', text: 'Wall Street, aan het eind van het spel: 1 cultuur voor elke 2 geld die je hebt, naar beneden afgerond.' },
      {
        id: 'P13.57',
        text: 'Rode Kruis: 4 cultuur na elke uitgevochten oorlog, tussen wie dan ook, ook bij gelijke kracht; niet voor een oorlog die niet doorging.',
      },
      {
        id: 'P13.58',
        text: 'Panamakanaal: een hoofdroute kost 1 grondstof minder. Je arbeiders op routes van beide soorten mogen een vak verder dan je vervoer; met vervoer 0 gaan ze toch rusten (onze uitleg).',
      },
    ],
  },
  {
    id: 'P14',
    title: 'Gouden kaders en bouwtegels',
    rules: [
      {
        id: 'P14.1',
        text: 'Een gouden tekst helpt zodra er een arbeider op staat, en zolang hij blijft. Meerdere tel je bij elkaar op, ook met helden, tot de grenzen van P6.5 (onze uitleg voor al die teksten).',
      },
      { id: 'P14.2', text: 'School: opleiden kost 1 punt minder.' },
      { id: 'P14.3', text: 'Bouwplaats: braakleggen en bouwen kosten elk 1 punt minder.' },
      { id: 'P14.4', text: 'Altaar: helden eren en wonderen eren kosten elk 1 punt minder.' },
      { id: 'P14.5', text: 'Wisselkantoor: je kunt 2 eenheden meer ruilen.' },
      {
        id: 'P14.6',
        text: 'Karavanserai: handel kost 1 voedsel minder, ook voor de arbeider die van dit kader vertrekt. Met Dzjengis Khan doet het niets.',
      },
      { id: 'P14.7', text: 'Spreekgestoelte: 1 stem bij productie.' },
      {
        id: 'P14.8',
        text: 'Er zijn twaalf soorten bouwtegels, drie van elk (onze uitleg), goed voor elk tijdperk. Elk kost 2 of 3 grondstoffen; de achterkant is braakland. Wat niet is uitgedeeld, ligt gedekt als voorraad.',
      },
      { id: 'P14.9', text: 'Een gebouwde tegel geldt in alles als een gewone plaats van één vak.' },
      {
        id: 'P14.10',
        text: 'De voorkant van een tegel die als braakland ligt, wordt nooit getoond, ook niet als hij verdwijnt (onze uitleg). Een gebouwde tegel ziet iedereen. Wie een vak braaklegde, wordt onthouden, voor het Vrijheidsbeeld.',
      },
    ],
  },
  {
    id: 'P15',
    title: 'Eigen tegels',
    rules: [
      {
        id: 'P15.1',
        text: 'Een set tegels is tekst, één tegel per regel; lege regels mogen. W1-nn: sq sq / sq sq is een witte kant (tijdperk 1, nummer nn, van linksboven tot rechtsonder), B1-nn: sq sq / sq sq: H NAAM: symbolen is de zwarte kant van dezelfde tegel (H held, W wonder, S bijzonder gebouw), E: sq sq sq / sq sq sq en L-A: tot L-D: zijn de hoofdsteden, en bnn: cost2: plaats: naam is een soort bouwtegel, waarvan er drie komen (onze uitleg).',
      },
      {
        id: 'P15.2',
        text: 'Een vak is ~ (zee), . (braakland), X (een deel van de ene grote plaats van een zwarte kant) of een gewone plaats: gedrukte symbolen, of - als er geen zijn, dan misschien | en een gouden kader, met symbolen of met * en de naam van een tekst (P14: TRAIN, BUILD, HONOR, EXCH, COMM, VOTE). Een symbool is een letter en een cijfer van 1 tot 9: F voedsel, R grondstof, M geld, C cultuur, P politiek, T vervoer, A leger, D verdediging.',
      },
      {
        id: 'P15.3',
        text: 'Een set vervangt land, hoofdsteden en bouwtegels. Routes, bevolkingsspoor, welvaartskaarten, effecten en gouden teksten zijn altijd de onze (onze uitleg).',
      },
      { id: 'P15.4', text: 'Een set met een fout wordt in zijn geheel geweigerd; je ziet de eerste regel die fout is en de reden.' },
      { id: 'P15.5', text: 'Geweigerd: een regel of een symbool dat niet te lezen is.' },
      { id: 'P15.6', text: 'Geweigerd: een letter twee keer in de gedrukte symbolen van één plaats, of in één kader.' },
      { id: 'P15.7', text: 'Geweigerd: een - zonder gouden kader.' },
      { id: 'P15.8', text: 'Geweigerd: een X op een witte kant of een hoofdstad.' },
      { id: 'P15.9', text: 'Geweigerd: een zwarte kant zonder X, of met maar één.' },
      { id: 'P15.10', text: 'Geweigerd: een zwarte kant waarvan de X niet allemaal aan elkaar grenzen (hoeken tellen niet).' },
      { id: 'P15.11', text: 'Geweigerd: twee zeeën naast elkaar op één kant.' },
      { id: 'P15.12', text: 'Geweigerd: twee keer dezelfde naam, van een tegel of van een held, wonder of bijzonder gebouw.' },
      { id: 'P15.13', text: 'Geweigerd: een witte kant zonder de zwarte die erbij hoort, of omgekeerd.' },
      { id: 'P15.14', text: 'Geweigerd: een tijdperk met minder dan vijf tegels voor ieder van jullie plus twee (22 met vier).' },
      { id: 'P15.15', text: 'Geweigerd: een gouden tekst die P14 niet kent.' },
      {
        id: 'P15.16',
        text: 'Geweigerd: een held of wonder waarvan P13 het effect niet kent. Met alleen symbolen schrijf je PLAIN- en de naam. Bijzondere gebouwen mogen elke naam hebben.',
      },
      {
        id: 'P15.17',
        text: 'Geweigerd: een set zonder de hoofdsteden die nodig zijn, de kant Gelijkheid of een kant Vrijheid voor ieder (onze uitleg).',
      },
      { id: 'P15.18', text: 'Geweigerd: een bouwtegel die niet 2 of 3 kost, of minder dan vier bouwtegels voor ieder (onze uitleg).' },
    ],
  },
];
