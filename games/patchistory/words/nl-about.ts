import { aboutOf } from './about.ts';
import type { Names } from './words.ts';

export const aboutFrom = (names: Names) =>
  aboutOf(names, {
    place: 'Een plaats. Wat erop staat, telt vanzelf; een gouden kader telt alleen als er een arbeider staat.',
    golden: 'Gouden kader. Het telt alleen als er een arbeider op deze plaats staat.',
    building: 'Bouwtegel. Eenmaal gebouwd telt hij als elke andere plaats van één vak.',
    hero: 'Held. Hij werkt zolang hij helemaal te zien is, met of zonder arbeider, en kost 2 voedsel aan het eind van elk tijdperk.',
    wonder: 'Wonder. Het werkt zolang het helemaal te zien is, met of zonder arbeider, en kost 1 grondstof aan het eind van elk tijdperk.',
    special: 'Bijzonder gebouw. De symbolen tellen zoals overal; het heeft geen eigen werking en kost geen onderhoud.',
    worker: 'Arbeider. Door hem telt het gouden kader van zijn plaats; op elke plaats staat er één.',
    track: 'Bevolkingsspoor. Hier wachten je arbeiders tot je ze opleidt.',
    upkeep:
      'Onderhoud van de arbeiders. Hoe meer arbeiders van het spoor af zijn, hoe meer ze elke ronde eten; elke eenheid voedsel die je tekortkomt, kost 3 cultuur.',
    points: 'Politieke punten. Ze betalen deze ronde diplomatie en bestuur; wat over is, gaat verloren.',
    'good-0': 'Voedsel. Het voedt je arbeiders en helden, en betaalt opleiden en handel.',
    'good-1': 'Grondstoffen. Ze betalen gebouwen en routes, onderhouden je wonderen en geven kracht in een oorlog.',
    'good-2': 'Geld. Daarmee bied je op de veiling.',
    'good-3': 'Cultuur. Wie er aan het eind van het derde tijdperk het meeste van heeft, wint.',
    'good-4': 'Stemmen. Aan het eind van het tijdperk maken ze een welvaartskaart meer waard; daarna zijn ze weg.',
    screen: 'Scherm. Wat anderen hebben is verborgen, maar alles wat ze krijgen of uitgeven wordt getoond.',
    era: 'Tijdperk en ronde. Het spel heeft drie tijdperken van vijf rondes.',
    first: 'Startspeler. Van hieraf gaat het met de klok mee; volgende ronde gaat het teken naar links.',
    offer: 'Landtegel. Er is er één voor ieder van jullie in elke veiling.',
    stake: 'Inzet. Als elke tegel een hoogste bieder heeft, is al het ingezette geld weg, wat het ook heeft gewonnen.',
    size: 'Grootte van je gebied. Het mag 5, 6 of 7 vakken breed en hoog zijn, in tijdperk I, II en III.',
    over: 'Erover of eronder. Waar de nieuwe tegel je land raakt, gaat elk vak over of onder wat er ligt.',
    tiles: 'Bouwtegels in de hand. Leg ze open als gebouw of omgekeerd als braakland; niemand anders ziet ze.',
    cards: 'Welvaartskaarten in de hand. Aan het eind van elk tijdperk speelt ieder er in het geheim één voor de stemming.',
    votes: 'Stemmen op deze kaart. De eerste krijgt zoveel cultuur als er stemmen zijn, de tweede de helft.',
    rank: 'Rang op deze kaart. Spelers die gelijk staan, krijgen allebei de laagste rang.',
    mainRoute: 'Hoofdroute. Alleen wie die heeft gebouwd, stuurt er een arbeider langs; aan het eind wacht een onderhandeling.',
    alliedRoute:
      'Alliantieroute. Elke bondgenoot stuurt een arbeider van het ene eind naar het andere; bondgenoten vechten nooit met elkaar.',
    war: 'Oorlog verklaard. Hij wordt volgende ronde uitgevochten; alleen een alliantie, of het verlies van de route of de arbeider erop, houdt hem tegen.',
    red: 'Rood. Je wilt oorlog: één keer rood is genoeg om hem te verklaren.',
    blue: 'Blauw. Je wilt vrede: twee keer blauw is geen oorlog, en jullie mogen een alliantie sluiten.',
    power: 'Kracht. Een aanvaller telt zijn leger, een verdediger leger en verdediging; elke ingezette grondstof telt 1 extra.',
  });
