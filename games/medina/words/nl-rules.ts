import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'M1',
    title: 'Waarmee je speelt',
    rules: [
      {
        id: 'M1.1',
        text: 'Optie: kies de editie. De tweede is voor twee tot vier spelers, de eerste voor drie of vier, en met de variant van Wolfgang en Brigitte Ditt speel je de eerste met z’n tweeën. Een regel die geen editie noemt, geldt voor alle edities.',
      },
      {
        id: 'M1.2',
        text: 'De stad heeft 16 kolommen, a tot en met p vanaf het westen, en 11 rijen, 1 tot en met 11 vanaf het noorden. Met z’n tweeën bouw je in de tweede editie een kleinere, van 14 bij 10. Eromheen loopt een ring van muurplaatsen met een toren op elke hoek: toren 1 in het noordwesten, 2 in het zuidoosten, 3 in het noordoosten, 4 in het zuidwesten.',
      },
      {
        id: 'M1.3',
        text: 'Je begint met gebouwen in vier kleuren (grijs, zwart, bruin en oranje; de tweede editie heeft paars in plaats van zwart), met stallen, kooplieden, muren en vier daken. Eerste editie: met drie spelers 6 gebouwen van elke kleur, 4 stallen, 8 kooplieden en 10 muren; met vier 5, 3, 6 en 8. Ditt: 9, 6, 12 en 16, en vier blokkadekoepels. Tweede editie: met twee spelers 8, 4, 12 en 15, en twee neutrale daken; met drie 6, 4, 8 en 12, en één neutraal dak; met vier 5, 3, 6 en 9. De rest blijft in de doos.',
      },
      {
        id: 'M1.4',
        text: 'De tweede editie voegt een put toe, zes theetegels, en kooplieden op de torentegels. Optie: laat van die drie weg wat je wilt.',
      },
      {
        id: 'M1.5',
        text: 'Daken en tegels liggen altijd open. De andere stukken staan tot het einde van het spel achter schermen. Optie: speel met open stukken. Iedereen ziet wat er wordt uitgedeeld en wat er wordt geplaatst, dus je zou ze toch kunnen tellen.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'De opening',
    rules: [
      {
        id: 'M2.1',
        text: 'Wie begint, wordt geloot (onze uitleg: in de eerste editie begint de jongste, de tweede laat het open).',
      },
      {
        id: 'M2.2',
        text: 'Eerste editie en Ditt: de eerste speler opent de markt met een koopman uit de doos, op een vak dat niet aan de muurplaatsen ligt.',
      },
      {
        id: 'M2.3',
        text: 'Tweede editie: waar de put komt en daarna de eerste koopman, wordt geloot; geen van beide ligt aan de muurplaatsen. De koopman mag naast de put staan, maar niet erop.',
      },
      {
        id: 'M2.4',
        text: 'De eerste beurten zijn kort. Eerste editie: wie de markt heeft geopend, speelt meteen een volle beurt. Ditt: de eerste koopman is de eerste beurt (onze uitleg), dan volgt een beurt van één stuk, een van twee, en verder steeds van drie. Tweede editie: de eerste beurt heeft één stuk, en met drie of vier spelers de tweede ook.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Jouw beurt',
    rules: [
      {
        id: 'M3.1',
        text: 'Je speelt om de beurt, met de klok mee. In je beurt plaats je twee stukken, het een na het ander, gelijk of verschillend; in de variant van de Ditts drie.',
      },
      { id: 'M3.2', text: 'Je plaatst alleen je eigen stukken.' },
      {
        id: 'M3.3',
        text: 'Gebouwen, stallen en kooplieden komen op lege vakken van de stad, muren op lege muurplaatsen. Wat staat, blijft staan.',
      },
      {
        id: 'M3.4',
        text: 'Zolang een van je stukken geplaatst kan worden, moet je er een plaatsen, ook als het een dak is. Kun je er twee plaatsen, dan moet dat: een eerste stuk waarna geen tweede meer past, mag niet zolang een ander er wel een overlaat. (Meestal gaat het om een dak dat een kleur afsluit, waardoor je laatste gebouwen in de doos gaan; kooplieden die je met het eerste stuk wint, kunnen het tweede zijn, ook als het je enige stuk was: onze uitleg.) Laat geen enkel eerste stuk een tweede over, dan plaats je er één. Tweede editie: zie ook M10.2. Ditt: elk stuk wordt apart bekeken. Zo gaat het in elke editie bij partijen die met versie 1 van de regels begonnen zijn.',
      },
      {
        id: 'M3.5',
        text: 'Kun je niets plaatsen, dan word je overgeslagen. Je doet weer mee zodra een van je stukken ergens past, al is het een koopman die je net bij een toren hebt gewonnen (onze uitleg).',
      },
      {
        id: 'M3.6',
        text: 'Ditt: in één beurt plaats je van elke kleur hoogstens één stuk, dus één gebouw van elke kleur, één puntenkoepel en één blokkadekoepel. Witte stukken (stallen, kooplieden, muren) zijn niet beperkt. Heb je alleen nog kleuren die al geweest zijn, dan is je beurt korter.',
      },
      {
        id: 'M3.7',
        text: 'Eerste editie: ben je als enige nog in het spel omdat niemand anders nog een stuk heeft, dan moet je in elke beurt waarin het kan minstens één dak plaatsen, als eerste of als tweede stuk. Was je eerste stuk geen dak, dan moet het tweede er een zijn; en wacht er geen paleis op je dak, maar kun je er met een gebouw een beginnen, dan doe je dat eerst. Een beurt waarin helemaal geen dak geplaatst kan worden, is vrij (onze uitleg). Partijen die met versie 1 van de regels begonnen zijn: je bent ook alleen als de stukken van de anderen nergens passen, en je eerste stuk is altijd vrij.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Paleizen',
    rules: [
      {
        id: 'M4.1',
        text: 'Een paleis heeft één kleur, en iedereen bouwt eraan mee. Een gebouw sluit aan bij het paleis in aanbouw van zijn kleur, direct naast een van de gebouwen (hoeken tellen niet). Vanaf een stal bouw je niet verder.',
      },
      {
        id: 'M4.2',
        text: 'Je kunt pas een nieuw paleis van een kleur beginnen als geen enkel paleis van die kleur zonder dak nog ruimte heeft om te groeien.',
      },
      {
        id: 'M4.3',
        text: 'Rond elk paleis loopt een straat: geen gebouw en geen stal mag een ander paleis of de stallen daarvan raken, ook niet met een hoek. Dat geldt evengoed voor twee paleizen van één kleur, die dus nooit samengroeien.',
      },
      {
        id: 'M4.4',
        text: 'Een paleis zonder dak en zonder ruimte om te groeien zit vast. Het is van niemand tot het een dak krijgt, en intussen mag je een ander paleis van die kleur beginnen; zo kunnen er meerdere wachten. Wie er nog gebouwen voor heeft, maakt niet uit.',
      },
      {
        id: 'M4.5',
        text: 'Als ieder van jullie een paleis van een kleur bezit, is die kleur klaar: alle gebouwen ervan die nog niet staan, gaan meteen terug in de doos, ook midden in een beurt. Paleizen van die kleur zonder dak blijven zoals ze zijn, en kunnen nog stallen krijgen. Ditt: alleen wie een puntenkoepel heeft gezet, is eigenaar (onze uitleg).',
      },
      { id: 'M4.6', text: 'Je mag in een kleur bouwen, ook als je er al een paleis van bezit.' },
    ],
  },
  {
    id: 'M5',
    title: 'Stallen',
    rules: [
      {
        id: 'M5.1',
        text: 'Een stal komt direct naast een gebouw van een willekeurig paleis (hoeken tellen niet), met of zonder dak, van jou of niet. Vanaf dan hoort hij bij dat paleis.',
      },
      { id: 'M5.2', text: 'Een stal die alleen naast een andere stal zou staan, mag niet.' },
    ],
  },
  {
    id: 'M6',
    title: 'Daken',
    rules: [
      {
        id: 'M6.1',
        text: 'Zet een van je daken op een paleis dat er geen heeft, al is het maar één gebouw, en het is van jou. Het is af: niemand bouwt er nog iets aan.',
      },
      { id: 'M6.2', text: 'Je kunt van elke kleur hoogstens één paleis bezitten.' },
      {
        id: 'M6.3',
        text: 'Tweede editie: een neutraal dak komt op een willekeurig paleis zonder dak, van welke kleur ook, zelfs als die kleur klaar is of al neutrale paleizen heeft. Het paleis is af en blijft van niemand.',
      },
      {
        id: 'M6.4',
        text: 'Ditt: je hebt voor elke kleur een puntenkoepel en een blokkadekoepel. Met een blokkadekoepel is een paleis af; het telt dan voor niemand en heeft geen tegel, en het pakt ook van niemand een tegel af (onze uitleg).',
      },
      {
        id: 'M6.5',
        text: 'Ditt: zodra je allebei je koepels voor een kleur hebt gebruikt, raakt je tegenstander de blokkadekoepel voor die kleur kwijt, als die nog niet is geplaatst.',
      },
      {
        id: 'M6.6',
        text: 'Bij een dak noem je de kleur van het paleis; hebben meerdere paleizen van die kleur geen dak, dan ook het eerste gebouw van het paleis (onze uitleg).',
      },
    ],
  },
  {
    id: 'M7',
    title: 'Kooplieden',
    rules: [
      {
        id: 'M7.1',
        text: 'Kooplieden staan in rijen. Een nieuwe komt naast precies één andere, en dat moet een uiteinde van zijn rij zijn. Hoeken tellen niet, en naast al het andere mogen kooplieden gewoon staan.',
      },
      {
        id: 'M7.2',
        text: 'Pas als geen enkele rij nog kan groeien, begint een koopman een nieuwe rij op een willekeurig leeg vak, ook aan de muur. Hij mag één koopman van een oude rij raken, maar geen twee (onze uitleg).',
      },
      {
        id: 'M7.3',
        text: 'Een koopman met hoogstens één andere naast zich, van welke rij ook, is een uiteinde (onze uitleg). Een koopman alleen is aan alle vier de kanten een uiteinde.',
      },
    ],
  },
  {
    id: 'M8',
    title: 'Muren',
    rules: [
      { id: 'M8.1', text: 'Een muur komt op een muurplaats naast een toren of naast een andere muur.' },
      { id: 'M8.2', text: 'Aan elke kant van de stad blijft één plaats open: de poort. Die mag ook naast een toren liggen.' },
      {
        id: 'M8.3',
        text: 'Een muur hoort bij de toren waar zijn arm begint. Muren mogen direct naast alles staan, en alles direct naast muren.',
      },
    ],
  },
  {
    id: 'M9',
    title: 'Paleistegels en torentegels',
    rules: [
      {
        id: 'M9.1',
        text: 'Elke kleur heeft een paleistegel: grijs 1 punt, zwart of paars 2, bruin 3, oranje 4. Die gaat naar het eerste paleis van de kleur dat een dak krijgt.',
      },
      {
        id: 'M9.2',
        text: 'De tegel verhuist zodra een ander paleis van de kleur groter is, gebouwen en stallen samen, door zijn dak of door een stal, wie die ook plaatst. Bij gelijke grootte blijft hij liggen. Paleizen zonder dak doen niet mee.',
      },
      {
        id: 'M9.3',
        text: 'Tweede editie: een neutraal paleis wint en houdt de tegel net als elk ander paleis; hij ligt dan op het bord.',
      },
      {
        id: 'M9.4',
        text: 'Elke toren heeft een tegel die zijn nummer waard is. De eigenaar van een paleis pakt hem als dat paleis in contact komt met een muur van de toren: doordat het zijn dak krijgt, door een muur die het bereikt, of door een stal die de muur bereikt, wie die ook plaatst. De grootte maakt niet uit, en één dak kan meerdere tegels opleveren.',
      },
      {
        id: 'M9.5',
        text: 'Alleen een nieuw contact telt. In de tweede editie maakt een paleis dat al een muur van een toren raakt, met die toren geen nieuw contact meer. In de eerste en in de variant van de Ditts telt elk van de twee armen van een toren apart (onze uitleg). Optie: speel het op een van beide manieren.',
      },
      {
        id: 'M9.6',
        text: 'Tweede editie: op tegel 1 wachten drie kooplieden, op tegel 2 twee en op tegel 3 één. De eerste eigenaar die de tegel pakt, voegt ze bij zijn eigen stukken en mag ze nog in dezelfde beurt plaatsen (onze uitleg).',
      },
      {
        id: 'M9.7',
        text: 'Tweede editie: een neutraal paleis pakt een torentegel op dezelfde manier. De tegel blijft op het bord, of gaat terug naar het bord als iemand hem had; kooplieden erop gaan in de doos, en bij het volgende nieuwe contact wordt hij daar weer gepakt.',
      },
    ],
  },
  {
    id: 'M10',
    title: 'Thee en de put',
    rules: [
      {
        id: 'M10.1',
        text: 'Tweede editie: het eerste paarse paleis dat een dak krijgt, levert de eigenaar drie theetegels op, het tweede twee, het derde één, het vierde geen. De tegels van een neutraal dak gaan terug in de doos.',
      },
      {
        id: 'M10.2',
        text: 'Tweede editie: als je eerste stuk geplaatst is, mag je een theetegel teruggeven in plaats van het tweede te plaatsen. Eén tegel per beurt, al heb je hem net gewonnen (onze uitleg). Het moet in één geval: met een theetegel mag je een eerste stuk plaatsen dat geen tweede overlaat terwijl een ander dat wel zou doen (M3.4), en dan geef je de tegel terug. In partijen die met versie 1 van de regels begonnen zijn, moet het nooit. Aan het eind is thee niets waard.',
      },
      {
        id: 'M10.3',
        text: 'Tweede editie: op de acht vakken rond de put staat geen gebouw en geen stal. Kooplieden mogen er wel.',
      },
      {
        id: 'M10.4',
        text: 'Tweede editie: elk gebouw en elke stal van jouw paleizen op precies twee vakken van de put, in zijn rij of kolom, is 4 punten extra waard, wat er ook tussen staat.',
      },
    ],
  },
  {
    id: 'M11',
    title: 'Het einde en de telling',
    rules: [
      {
        id: 'M11.1',
        text: 'Het spel is afgelopen zodra niemand meer iets kan plaatsen: alle stukken zijn op, of wat over is, past nergens (onze uitleg voor de tweede editie, die alleen van gebruikte stukken spreekt).',
      },
      {
        id: 'M11.2',
        text: 'Elk van je paleizen geeft 1 punt voor elk gebouw en elke stal, en 1 voor elke muur en elke koopman die direct naast een daarvan staat (hoeken tellen niet). Een koopman telt voor een paleis één keer, maar voor elk paleis dat hij raakt. Torens tellen niet.',
      },
      { id: 'M11.3', text: 'Paleistegels en torentegels geven de punten die erop staan.' },
      {
        id: 'M11.4',
        text: 'Wie de meeste punten heeft, wint; bij gelijke stand delen jullie de winst (onze uitleg waar de tweede editie zwijgt).',
      },
      { id: 'M11.5', text: 'Een paleis zonder eigenaar telt voor niemand.' },
    ],
  },
];
