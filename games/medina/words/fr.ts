import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { writeSpace, writeSquare } from '../notation.ts';
import { type MedinaEvent, NEUTRAL, NOBODY, type Piece, STANDS_MERCHANT, STANDS_STABLE, STANDS_WELL } from '../pieces.ts';
import { sumOf } from '../score.ts';
import { tagline } from './tagline.ts';
import type { MedinaWords } from './words.ts';

const colours = ['gris', 'noir', 'marron', 'orange', 'violet'];
const plurals = ['gris', 'noirs', 'marron', 'orange', 'violets'];
/** As a row of the count is named in the rules. */
const rows = ['grey', 'black', 'brown', 'orange', 'purple'];
const single = ['étable', 'marchand', 'mur', 'toit', 'toit neutre'];
const several = ['étables', 'marchands', 'murs', 'toits', 'toits neutres'];

const hue = (colour: unknown) => colours[Number(colour)] as string;
const plural = (n: number, one: string, many = `${one}s`) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const pieces = (piece: Piece, n: number) =>
  piece < 5
    ? plural(n, `bâtiment ${hue(piece)}`, `bâtiments ${plurals[piece]}`)
    : plural(n, single[piece - 5] as string, several[piece - 5] as string);
/** "de Paul", "d’Anna". */
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);
/** "Anna pose", "Vous posez". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`);

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
      const roof = it.blockade ? 'dôme de blocage' : 'toit neutre';
      return `${does(it.seat, who, 'pose', 'posez')} un ${roof} sur le palais ${hue(it.colour)} de ${writeSquare(it.at)}, taille ${it.size}.`;
    }
    case 'palaceTile':
      if (it.seat === NOBODY) return `La tuile du palais ${hue(it.colour)} revient au plateau.`;
      return `${does(it.seat, who, 'a', 'avez')} le plus grand palais ${hue(it.colour)} et ${who.isYou(it.seat) ? 'prenez' : 'prend'} sa tuile.`;
    case 'towerTile': {
      if (it.seat === NOBODY) {
        const lost = it.merchants > 0 ? `, et ${plural(it.merchants, 'marchand')} à la boîte` : '';
        return `La tuile de la tour ${it.tower + 1} revient au plateau${lost}.`;
      }
      const won = it.merchants > 0 ? ` et ${who.isYou(it.seat) ? 'recevez' : 'reçoit'} ${plural(it.merchants, 'marchand')}` : '';
      return `${does(it.seat, who, 'garde', 'gardez')} désormais la tour ${it.tower + 1}${won}.`;
    }
    case 'teaTiles':
      if (it.seat === NOBODY) return `Retour à la boîte : ${plural(it.n, 'tuile thé', 'tuiles thé')}.`;
      return `${does(it.seat, who, 'reçoit', 'recevez')} ${plural(it.n, 'tuile thé', 'tuiles thé')}.`;
    case 'drank':
      return `${does(it.seat, who, 'prend', 'prenez')} le thé au lieu de poser une pièce.`;
    case 'finished':
      return `Chacun possède un palais ${hue(it.colour)} ; retour à la boîte : ${pieces(it.colour, it.n)}.`;
    case 'domeLost':
      return `${does(it.seat, who, 'perd', 'perdez')} le dôme de blocage ${hue(it.colour)}.`;
    case 'passed':
      return `${does(it.seat, who, 'ne peut rien poser et passe', 'ne pouvez rien poser et passez')}.`;
    case 'ended':
      return `Fin de la partie : ${it.ending === 'used' ? 'toutes les pièces sont posées' : 'rien de ce qui reste ne peut être posé'}.`;
    case 'undo':
      return `${does(it.seat, who, 'reprend', 'reprenez')} le dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = hue(why.colour);
  switch (why.rule) {
    case 'M2.2':
      return 'Ouvrez d’abord le marché : placez le marchand sur une case qui ne longe pas le mur.';
    case 'M3.1':
      return `C’est le tour ${of(who.name(Number(why.seat)))}. Le vôtre viendra.`;
    case 'M3.2':
      return `Il ne vous reste plus ${of(Number(why.piece) === NEUTRAL ? 'toit de cette sorte' : pieces(Number(why.piece), 1).slice(2))}.`;
    case 'M3.3':
      switch (Number(why.stands)) {
        case NOBODY:
          return 'Cette case n’est pas sur le plateau de cette partie.';
        case STANDS_WELL:
          return 'Le puits occupe cette case.';
        case STANDS_MERCHANT:
          return 'Un marchand s’y trouve déjà.';
        case STANDS_STABLE:
          return 'Une étable s’y trouve déjà.';
        default:
          return 'La place est déjà bâtie.';
      }
    case 'M3.6':
      return 'Une seule pièce de chaque couleur par tour : vous avez déjà posé celle-ci. Les pièces blanches sont libres.';
    case 'M3.7':
      return 'Vous êtes seul en jeu : cette pièce doit être un toit.';
    case 'M4.1':
      return `Un bâtiment ${colour} se pose côte à côte avec un bâtiment du palais ${colour} inachevé ; un coin ou une étable ne suffit pas.`;
    case 'M4.2':
      return `Un palais ${colour} peut encore grandir : agrandissez-le, ou attendez qu’il ait un toit.`;
    case 'M4.3':
      return 'Deux palais ne se touchent jamais, pas même par un coin : laissez une ruelle.';
    case 'M4.5':
      return `Chacun possède un palais ${colour} : plus personne ne bâtit dans cette couleur.`;
    case 'M5.1':
      return 'Une étable se pose côte à côte avec un bâtiment d’un palais.';
    case 'M5.2':
      return 'À côté de cette case il n’y a qu’une étable : il faut un bâtiment.';
    case 'M6.1':
      return `Aucun palais ${colour} n’attend de toit.`;
    case 'M6.2':
      return `Vous possédez déjà un palais ${colour} : un seul par couleur.`;
    case 'M6.4':
      return `Vous n’avez plus votre dôme de blocage ${colour}.`;
    case 'M6.6': {
      const squares = (why.squares as readonly number[] | undefined) ?? [];
      return squares.length === 1
        ? `Un seul palais ${colour} attend un toit : sa couleur suffit.`
        : `Quel palais ${colour} ? Ceux qui n’ont pas de toit sont en ${listed(squares.map(writeSquare))}.`;
    }
    case 'M7.1':
      return Number(why.beside) > 1
        ? 'Un marchand ne se place pas à côté de deux autres.'
        : 'Tant qu’une file de marchands peut s’allonger, un marchand se place à l’un de ses bouts.';
    case 'M7.2':
      return 'Une nouvelle file peut toucher un marchand d’une ancienne, pas deux.';
    case 'M8.1':
      return 'Un mur se pose à côté d’une tour ou d’un mur déjà élevé.';
    case 'M8.2':
      return 'C’est la porte : une place par côté reste ouverte.';
    case 'M10.2':
      return Number(why.tea) === 0 ? 'Vous n’avez pas de tuile thé.' : 'Posez d’abord une pièce : le thé ne remplace que la seconde.';
    case 'M10.3':
      return 'On ne bâtit pas sur les huit cases autour du puits ; les marchands y sont admis.';
    case 'M11.1':
    case 'E2':
      return 'La partie est finie : il n’y a plus rien à poser.';
    case 'E1':
      return 'Ce n’est pas un coup de ce jeu. Choisissez l’une des cases éclairées.';
    case 'E3':
      return 'Vous ne pouvez reprendre que votre propre dernier coup, avant que quelqu’un d’autre ne joue.';
    default:
      return 'Les règles ne le permettent pas. Choisissez l’un des coups éclairés.';
  }
}

export const words: MedinaWords = {
  title: 'Medina',
  tagline: tagline.fr,
  options: {
    edition: {
      name: 'Édition',
      about:
        'La deuxième édition a un puits, du thé et des marchands aux tours. La première est plus sobre ; la variante des Ditt la joue à deux.',
      values: { second: 'Deuxième édition', first: 'Première édition', ditt: 'Première édition à deux, par les Ditt' },
    },
    towers: {
      name: 'Tuiles tour',
      about:
        'Ce qui fait un nouveau contact avec une tour : son autre bras de murs aussi, ou seulement le premier mur de l’un des deux. Les éditions diffèrent.',
      values: { edition: 'Comme dans l’édition', arm: 'Chaque bras pour soi', tower: 'Une fois par tour' },
    },
    stocks: {
      name: 'Pièces des autres',
      about: 'Derrière les écrans comme dans la boîte, ou à la vue de tous. Qui compte les connaît de toute façon.',
      values: { screens: 'Derrière les écrans', open: 'À découvert' },
    },
    well: {
      name: 'Puits',
      about: 'Les palais gardent leurs distances avec le puits, et gagnent à en être proches.',
      values: { on: 'Avec le puits', off: 'Sans le puits' },
    },
    tea: {
      name: 'Thé',
      about: 'Les palais violets donnent des tuiles thé : une pause au lieu d’une pièce.',
      values: { on: 'Avec le thé', off: 'Sans le thé' },
    },
    gifts: {
      name: 'Marchands des tours',
      about: 'Le premier gardien d’une tour gagne les marchands qui y attendent.',
      values: { on: 'Avec des marchands aux tours', off: 'Sans eux' },
    },
  },
  endings: { used: 'Toutes les pièces sont posées', stuck: 'Rien de ce qui reste ne peut être posé' },
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
    hidden: 'derrière l’écran',
    choosePiece: 'Choisissez une pièce',
    chooseSquare: 'Choisissez sa place',
    whichPalace: 'Quel palais reçoit le toit ?',
    square: (name) => `Case ${name}`,
    wallSpace: (name) => `Place de mur ${name}`,
    empty: 'vide',
    stable: 'étable',
    merchant: 'marchand',
    wall: 'mur',
    well: 'puits',
    tower: (n) => `Tour ${n}`,
    roof: 'Toit',
    neutralRoof: 'Toit neutre',
    blockadeDome: 'Dôme de blocage',
    palace: ({ colour, first, owner, shut }) => {
      const whose = shut ? 'à personne pour toujours' : owner === undefined ? 'sans toit' : `propriétaire : ${owner}`;
      return `Palais ${hue(colour)} de ${writeSquare(first)}, ${whose}`;
    },
    worth: (worth) => {
      const { buildings, stables, walls, merchants, well } = worth;
      const parts = [plural(buildings, 'bâtiment'), plural(stables, 'étable'), plural(walls, 'mur'), plural(merchants, 'marchand')];
      const shown = parts.filter((part) => !part.startsWith('0 '));
      if (well > 0) shown.push(`${well} pour le puits`);
      return `${plural(sumOf(worth), 'point')} : ${listed(shown)}`;
    },
    palaceTile: ({ colour, points, holder }) =>
      `Tuile du palais ${hue(colour)}, ${plural(points, 'point')} : ${holder ?? 'sur le plateau'}`,
    towerTile: ({ n, merchants, holder }) =>
      `Tuile de la tour ${n}, ${plural(n, 'point')}${merchants > 0 ? `, avec ${plural(merchants, 'marchand')}` : ''} : ${holder ?? 'sur le plateau'}`,
    tea: 'Prendre le thé',
    teaHelp: 'Rendez une tuile thé au lieu de poser une seconde pièce.',
    teaTiles: (n) => plural(n, 'tuile thé', 'tuiles thé'),
    turnOpen: (seat, who) => (who.isYou(seat) ? 'À vous d’ouvrir le marché' : `${who.name(seat)} ouvre le marché`),
    turnPlace: ({ seat, left }, who) => `${who.isYou(seat) ? 'À vous' : `À ${who.name(seat)}`} : ${plural(left, 'pièce')} à poser`,
    zoomIn: 'Plus près',
    zoomOut: 'Plus loin',
    total: 'Total',
    points: (n) => plural(n, 'point'),
    nobody: 'personne',
    close: 'Fermer',
    lit: 'Elle peut aller ici',
    gate: 'porte',
    confirm: 'Valider le tour',
    confirmHelp: 'Validez votre tour, ou reprenez la pièce',
    takeBack: 'Reprendre',
    hasRoof: 'Ce palais a déjà son toit.',
    noOpenPalace: 'Tous les palais ont leur toit.',
    wallsOutside: 'Les murs se posent sur l’anneau autour de la ville.',
    onlyWalls: 'Seuls les murs se posent sur l’anneau autour de la ville.',
    noPalace: 'pas encore de palais',
    tileOf: (points) => `Tuile palais : +${points}`,
    count: 'Le décompte',
    seeResult: 'Voir le résultat',
  },
  chapters: [
    {
      id: 'M1',
      title: 'Le matériel',
      rules: [
        {
          id: 'M1.1',
          text: 'Option : choisissez l’édition. La deuxième se joue de deux à quatre, la première à trois ou quatre, et la variante de Wolfgang et Brigitte Ditt joue la première à deux. Une règle qui ne nomme pas d’édition vaut pour toutes.',
        },
        {
          id: 'M1.2',
          text: 'La ville compte 16 colonnes, de a à p depuis l’ouest, et 11 rangées, de 1 à 11 depuis le nord. À deux, la deuxième édition en bâtit une plus petite, de 14 sur 10. Un anneau de places de mur l’entoure, avec une tour à chaque angle : tour 1 au nord-ouest, 2 au sud-est, 3 au nord-est, 4 au sud-ouest.',
        },
        {
          id: 'M1.3',
          text: 'Vous commencez avec des bâtiments de quatre couleurs (gris, noir, marron et orange ; la deuxième édition remplace le noir par le violet), des étables, des marchands, des murs et quatre toits. Première édition : à trois, 6 bâtiments de chaque couleur, 4 étables, 8 marchands et 10 murs ; à quatre, 5, 3, 6 et 8. Ditt : 9, 6, 12 et 16, et quatre dômes de blocage. Deuxième édition : à deux, 8, 4, 12 et 15, et deux toits neutres ; à trois, 6, 4, 8 et 12, et un toit neutre ; à quatre, 5, 3, 6 et 9. Le reste demeure dans la boîte.',
        },
        {
          id: 'M1.4',
          text: 'La deuxième édition ajoute un puits, six tuiles thé, et des marchands sur les tuiles tour. Option : laissez de côté ce que vous voulez des trois.',
        },
        {
          id: 'M1.5',
          text: 'Toits et tuiles sont toujours visibles. Les autres pièces sont derrière les écrans. Option : jouez à découvert. Tout le monde voit ce qui est distribué et ce qui est posé : qui compte les connaît de toute façon.',
        },
      ],
    },
    {
      id: 'M2',
      title: 'L’ouverture',
      rules: [
        {
          id: 'M2.1',
          text: 'Le sort désigne qui commence (notre interprétation : la première édition laisse commencer le plus jeune, la deuxième n’en dit rien).',
        },
        {
          id: 'M2.2',
          text: 'Première édition et Ditt : le premier joueur ouvre le marché avec un marchand pris dans la boîte, sur une case qui ne longe pas les places de mur.',
        },
        {
          id: 'M2.3',
          text: 'Deuxième édition : le sort place le puits, puis le premier marchand, sur des cases qui ne longent pas les places de mur. Le marchand peut se trouver à côté du puits, mais pas dessus.',
        },
        {
          id: 'M2.4',
          text: 'Les premiers tours sont courts. Première édition : qui a ouvert le marché enchaîne avec un tour complet. Ditt : le premier marchand est le premier tour (notre interprétation), puis viennent un tour d’une pièce, un de deux, et tous les autres de trois. Deuxième édition : le premier tour n’a qu’une pièce, et à trois ou quatre joueurs le deuxième aussi.',
        },
      ],
    },
    {
      id: 'M3',
      title: 'Votre tour',
      rules: [
        {
          id: 'M3.1',
          text: 'On joue dans le sens des aiguilles d’une montre. À votre tour vous posez deux pièces, l’une après l’autre, semblables ou non ; trois dans la variante des Ditt.',
        },
        { id: 'M3.2', text: 'Vous ne posez que vos propres pièces.' },
        {
          id: 'M3.3',
          text: 'Bâtiments, étables et marchands vont sur des cases vides de la ville, les murs sur des places de mur vides. Ce qui est posé ne bouge plus.',
        },
        {
          id: 'M3.4',
          text: 'Tant qu’une de vos pièces peut être posée, vous devez en poser une, fût-ce un toit. S’il n’y en a qu’une, vous n’en posez qu’une. On regarde pièce par pièce (notre interprétation : rien n’oblige à choisir la première pour qu’une seconde soit possible).',
        },
        {
          id: 'M3.5',
          text: 'Si vous ne pouvez rien poser, on passe votre tour. Vous revenez en jeu dès que l’une de vos pièces trouve une place, même un marchand tout juste gagné à une tour (notre interprétation).',
        },
        {
          id: 'M3.6',
          text: 'Ditt : en un tour vous posez au plus une pièce de chaque couleur, soit un bâtiment de chaque couleur, un dôme de points et un dôme de blocage. Les pièces blanches (étables, marchands, murs) ne sont pas limitées. Quand il ne reste que des couleurs déjà jouées, votre tour est plus court.',
        },
        {
          id: 'M3.7',
          text: 'Première édition : si vous êtes seul en jeu parce que personne d’autre ne peut rien poser (notre interprétation), vous devez poser au moins un toit à chaque tour, tant que vous le pouvez. La première pièce est libre ; si ce n’était pas un toit, la seconde doit en être un.',
        },
      ],
    },
    {
      id: 'M4',
      title: 'Les palais',
      rules: [
        {
          id: 'M4.1',
          text: 'Un palais n’a qu’une couleur, et tout le monde le bâtit ensemble. Un bâtiment rejoint le palais inachevé de sa couleur, côte à côte avec l’un de ses bâtiments. Une étable ne prolonge pas le palais.',
        },
        {
          id: 'M4.2',
          text: 'On ne commence un nouveau palais d’une couleur que si aucun palais de cette couleur sans toit n’a la place de grandir.',
        },
        {
          id: 'M4.3',
          text: 'Une ruelle entoure chaque palais : ni bâtiment ni étable ne peut toucher un autre palais ou ses étables, pas même par un coin. Cela vaut aussi entre deux palais d’une même couleur : jamais ils ne se rejoignent.',
        },
        {
          id: 'M4.4',
          text: 'Un palais sans toit et sans place pour grandir est bloqué. Il n’est à personne tant qu’il n’a pas de toit, et un autre de sa couleur peut commencer : plusieurs peuvent donc attendre. Peu importe qui possède encore des bâtiments pour lui.',
        },
        {
          id: 'M4.5',
          text: 'Quand chacun possède un palais d’une couleur, elle est terminée : tous les bâtiments de cette couleur non posés retournent aussitôt dans la boîte, même au milieu d’un tour. Ses palais sans toit restent tels quels, et peuvent encore recevoir des étables.',
        },
        { id: 'M4.6', text: 'Vous pouvez bâtir dans une couleur même si vous y possédez un palais.' },
      ],
    },
    {
      id: 'M5',
      title: 'Les étables',
      rules: [
        {
          id: 'M5.1',
          text: 'Une étable se pose côte à côte avec un bâtiment de n’importe quel palais, avec ou sans toit, à vous ou non. Elle en fait dès lors partie.',
        },
        { id: 'M5.2', text: 'Une étable qui n’aurait à côté d’elle qu’une autre étable est interdite.' },
      ],
    },
    {
      id: 'M6',
      title: 'Les toits',
      rules: [
        {
          id: 'M6.1',
          text: 'Posez l’un de vos toits sur un palais qui n’en a pas, ne serait-ce qu’un seul bâtiment, et il est à vous. Il est achevé : plus personne n’y ajoute de bâtiment.',
        },
        { id: 'M6.2', text: 'Vous pouvez posséder un palais de chaque couleur.' },
        {
          id: 'M6.3',
          text: 'Deuxième édition : un toit neutre va sur n’importe quel palais sans toit, quelle que soit sa couleur, même terminée ou déjà pourvue de palais neutres. Le palais est achevé et ne sera à personne.',
        },
        {
          id: 'M6.4',
          text: 'Ditt : vous avez pour chaque couleur un dôme de points et un dôme de blocage. Un dôme de blocage achève un palais, qui ne compte alors pour personne et ne détient aucune tuile ; il n’en prend à personne non plus (notre interprétation).',
        },
        {
          id: 'M6.5',
          text: 'Ditt : dès que vous avez utilisé vos deux dômes pour une couleur, votre rival perd son dôme de blocage pour elle, s’il ne l’a pas encore posé.',
        },
        {
          id: 'M6.6',
          text: 'Un toit se désigne par la couleur du palais ; quand plusieurs palais de cette couleur n’en ont pas, aussi par son premier bâtiment (notre interprétation).',
        },
      ],
    },
    {
      id: 'M7',
      title: 'Les marchands',
      rules: [
        {
          id: 'M7.1',
          text: 'Les marchands forment des files. Un nouveau se place à côté d’exactement un autre, qui est un bout de sa file. Les coins ne comptent pas, et les marchands se tiennent aussi près qu’ils veulent de tout le reste.',
        },
        {
          id: 'M7.2',
          text: 'Ce n’est que lorsque plus aucune file ne peut s’allonger à aucun bout qu’un marchand en commence une nouvelle, sur n’importe quelle case vide, au pied du mur aussi. Il peut toucher un marchand d’une ancienne file, mais pas deux (notre interprétation).',
        },
        {
          id: 'M7.3',
          text: 'Est un bout tout marchand qui en a au plus un autre à côté de lui, de quelque file que ce soit (notre interprétation). Un marchand isolé est un bout de ses quatre côtés.',
        },
      ],
    },
    {
      id: 'M8',
      title: 'Les murs',
      rules: [
        { id: 'M8.1', text: 'Un mur se pose sur une place de mur à côté d’une tour ou d’un mur déjà élevé.' },
        { id: 'M8.2', text: 'De chaque côté de la ville une place reste ouverte : la porte. Elle peut être voisine d’une tour.' },
        {
          id: 'M8.3',
          text: 'Un mur appartient à la tour d’où part son bras. Les murs ne gardent de distance avec rien, et rien n’en garde avec eux.',
        },
      ],
    },
    {
      id: 'M9',
      title: 'Tuiles palais et tuiles tour',
      rules: [
        {
          id: 'M9.1',
          text: 'Chaque couleur a sa tuile palais : gris 1 point, noir ou violet 2, marron 3, orange 4. Elle va au premier palais de la couleur qui reçoit un toit.',
        },
        {
          id: 'M9.2',
          text: 'La tuile change de mains dès qu’un autre palais de la couleur est plus grand, bâtiments et étables ensemble, que ce soit par son toit ou par une étable, qui que ce soit qui l’ait posée. À égalité elle reste. Les palais sans toit n’y prétendent pas.',
        },
        {
          id: 'M9.3',
          text: 'Deuxième édition : un palais neutre gagne et garde la tuile comme un autre ; elle se trouve alors sur le plateau.',
        },
        {
          id: 'M9.4',
          text: 'Chaque tour a une tuile qui vaut son numéro. Le propriétaire d’un palais la prend quand ce palais entre en contact avec un mur de la tour : en recevant son toit, par un mur qui l’atteint ou par une étable qui atteint le mur, qui que ce soit qui les pose. La taille n’y fait rien, et un seul toit peut rapporter plusieurs tuiles.',
        },
        {
          id: 'M9.5',
          text: 'Seul compte un nouveau contact. Dans la deuxième édition, un palais qui touche déjà un mur d’une tour n’en fait plus de nouveau avec elle. Dans la première et chez les Ditt, chacun des deux bras d’une tour compte pour soi. Option : jouez-le de l’une ou l’autre façon.',
        },
        {
          id: 'M9.6',
          text: 'Deuxième édition : trois marchands attendent sur la tuile 1, deux sur la 2, un sur la 3. Le premier propriétaire qui prend la tuile les joint à ses pièces, et peut les poser dans le même tour (notre interprétation).',
        },
        {
          id: 'M9.7',
          text: 'Deuxième édition : un palais neutre prend une tuile tour de la même façon. La tuile revient au plateau, les marchands qui s’y trouvent vont dans la boîte, et le prochain nouveau contact la reprend.',
        },
      ],
    },
    {
      id: 'M10',
      title: 'Le thé et le puits',
      rules: [
        {
          id: 'M10.1',
          text: 'Deuxième édition : le premier palais violet qui reçoit un toit rapporte à son propriétaire trois tuiles thé, le deuxième deux, le troisième une, le quatrième aucune. Un toit neutre consomme sa part pour personne.',
        },
        {
          id: 'M10.2',
          text: 'Deuxième édition : votre première pièce posée, vous pouvez rendre une tuile thé au lieu de poser la seconde. Une tuile par tour, fût-elle tout juste gagnée (notre interprétation). Vous n’y êtes jamais obligé, et à la fin le thé ne vaut rien.',
        },
        {
          id: 'M10.3',
          text: 'Deuxième édition : aucun bâtiment ni aucune étable sur les huit cases autour du puits. Les marchands y sont admis.',
        },
        {
          id: 'M10.4',
          text: 'Deuxième édition : chaque bâtiment ou étable de vos palais à exactement deux cases du puits, dans sa rangée ou sa colonne, vaut 4 points de plus, quoi qu’il y ait entre eux.',
        },
      ],
    },
    {
      id: 'M11',
      title: 'La fin et le décompte',
      rules: [
        {
          id: 'M11.1',
          text: 'La partie est finie dès que personne ne peut plus rien poser : tout est posé, ou ce qui reste ne trouve pas de place.',
        },
        {
          id: 'M11.2',
          text: 'Chacun de vos palais donne 1 point par bâtiment et par étable, et 1 par mur et par marchand côte à côte avec l’un d’eux. Un marchand compte une fois pour un palais, mais pour chaque palais qu’il touche. Les tours ne comptent pas.',
        },
        { id: 'M11.3', text: 'Tuiles palais et tuiles tour donnent leurs points.' },
        {
          id: 'M11.4',
          text: 'Le plus de points l’emporte. Si vous êtes plusieurs à en avoir le plus, vous partagez la victoire (notre interprétation là où la deuxième édition se tait).',
        },
        { id: 'M11.5', text: 'Un palais sans propriétaire ne compte pour personne.' },
      ],
    },
  ],
};
