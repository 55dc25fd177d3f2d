import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  gnome: {
    title: 'Dobbelstenen van één kleur',
    ask: 'Je dobbelstenen tonen drie groene vlakken. Pak de kabouter die er drie vraagt; probeer ook die ernaast.',
    so: 'Drie groene zijn genoeg voor de eerste kabouter, de tweede wil er vier. De rij schuift op en links komt een nieuwe inwoner.',
  },
  location: {
    title: 'Een inwoner die thuis is',
    ask: 'De kabouter ligt onder de werkplaats, zijn thuis. Pak hem met de locatie.',
    so: 'Een inwoner onder de stapel van zijn kleur levert de bovenste kaart op: 1 punt voor de kabouter en 2 voor de werkplaats.',
  },
  penalty: {
    title: 'Niemand wil komen',
    ask: 'Je worpen zijn op en je hebt niemand overgehaald. Stop.',
    so: 'Je pakt de bovenste strafkaart, hier −1, en de inwoner helemaal rechts gaat weg.',
  },
  bourgeois: {
    title: 'Allemaal even',
    ask: 'Je zes dobbelstenen zijn even. Pak de burger die even cijfers wil; probeer ook die ernaast.',
    so: 'Zes even cijfers zijn genoeg voor de eerste, en die is 5 punten waard. De tweede wil zes oneven cijfers.',
  },
  elf: {
    title: 'Vier op een rij',
    ask: '3, 4, 5 en 6 volgen op elkaar, waar ze ook liggen. Pak de elf die er vier vraagt.',
    so: 'De elf ligt nu bovenop je koninkrijk: daarmee heb je in je volgende beurt vier worpen.',
  },
  fourRolls: {
    title: 'Vier worpen met een elf',
    ask: 'Er ligt een elf bovenop je koninkrijk en je beurt begint. Gooi de dobbelstenen.',
    so: 'Je hebt nog drie worpen over in plaats van twee. Zodra er een andere kaart op de elf ligt, zijn het er weer drie per beurt.',
  },
  dwarf: {
    title: 'Drie drieën',
    ask: 'Je hebt drie drieën. Pak de dwerg die er drie vraagt; probeer ook die ernaast.',
    so: 'Kleuren tellen hier niet. De eerste dwerg is 4 punten waard; de tweede wil vier drieën.',
  },
  orc: {
    title: 'Groepen voor een ork',
    ask: 'Je hebt vier 5’en. Pak de ork die vier gelijke vraagt; probeer ook de andere.',
    so: 'Vier gelijke zijn één groep. De andere orks vragen twee groepen, met verschillende getallen.',
  },
  kobold: {
    title: 'Vier van een kleur naar keuze',
    ask: 'Vier van je dobbelstenen zijn blauw. Pak de paddenstoelkobold die er vier van één kleur vraagt; probeer ook die ernaast.',
    so: 'Elke kleur is goed, en je hoeft die niet vooraf te noemen. De tweede kobold wil er vijf van één kleur.',
  },
  fairies: {
    title: 'Een derde fee',
    ask: 'Je hebt al twee feeën. Drie rode en drie blauwe zijn ruim genoeg voor de derde.',
    so: 'Drie feeën zijn elk 3 punten waard: 9 in plaats van 4.',
  },
  hypnotist: {
    title: 'De hypnotiseur brengt iemand mee',
    ask: 'Je dobbelstenen zijn samen 11. Pak de hypnotiseur.',
    so: 'Wie rechts van hem ligt, komt mee, wat je ook gooide: hier de elf van 7. Twee nieuwe inwoners vullen de rij aan.',
  },
  dragon: {
    title: 'Een draak voor een ander',
    ask: 'Je dobbelstenen zijn samen 28 en je hebt alleen de draak overgehaald: je moet hem pakken. Geef hem aan de volgende speler.',
    so: 'De draak komt bovenop het koninkrijk van die speler en kost daar 4 punten.',
  },
  apprentice: {
    title: 'Nog een beurt',
    ask: 'Zes enen zijn twee van elke kleur. Pak de leerling.',
    so: 'Als de rij is aangevuld, heb je nog een hele beurt, die je ook mag overslaan.',
  },
};
