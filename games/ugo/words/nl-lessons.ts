import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'Je eerste ronde',
    says: {
      welcome: 'Welkom! Iedereen bouwt een koninkrijk van vijf vakken, en daar komen de kaarten te liggen die je wint.',
      trick: 'Een ronde telt tien slagen. In elke slag speelt iedereen één kaart, en één van ons krijgt ze allemaal.',
      follow: 'Groen is gevraagd, dus speel groen als je het hebt. Je groene 5 is de enige.',
      lost: 'De 7 was de hoogste kaart en kreeg ze alle drie. Wie een slag wint, komt uit voor de volgende.',
      win: 'Nu is rood gevraagd, en je hebt een 3 en een 8. Niets gaat boven een 8: pak die slag!',
      won: 'Binnen! Alles wat je wint, gaat naar je koninkrijk: één kleur per vak, van links naar rechts.',
      top: 'Alleen de bovenste kaart van een stapel telt. Laat de 8 bovenop en kies ‘Zo neerleggen’.',
      lead: 'Jij won, dus jij komt uit, met elke kaart die je wilt. De grijze 7 ziet er sterk uit.',
      farmer: 'Een vak telt pas als er boeren zijn. Win je met een 6 of 7, dan krijg je er één; met een 3, 4 of 5 zelfs twee.',
      second: 'Je eerste twee vakken hebben hun boer al, dus grijs ligt veilig op het tweede. Hou de 7 bovenop.',
      again: 'Dat gaat lekker, dus nog een keer: kom uit met de gele 7.',
      third: 'Nog een boer! Je derde vak heeft er nu twee en is klaar voor geel.',
      printed:
        'Een leeg vak met al zijn boeren is het getal in de cirkel waard: 1, 3 of 5. Ligt er een kaart, dan telt die, en jouw 7 is beter dan de 1.',
      danger: 'Pas op: een vierde kleur komt op het vak voor drie boeren. Elke boer die onder een kaart ontbreekt, kost 5 punten!',
      low: 'Deze slag verlies je dus liever. Kom uit met de lage blauwe 3 en laat hem aan een ander.',
      free: 'Groen is gevraagd en dat heb je niet meer. Dan mag je elke kaart spelen.',
      one: 'Een 1 die verliest, levert twee boeren op als de winnende kaart een andere kleur heeft. Je blauwe 1 komt dus goed uit.',
      gift: 'Twee boeren voor een kaart die verliest! Op je vierde vak ontbreekt er nog maar één.',
      discard: 'Weer geen groen in je hand. Doe de gele 3 weg.',
      highest: 'Zag je dat? De blauwe 8 won, al was groen gevraagd: het hoogste getal wint, welke kleur het ook heeft.',
      red: 'Rood is gevraagd en dat heb je, dus het moet de rode 3 worden.',
      must: 'Je moet bekennen met de gele 5, en die is hoger dan de 4. Gelukkig levert een 5 twee boeren op.',
      full: 'Je vierde vak is compleet, dus daar ligt de groene 1 veilig.',
      buried: 'De nieuwe gele kaarten bedekken je 7, en wat bedolven ligt, telt niet. Leg liever de 5 bovenop dan de 4.',
      last: 'Nog één kaart. Een 0 wint bijna nooit, en dat is nu precies wat je wilt.',
      count: 'We tellen: een vak met al zijn boeren is zoveel waard als de bovenste kaart. Dat is 8 + 7 + 5 + 1 = 21 punten.',
      done: 'Je wint de ronde, goed gedaan! Een heel spel bestaat uit vier van zulke rondes.',
    },
  },
};
