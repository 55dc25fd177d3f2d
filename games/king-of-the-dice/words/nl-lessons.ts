import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turns: {
    title: 'Je eerste beurten',
    says: {
      welcome: 'Welkom! Jij en je tegenstander willen allebei het mooiste koninkrijk, en inwoners win je met dobbelstenen.',
      wish: 'In de rij wachten vijf inwoners. Op elke kaart staat wat hij op de dobbelstenen wil zien en hoeveel hij waard is.',
      roll: 'Je mag per beurt hoogstens drie keer gooien. Begin met alle zes!',
      dwarf: 'Drie drieën, wat een begin! De dwerg helemaal rechts wil er vier, en hij is 6 punten waard.',
      keep: 'Tik op de drie drieën om ze te houden en gooi de rest opnieuw.',
      reached: 'Daar is de vierde 3! Je mag nog een keer gooien, maar waarom zou je: neem de dwerg.',
      row: 'Gaat er een inwoner weg, dan schuiven die links ervan op en komt er een nieuwe bij. Nu ligt de leerling helemaal rechts.',
      next: 'Je tegenstander nam een fee, en jij bent weer aan de beurt. Gooien maar!',
      colours: 'De leerling wil van elke kleur twee dobbelstenen. Cijfers doen er bij hem niet toe.',
      green: 'Je hebt twee blauwe en drie groene, maar één rode. Hou alles behalve de eerste steen en gooi die opnieuw.',
      home: 'Rood! En hij ligt onder het toverbos, waar hij woont, dus de bovenste kaart komt mee: 2 punten extra.',
      extra: 'Een leerling geeft je bovendien meteen nog een beurt. Gooi maar weer!',
      sixes: 'De dwerg met de 6 wil er vier. Hou je twee zessen en gooi de rest.',
      sum: 'Drie zessen, bijna! En samen zijn ze 29, genoeg voor de draak: die wil er 28 of meer.',
      safe: 'Probeer nog een vierde 6: hou alles behalve de 2. De andere vijf zijn 27, dus de draak is hoe dan ook zeker.',
      dragon:
        'Geen 6, wel de draak! Niemand wil er een, en dat is juist leuk: neem hem, en hij vliegt naar je tegenstander met 4 minpunten.',
      orc: 'De ork op de tweede plaats wil drie paren en is 7 punten waard. Proberen: gooi.',
      pair: 'Je hebt een paar drieën. Hou dat met de 2, en hoop op nog een 2.',
      two: 'Twee paren! Hou ze met de 6 en gooi alleen de 4 opnieuw.',
      three: '3, 2 en 6: drie paren! Neem de ork.',
      penalty: 'Je tegenstander kon niemand nemen en kreeg een strafkaart. Dan gaat ook de inwoner helemaal rechts uit het spel.',
      end: 'Het spel eindigt als de inwoners, de strafkaarten of een stapel locaties op zijn. Het hoogste totaal wint.',
      done: 'Je weet nu genoeg, en je staat ruim voor. Speel verder, en gooi ze!',
    },
  },
};
