import type { Refusal } from '#engine';
import { FOOD, RESOURCE, VOTE } from '../pieces.ts';
import { names } from './nl-names.ts';
import type { Refusals } from './words.ts';

const amount = (good: unknown, n: unknown) => names.amount(Number(good ?? FOOD), Number(n ?? 0));
const plural = (n: unknown, one: string, many: string) => `${Number(n ?? 0)} ${Number(n) === 1 ? one : many}`;
const large = (effect: unknown) => (names.heroes[String(effect)] ?? names.wonders[String(effect)])?.name ?? '';
/** Where in a set of tiles. */
const place = ({ line }: Refusal) => (line === undefined ? 'In je tegels: ' : `Regel ${line} van je tegels: `);

/** Of the rules that forbid something; a rule that is not here has nothing to refuse. */
export const refusals: Refusals = {
  'P1.2': 'Nu niet: dat hoort bij een andere stap van de ronde. Kies een van de gemarkeerde zetten.',
  'P2.2': 'Daar is geen vrije plaats: één arbeider per plaats. Kies een plaats van jou zonder arbeider.',
  'P2.9': 'Zoek eerst een plaats voor je arbeider die thuiskomt.',
  'P2.13': (why, who) => {
    const seats = (why.seats as readonly number[] | undefined) ?? [];
    if (seats.length === 0) return 'Je bent niet aan de beurt. Nog even geduld.';
    return seats.length === 1
      ? `${who.name(Number(seats[0]))} is aan de beurt. Nog even geduld.`
      : 'Jij bent klaar: de anderen zijn nog bezig.';
  },
  'P3.3': 'Passen kan niet: bied op een van de tegels.',
  'P3.4': (why) =>
    Number(why.leading) < 0
      ? 'Die tegel wordt niet geveild.'
      : `Dat bod is te laag: bied ten minste ${Number(why.leading ?? 0) + 1} geld op deze tegel.`,
  'P3.5': (why) => `Je kunt je bod niet verlagen: bied ten minste de ${Number(why.own ?? 0)} geld die je al hebt ingezet.`,
  'P3.6': (why) => `Zoveel geld heb je niet: je kunt tot ${Number(why.own ?? 0) + Number(why.money ?? 0)} bieden.`,
  'P3.10': 'Wachten kan niet meer: bied op een van de tegels.',
  'P3.11': (why) => `Kies een van de twee tegels, en een bedrag van 0 tot ${Number(why.money ?? 0)} geld.`,
  'P4.1': 'Je hebt nu geen tegel om aan te leggen.',
  'P4.2': 'Ten minste één vak van de tegel deelt zijn plek met je gebied; kies erover of eronder voor elke gedeelde plek, en alleen daar.',
  'P4.3': 'Ten minste één vak van de nieuwe tegel moet zichtbaar blijven.',
  'P4.4': (why) => {
    const bound = Number(why.bound ?? 5);
    return `Dat is te groot: in dit tijdperk is je gebied hoogstens ${bound} vakken breed en ${bound} hoog.`;
  },
  'P4.5': 'Een zee kan niet worden bedekt, en er gaat ook niets onder.',
  'P4.6': 'De zee van de nieuwe tegel kan er niet onder.',
  'P4.7': 'Twee zeeën liggen nooit naast elkaar; hoek aan hoek mag wel.',
  'P4.8': 'De grote plaats van de nieuwe tegel blijft helemaal zichtbaar, of gaat er helemaal onder.',
  'P4.9': 'Een held, wonder of bijzonder gebouw bedek je helemaal of niet. Er een tegel onder schuiven mag.',
  'P4.10': 'Een tegel kan niet boven én onder dezelfde kaart liggen.',
  'P4.11': 'Alleen de geveilde kant telt, en tegels worden nooit gedraaid.',
  'P4.18': 'Zet eerst je gratis arbeiders op vrije plaatsen.',
  'P5.1': 'Je diplomatie is voorbij voor deze ronde.',
  'P5.3': 'Hulp gaat naar iemand die met je verbonden is door een route, hoofdroute of alliantieroute.',
  'P5.4': (why) =>
    why.has === undefined
      ? 'Hulp is precies drie eenheden voedsel, grondstoffen en geld.'
      : 'Je kunt alleen aanbieden wat je hebt: drie eenheden van jezelf.',
  'P5.5': 'Beantwoord eerst het hulpaanbod: ja of nee.',
  'P5.6': 'Je hebt deze ronde hulp geaccepteerd, dus je kunt er geen aanbieden.',
  'P5.7': 'Je kunt alleen iemand bedreigen die door een hoofdroute met je verbonden is.',
  'P5.8': 'Je kunt een bondgenoot niet bedreigen.',
  'P5.9': 'Je leger moet groter zijn dan hun leger en verdediging samen.',
  'P5.10': 'Eis cultuur of geld.',
  'P5.11': 'Je kunt een eigen alliantie alleen verbreken als je eerste diplomatieactie van de ronde, met ten minste 1 punt.',
  'P6.1': 'Je bent klaar met deze stap.',
  'P6.3': (why) => `Dat kost ${plural(why.points, 'punt', 'punten')}, en je hebt er nog ${Number(why.left ?? 0)}.`,
  'P6.4': (why) => `Dat kost ${amount(why.good, why.price)}, en je hebt er ${Number(why.has ?? 0)}.`,
  'P6.6': 'Handel stuurt een arbeider die in je gebied staat: kies er een.',
  'P6.7': 'De start moet open zijn: je eigen hoofdroute zonder arbeider, of een alliantieroute van jou zonder arbeider van jou.',
  'P6.8': (why) =>
    Number(why.limit) === 0
      ? 'Zonder vervoer kun je niets ruilen.'
      : `Je kunt hoogstens ${plural(why.limit, 'eenheid', 'eenheden')} ruilen, en ten minste 1.`,
  'P6.9': 'Dat komt niet uit: 1 grondstof is 2 voedsel of 2 geld, 1 voedsel is 1 geld; nooit cultuur, en nooit hetzelfde goed.',
  'P6.10': 'Om op te leiden heb je een arbeider op het spoor en een vrije plaats nodig.',
  'P6.11': 'Je hebt geen held om te eren.',
  'P6.12': 'Je hebt geen wonder om te eren.',
  'P6.13': 'Een hoofdroute gaat van jou naar een ander, en er moet er nog een in de voorraad zijn.',
  'P6.14': (why) =>
    Number(why.most ?? 1) === 1 ? 'Je hebt je hoofdroute van deze ronde gebouwd.' : 'Je hebt al je hoofdroutes van deze ronde gebouwd.',
  'P6.17': 'Op zee kun je niet bouwen. Leg die eerst braak.',
  'P6.18': 'Dit kan op een plaats van één vak, nooit op een deel van een grote plaats.',
  'P6.19': 'Die bouwtegel heb je niet in je hand.',
  'P6.22': 'Eén campagne per ronde, met ten minste 1 punt.',
  'P7.3': 'Alleen wie een hoofdroute bouwde, mag die gebruiken.',
  'P7.5': 'Eerst de arbeiders thuis, dan die op de routes: voor deze is het te vroeg of te laat.',
  'P7.8': 'Die arbeider heeft al bewogen of is er niet: elke arbeider gaat één keer.',
  'P7.9': (why) =>
    Number(why.steps ?? -1) < 0
      ? 'Er is geen weg naar die plaats.'
      : `Dat is ${plural(why.steps, 'stap', 'stappen')} ver (niet schuin), en je vervoer is ${Number(why.transport ?? 0)}.`,
  'P7.10': (why) =>
    why.steps === undefined
      ? 'Eerst moet elke arbeider op een route verder.'
      : `Die arbeider gaat ten minste 1 en hoogstens ${plural(why.steps, 'vak', 'vakken')} verder.`,
  'P7.11': (why) => `Dat is te ver: de arbeider stopt na ${plural(why.ahead, 'vak', 'vakken')}.`,
  'P7.13': 'Alleen een arbeider op de start of op een goederenvak van een hoofdroute kan voor rust kiezen.',
  'P7.15': 'Die arbeider rust, en komt vanzelf thuis.',
  'P7.16': 'Daar is oorlog verklaard: die arbeider gaat ten oorlog.',
  'P8.2': 'Kies een van je eigen onderhandelingen.',
  'P8.4': 'Kies rood (aanval) of blauw (vrede).',
  'P8.5': (why) => `Een oorlog voorbereiden kost ${amount(RESOURCE, why.cost)}, en je hebt ${Number(why.has ?? 0)}: kies blauw.`,
  'P8.7': 'Zeg ja of nee tegen de alliantie.',
  'P8.9': 'Kies welk uiteinde van de route van jou is: A of B.',
  'P9.1': 'Kies een van je eigen oorlogen die nu aan de beurt zijn.',
  'P9.3': 'Geef op wat gevraagd wordt in ruil voor kracht, of zeg nee.',
  'P9.5': (why) =>
    why.has === undefined ? 'Zeg hoeveel grondstoffen je inzet in de oorlog.' : `Je kunt van 0 tot ${amount(RESOURCE, why.has)} inzetten.`,
  'P11.4': 'Kies een van de welvaartskaarten in je hand.',
  'P11.8': (why) =>
    why.has === undefined ? 'Zoveel stemmen heb je niet.' : `Je kunt van 0 tot ${amount(VOTE, why.has)} op deze kaart leggen.`,
  'P12.1': 'De partij is afgelopen: er valt niets meer te spelen.',
  'P13.1': 'De held of het wonder daarvoor is niet zichtbaar in je gebied.',
  'P13.2': 'Dat effect kun je nu niet gebruiken.',
  'P13.5': 'Kies een van je arbeiders die niet meer op het spoor staan om terug te sturen.',
  'P13.8': (why) => `${large(why.effect)}: dat heb je deze ronde al gebruikt.`,
  'P13.11': 'Constantijn verbindt je met iemand die nog geen bondgenoot is. Kies wie, en jouw uiteinde van de route.',
  'P13.20': 'De Hangende tuinen werken één keer per ronde, in je bestuur.',
  'P13.27': 'Columbus: stuur een arbeider terug en houd een van de getrokken tegels, of zeg nee.',
  'P13.29': (why) =>
    Number(why.has ?? 0) === 0
      ? 'Je hebt geen stemmen om in te zetten; alleen Jeanne d’Arc trekt daarmee ten oorlog.'
      : `Jeanne d’Arc kan van 0 tot ${amount(VOTE, why.has)} inzetten.`,
  'P13.30': 'Vasco da Gama: kies een van de geveilde tegels.',
  'P13.37': 'Chichén Itzá: stuur een arbeider van jou terug, of kies Klaar.',
  'P13.38': 'Het Kremlin werkt één keer per ronde, in je bestuur, niet met Che Guevara en niet na een verbroken alliantie.',
  'P13.49': 'Marie Curie heeft een grondstof nodig.',
  'P13.53':
    'Schwerer Gustav, één keer per oorlog: doe een hoofdroute vanaf jou (niet die van deze oorlog) of een alliantieroute van jou weg, of zeg nee.',
  'P13.54': 'Het Vrijheidsbeeld wordt nooit bedekt. Er een tegel onder schuiven mag.',
  'P13.55': 'De Stealthbommenwerper treft, één keer per ronde, een zichtbare plaats van één vak van iemand die geen bondgenoot is.',
  'P15.5': (why) => `${place(why)}“${why.text ?? ''}” is niet te lezen.`,
  'P15.6': (why) => `${place(why)}“${why.text ?? ''}” heeft twee keer dezelfde letter.`,
  'P15.7': (why) => `${place(why)}na een “-” hoort een gouden kader.`,
  'P15.8': (why) => `${place(why)}${why.id ?? ''} heeft een X, en die hoort op een zwarte kant.`,
  'P15.9': (why) => `${place(why)}${why.id ?? ''} heeft een grote plaats van ten minste twee X nodig.`,
  'P15.10': (why) => `${place(why)}de X van ${why.id ?? ''} moeten aan elkaar grenzen (hoeken tellen niet).`,
  'P15.11': (why) => `${place(why)}${why.id ?? ''} heeft twee zeeën naast elkaar.`,
  'P15.12': (why) => `${place(why)}${why.id ?? ''} staat er twee keer.`,
  'P15.13': (why) => `${place(why)}van ${why.id ?? ''} ontbreekt de andere kant.`,
  'P15.14': (why) =>
    `${place(why)}tijdperk ${['I', 'II', 'III'][Number(why.era ?? 0)]} heeft ${Number(why.needed ?? 0)} tegels nodig, en heeft er ${Number(why.tiles ?? 0)}.`,
  'P15.15': (why) => `${place(why)}een gouden tekst “${why.text ?? ''}” bestaat niet.`,
  'P15.16': (why) => `${place(why)}voor ${why.id ?? ''} is geen effect bekend. Schrijf PLAIN- voor de naam als er alleen symbolen zijn.`,
  'P15.17': (why) => `${place(why)}niet alle hoofdsteden die jullie nodig hebben zijn er.`,
  'P15.18': (why) =>
    why.id === undefined
      ? `${place(why)}er zijn ${Number(why.needed ?? 0)} bouwtegels nodig, en er zijn er ${Number(why.tiles ?? 0)}.`
      : `${place(why)}${why.id} moet 2 of 3 kosten.`,
  E1: 'Dat is geen zet in dit spel. Kies een van de gemarkeerde zetten.',
  E2: 'De partij is afgelopen: er valt niets meer te spelen.',
  E3: 'Je kunt alleen je eigen laatste zet ongedaan maken, voordat een ander zet en voordat er iets nieuws wordt getoond.',
};

export const otherwise = 'De regels laten dit niet toe. Kies een van de gemarkeerde zetten.';
