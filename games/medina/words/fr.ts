import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, type Square, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './fr-tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['gris', 'noir', 'marron', 'orange', 'violet'];
const plurals = ['gris', 'noirs', 'marron', 'orange', 'violets'];
/** As a row of the count is named in the rules. */
const rows = ['grey', 'black', 'brown', 'orange', 'purple'];
const single = ['étable', 'marchand', 'mur', 'toit', 'toit neutre'];
const several = ['étables', 'marchands', 'murs', 'toits', 'toits neutres'];

const hue = (colour: unknown) => colours[Number(colour)]!;
const plural = (n: number, one: string, many = `${one}s`) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const pieces = (piece: Piece, n: number) =>
  piece < 5 ? plural(n, `bâtiment ${hue(piece)}`, `bâtiments ${plurals[piece]}`) : plural(n, single[piece - 5]!, several[piece - 5]!);
/** "de Paul", "d’Anna". */
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);
/** "Anna pose", "Vous posez". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);
const list = listIn('fr');

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as MedinaEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began':
      return `${who.isYou(it.seat) ? 'À vous' : `À ${who.name(it.seat)}`} de jouer : ${plural(it.left, 'pièce')} à poser.`;
    case 'built':
      return it.size === 1
        ? `${does(it.seat, who, 'commence', 'commencez')} un palais ${hue(it.colour)} en ${writeSquare(it.at)}.`
        : `${does(it.seat, who, 'agrandit', 'agrandissez')} le palais ${hue(it.colour)} en ${writeSquare(it.at)} : taille ${it.size}.`;
    case 'stabled':
      return `${does(it.seat, who, 'ajoute', 'ajoutez')} une étable à un palais ${hue(it.colour)} en ${writeSquare(it.at)} : taille ${it.size}.`;
    case 'traded':
      return `${does(it.seat, who, 'envoie', 'envoyez')} un marchand en ${writeSquare(it.at)}.`;
    case 'walled':
      return `${does(it.seat, who, 'élève', 'élevez')} un mur en ${writeSpace(it.at)}.`;
    case 'roofed':
      return `${does(it.seat, who, 'prend', 'prenez')} le palais ${hue(it.colour)} de ${writeSquare(it.at)}, taille ${it.size}.`;
    case 'shut': {
      const roof = it.blockade ? 'dôme de blocus' : 'toit neutre';
      return `${does(it.seat, who, 'pose', 'posez')} un ${roof} sur le palais ${hue(it.colour)} de ${writeSquare(it.at)}, taille ${it.size}.`;
    }
    case 'palaceTile':
      if (it.seat === NOBODY) return `La tuile du palais ${hue(it.colour)} revient au plateau.`;
      return `${does(it.seat, who, 'a', 'avez')} le plus grand palais ${hue(it.colour)} et ${who.isYou(it.seat) ? 'prenez' : 'prend'} sa tuile.`;
    case 'towerTile': {
      if (it.seat === NOBODY) {
        return it.merchants > 0
          ? `La tuile de la tour ${it.tower + 1} reste sur le plateau ; retour à la boîte : ${plural(it.merchants, 'marchand')}.`
          : `La tuile de la tour ${it.tower + 1} revient au plateau.`;
      }
      const won = it.merchants > 0 ? ` et ${who.isYou(it.seat) ? 'recevez' : 'reçoit'} ${plural(it.merchants, 'marchand')}` : '';
      return `${does(it.seat, who, 'prend', 'prenez')} la tuile de la tour ${it.tower + 1}${won}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `Retour à la boîte : ${plural(it.n, 'tuile thé', 'tuiles thé')}.`;
      return `${does(it.seat, who, 'reçoit', 'recevez')} ${plural(it.n, 'tuile thé', 'tuiles thé')} pour le ${['troisième', 'deuxième', 'premier'][it.n - 1]} palais violet.`;
    case 'drank':
      return `${does(it.seat, who, 'prend', 'prenez')} le thé au lieu de poser une pièce.`;
    case 'finished':
      return `Chacun possède un palais ${hue(it.colour)} ; retour à la boîte : ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${does(it.seat, who, 'perd', 'perdez')} le dôme de blocus ${hue(it.colour)}.`;
    case 'passed':
      return `${does(it.seat, who, 'ne peut rien poser et passe', 'ne pouvez rien poser et passez')}.`;
    case 'ended':
      return `Fin de la partie : ${it.ending === 'used' ? 'toutes les pièces sont posées' : 'plus aucune pièce ne peut être posée'}.`;
    case 'undo':
      return `${does(it.seat, who, 'annule', 'annulez')} le dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'Ouvrez d’abord le marché : placez le marchand sur une case qui n’est pas au bord de la ville.';
    case 'M3.1':
      return `C’est au tour ${of(who.name(Number(why.seat)))} : attendez le vôtre.`;
    case 'M3.2':
      return `Il ne vous reste plus ${of(Number(why.piece) === NEUTRAL ? 'toit de cette sorte' : pieces(Number(why.piece), 1).slice(2))}.`;
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'C’est en dehors de la ville.';
        case STANDS_WELL:
          return 'Le puits occupe cette case.';
        case STANDS_MERCHANT:
          return 'Un marchand s’y trouve déjà.';
        case STANDS_STABLE:
          return 'Une étable s’y trouve déjà.';
        default:
          return 'Cette case est déjà bâtie.';
      }
    case 'M3.4':
      return 'Après cette pièce, vous ne pourriez pas en poser une seconde. Commencez par une pièce qui vous laisse en poser deux.';
    case 'M3.6':
      return 'Une seule pièce de chaque couleur par tour : vous avez déjà posé celle-ci. Les pièces blanches ne comptent pas.';
    case 'M3.7':
      return why.begin === true
        ? 'Vous êtes seul en jeu et devez poser un toit : commencez d’abord un palais pour lui, dans une couleur que vous ne possédez pas encore.'
        : 'Vous êtes seul en jeu : cette pièce doit être un toit.';
    case 'M4.1':
      return `Un bâtiment ${colour} se pose juste à côté d’un bâtiment du palais ${colour} inachevé ; un coin ou une étable ne suffit pas.`;
    case 'M4.2':
      return `Un palais ${colour} peut encore grandir : agrandissez-le, ou attendez qu’il ait un toit.`;
    case 'M4.3':
      return 'Deux palais ne se touchent jamais, pas même par un coin : laissez une ruelle.';
    case 'M4.5':
      return `Chacun possède un palais ${colour} : plus personne ne bâtit dans cette couleur.`;
    case 'M5.1':
      return 'Une étable se pose juste à côté d’un bâtiment d’un palais.';
    case 'M5.2':
      return 'À côté de cette case il n’y a qu’une étable : il faut un bâtiment.';
    case 'M6.1':
      return `Aucun palais ${colour} n’attend de toit.`;
    case 'M6.2':
      return `Vous possédez déjà un palais ${colour} : un seul par couleur.`;
    case 'M6.4':
      return `Vous n’avez plus votre dôme de blocus ${colour}.`;
    case 'M6.6': {
      const squares = (why.squares as readonly Square[] | undefined) ?? [];
      return squares.length === 1
        ? `Un seul palais ${colour} attend un toit : sa couleur suffit.`
        : `Quel palais ${colour} ? Ceux qui n’ont pas de toit sont en ${list.format(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'Un marchand ne se place pas à côté de deux autres.'
        : 'Tant qu’une file de marchands peut s’allonger, tout marchand se place à l’un de ses bouts.';
    case 'M7.2':
      return 'Une nouvelle file peut toucher un marchand d’une ancienne, pas deux.';
    case 'M8.1':
      return 'Un mur se pose à côté d’une tour ou d’un mur déjà élevé.';
    case 'M8.2':
      return 'C’est la porte : un emplacement de chaque côté de la ville reste ouvert.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'Vous n’avez pas de tuile thé.' : 'Posez d’abord une pièce : le thé ne remplace que la seconde.';
    case 'M10.3':
      return 'On ne bâtit pas sur les huit cases autour du puits ; les marchands y ont droit.';
    case 'M11.1':
    case 'E2':
      return 'La partie est finie : il n’y a plus rien à poser.';
    case 'E1':
      return 'Ce n’est pas un coup de ce jeu. Choisissez l’une des cases en surbrillance.';
    case 'E3':
      return 'Vous ne pouvez annuler que votre propre dernier coup, avant que quelqu’un d’autre ne joue.';
    default:
      return 'Les règles ne le permettent pas. Choisissez l’un des coups en surbrillance.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline,
  options: {
    edition: {
      name: 'Édition',
      about:
        'La deuxième édition a un puits, du thé et des marchands aux tours. La première est plus simple ; sa variante des Ditt se joue à deux.',
      values: { second: 'Deuxième édition', first: 'Première édition', ditt: 'Première édition à deux (variante des Ditt)' },
    },
    towers: {
      name: 'Tuiles tour',
      about: 'Un palais peut-il gagner deux fois la même tour, une fois par bras de mur ? Les éditions diffèrent.',
      values: { edition: 'Comme dans l’édition', arm: 'Oui, chaque bras compte séparément', tower: 'Non, les deux bras comptent pour un' },
    },
    stocks: {
      name: 'Pièces des autres joueurs',
      about: 'Derrière des paravents comme dans la boîte, ou visibles par tous. On peut de toute façon les compter.',
      values: { screens: 'Derrière les paravents', open: 'Visibles par tous' },
    },
    well: {
      name: 'Puits',
      about: 'On ne bâtit pas juste à côté du puits, mais bâtir à deux cases de lui rapporte un bonus.',
      values: { on: 'Avec le puits', off: 'Sans le puits' },
    },
    tea: {
      name: 'Thé',
      about: 'Les palais violets donnent des tuiles thé, à rendre au lieu de poser la seconde pièce.',
      values: { on: 'Avec le thé', off: 'Sans le thé' },
    },
    gifts: {
      name: 'Marchands des tours',
      about: 'Qui prend le premier une tuile tour reçoit aussi les marchands posés dessus.',
      values: { on: 'Avec des marchands aux tours', off: 'Sans eux' },
    },
  },
  endings: { used: 'Toutes les pièces sont posées', stuck: 'Plus aucune pièce ne peut être posée' },
  row: (what) =>
    what === 'well'
      ? 'Cases du puits'
      : what === 'palaceTiles'
        ? 'Tuiles palais'
        : what === 'towerTiles'
          ? 'Tuiles tour'
          : rows.includes(what)
            ? `Palais ${colours[rows.indexOf(what)]}`
            : what,
  event,
  refusal,
  colours,
  pieces,
  board: {
    city: 'La ville',
    yourPieces: 'Vos pièces',
    piecesOf: (name) => `Pièces ${of(name)}`,
    hidden: 'pièces derrière le paravent',
    choosePiece: 'Choisissez une pièce',
    whereTo: (piece) => `Où va ${piece === 5 ? 'l’' : 'le '}${pieces(piece, 1).slice(2)} ?`,
    whichPalace: 'Quel palais reçoit le toit ?',
    whichToShut: 'Quel palais ne doit compter pour personne ?',
    square: (name) => `Case ${name}`,
    wallSpace: (name) => `Emplacement de mur ${name}`,
    empty: 'vide',
    stable: 'étable',
    merchant: 'marchand',
    wall: 'mur',
    well: 'puits',
    tower: (n) => `Tour ${n}`,
    roof: 'Toit',
    blockadeDome: 'Dôme de blocus',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'ne compte pour personne' : owner === undefined ? 'sans toit' : `propriétaire : ${owner}`;
      return `Palais ${hue(colour)} de ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const parts = [plural(buildings, 'bâtiment'), plural(stables, 'étable'), plural(walls, 'mur'), plural(merchants, 'marchand')];
      const shown = parts.filter((part) => !part.startsWith('0 '));
      return `${plural(sumOf(worth) - well, 'point')} : ${list.format(shown)}${well > 0 ? ` ; au puits : +${well}` : ''}`;
    },
    palaceTile: ({ colour, points, holder }) =>
      `Tuile du palais ${hue(colour)}, ${plural(points, 'point')} : ${holder ?? 'sur le plateau'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Tuile de la tour ${n}, ${plural(n, 'point')}${merchants > 0 ? `, avec ${plural(merchants, 'marchand')}` : ''} : ${holder ?? 'sur le plateau'}`,
    tea: 'Prendre le thé',
    teaTiles: (n) => plural(n, 'tuile thé', 'tuiles thé'),
    turnOpen: (seat, who) => `${does(seat, who, 'ouvre', 'ouvrez')} le marché avec un marchand de la boîte`,
    turnDone: (seat, who) => (who.isYou(seat) ? 'Vos pièces de ce tour sont posées' : `${who.name(seat)} a posé ses pièces de ce tour`),
    turnPlace: ({ seat, left }, who) => `${who.isYou(seat) ? 'À vous' : `À ${who.name(seat)}`} : ${plural(left, 'pièce')} à poser`,
    turnTea: (seat, who) =>
      who.isYou(seat) ? 'À vous : aucune seconde pièce ne convient, prenez le thé' : `À ${who.name(seat)} : l’heure du thé`,
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    total: 'Total',
    points: (n) => plural(n, 'point'),
    nobody: 'personne',
    close: 'Fermer',
    lit: 'Elle peut aller ici',
    gate: 'porte',
    confirm: 'Valider le tour',
    confirmHelp: 'Validez votre tour, ou annulez la dernière pièce',
    takeBack: 'Annuler',
    hasRoof: 'Ce palais a déjà un toit.',
    noOpenPalace: 'Tous les palais ont un toit.',
    noPalaceYet: 'Aucun palais n’est encore commencé.',
    nowhere: (piece) => `Il n’y a plus de place pour ${piece === 5 ? 'une' : 'un'} ${pieces(piece, 1).slice(2)}.`,
    wallsOutside: 'Les murs se posent sur l’anneau autour de la ville.',
    onlyWalls: 'Seuls les murs se posent sur l’anneau autour de la ville.',
    noPalace: 'pas encore de palais',
    tileOf: (points) => `Tuile palais : +${points}`,
    atWell: (points) => `Puits : +${points}`,
    stake: ({ points, well, tile, towers, merchants, tea, shut }) => {
      const bonus = [
        ...(well > 0 ? [`puits +${well}`] : []),
        ...(tile > 0 ? [`tuile palais +${tile}`] : []),
        ...towers.map((n) => `tour ${n} +${n}`),
        ...(merchants > 0 ? [plural(merchants, 'marchand')] : []),
        ...(tea > 0 ? [plural(tea, 'tuile thé', 'tuiles thé')] : []),
      ];
      return `${shut ? 'Pour personne' : 'Pour vous'} : ${list.format([plural(points, 'point'), ...bonus])}`;
    },
    skipped: 'Rien à poser',
    usedUp: 'Plus de pièces',
    count: 'Les points',
    left: 'Ce qu’il reste à chacun',
    seeResult: 'Voir le résultat',
  },
  about: () => import('./fr-about.ts').then((m) => m.about),
  hints: () => import('./fr-hints.ts').then((m) => m.hints),
  lessons: () => import('./fr-lessons.ts').then((m) => m.lessons),
  count: () => import('./fr-count.ts').then((m) => m.count),
  examples: () => import('./fr-examples.ts').then((m) => m.examples),
  chapters: () => import('./fr-rules.ts').then((m) => m.chapters),
};
