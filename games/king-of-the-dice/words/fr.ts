import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { isKept } from '../dice.ts';
import {
  type Card,
  citizenOf,
  FIRST_LOCATION,
  FIRST_PENALTY,
  type Kind,
  type KingEvent,
  NOBODY,
  placeOf,
  pointsOf,
  type Wish,
} from '../pieces.ts';
import { tagline } from './tagline.ts';
import type { KingWords } from './words.ts';

const colours = ['rouge', 'vert', 'bleu'];
/** As said of several dice: "3 verts". */
const several = ['rouges', 'verts', 'bleus'];
const places = ['Ville', 'Mine', 'Atelier', 'Village des orcs', 'Forêt enchantée'];
const thePlaces = ['la ville', 'la mine', 'l’atelier', 'le village des orcs', 'la forêt enchantée'];
const kinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'Bourgeois',
  elf: 'Elfe',
  dwarf: 'Nain',
  gnome: 'Gnome',
  orc: 'Orc',
  kobold: 'Kobold des champignons',
  apprentice: 'Apprenti',
  fairy: 'Fée',
  hypnotist: 'Hypnotiseur',
  dragon: 'Dragon',
};
const theKinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'le bourgeois',
  elf: 'l’elfe',
  dwarf: 'le nain',
  gnome: 'le gnome',
  orc: 'l’orc',
  kobold: 'le kobold des champignons',
  apprentice: 'l’apprenti',
  fairy: 'la fée',
  hypnotist: 'l’hypnotiseur',
  dragon: 'le dragon',
};
const effects: Partial<Record<Kind, string>> = {
  elf: 'Tant qu’il est au sommet de votre pile, votre prochain tour compte quatre lancers.',
  apprentice: 'Vous pouvez jouer un autre tour complet.',
  fairy: 'Chacune de vos fées vaut autant de points que vous avez de fées.',
  hypnotist: 'Amène avec lui l’habitant placé à sa droite.',
  dragon: 'Offrez-le à un rival : les points négatifs sont pour lui.',
};
const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number) => (Math.abs(n) < 2 ? `${signed(n)} point` : `${signed(n)} points`);
const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`);
/** "de Paul", "d’Anna". */
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wish(wish: Wish): string {
  switch (wish.kind) {
    case 'parity':
      return wish.odd ? 'que des impairs' : 'que des pairs';
    case 'run':
      return `suite de ${wish.length}`;
    case 'number':
      return `${numbers[wish.n]} ${wish.face}`;
    case 'colours':
      return wish.need.flatMap((n, colour) => (n > 0 ? [`${n} ${several[colour]}`] : [])).join(', ');
    case 'groups':
      return wish.sizes.map((size) => `${size} pareils`).join(', ');
    case 'oneColour':
      return `${wish.n} de même couleur`;
    case 'sumAtMost':
      return `${wish.sum} ou moins au total`;
    case 'sumAtLeast':
      return `${wish.sum} ou plus au total`;
    default:
      return wish satisfies never;
  }
}

/** With its article: "le nain (trois 4)". */
function card(card: Card): string {
  if (card >= FIRST_PENALTY) return `la pénalité (${signed(pointsOf(card))})`;
  if (card >= FIRST_LOCATION) return `${thePlaces[placeOf(card)]} (${points(pointsOf(card))})`;
  const citizen = citizenOf(card);
  return `${theKinds[citizen.kind]} (${wish(citizen.wish)})`;
}

function chance(p: number): string {
  if (p > 0 && p < 0.01) return '< 1 %';
  if (p > 0.99 && p < 1) return '> 99 %';
  return `${Math.round(100 * p)} %`;
}

/** "Anna lance", "Vous lancez". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as KingEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began': {
      const turn = who.isYou(it.seat) ? 'À vous' : `Au tour ${of(who.name(it.seat))}`;
      if (it.extra) return `${turn} encore une fois, grâce à l’apprenti.`;
      return it.rolls === 4 ? `${turn}, avec quatre lancers grâce à l’elfe.` : `${turn}.`;
    }
    case 'rolled': {
      const kept = it.dice.filter((_, die) => isKept(it.keep, die)).join(' ');
      const rolled = it.dice.filter((_, die) => !isKept(it.keep, die)).join(' ');
      if (it.keep === 0) return `${does(it.seat, who, 'obtient', 'obtenez')} ${rolled}.`;
      return `${does(it.seat, who, 'garde', 'gardez')} ${kept} et ${who.isYou(it.seat) ? 'obtenez' : 'obtient'} ${rolled}.`;
    }
    case 'took':
      return `${does(it.seat, who, 'prend', 'prenez')} ${card(it.card)}.`;
    case 'followed':
      return `L’hypnotiseur amène ${card(it.card)}.`;
    case 'settled':
      return `${does(it.seat, who, 'reçoit', 'recevez')} en plus ${card(it.card)}.`;
    case 'left':
      return `${does(it.seat, who, 'laisse', 'laissez')} en place ${card(it.card)}.`;
    case 'gave': {
      if (who.isYou(it.to)) return `${who.name(it.seat)} vous offre ${card(it.card)}.`;
      return `${does(it.seat, who, 'offre', 'offrez')} ${card(it.card)} à ${who.name(it.to)}.`;
    }
    case 'penalised': {
      const next = it.next === NOBODY ? 'C’était la dernière.' : `La suivante est de ${signed(pointsOf(it.next))}.`;
      return `${does(it.seat, who, 'prend', 'prenez')} une pénalité de ${signed(pointsOf(it.card))}. ${next}`;
    }
    case 'discarded':
      return `${capital(card(it.card))} a attendu en vain et part à la défausse.`;
    case 'drew':
      return `${capital(card(it.card))} rejoint la rangée.`;
    case 'declined':
      return `${does(it.seat, who, 'renonce', 'renoncez')} au tour supplémentaire.`;
    case 'ended':
      return `Fin de la partie : ${lower(endings[it.ending])}.`;
    case 'undo':
      return `${does(it.seat, who, 'reprend son', 'reprenez votre')} dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const it = why.card === undefined ? '' : card(Number(why.card));
  switch (why.rule) {
    case 'K1.1':
      return `Il n’y a pas de dé n° ${Number(why.die) + 1} : il n’y en a que ${numbers[Number(why.dice)]}.`;
    case 'K1.5':
      return `Cette place est vide : vous n’êtes que ${numbers[Number(why.seats)]} à jouer.`;
    case 'K2.2':
      return `La rangée n’a pas de place n° ${Number(why.slot) + 1} : elle n’en a que cinq.`;
    case 'K3.1':
      return `C’est au tour ${of(who.name(Number(why.seat)))} : patience, le vôtre viendra.`;
    case 'K3.2':
      return 'Votre tour commence par un lancer des six dés.';
    case 'K3.3':
      return 'Il ne vous reste aucun lancer : prenez un habitant que vous avez convaincu ou, s’il n’y en a pas, la pénalité.';
    case 'K3.5':
      return 'Laissez au moins un dé à lancer. Pour garder les six, arrêtez-vous.';
    case 'K4.1':
      return `Vos dés ne montrent pas ce que demande ${it}.`;
    case 'K4.2':
      return `Vous avez convaincu ${it} : pas de pénalité pour vous, prenez un habitant.`;
    case 'K4.4':
      return `${capital(it)} n’amène aucun lieu depuis cette place : il n’y a rien à laisser.`;
    case 'K6.3':
      return 'On ne renonce qu’à un tour supplémentaire, et seulement avant son premier lancer.';
    case 'K6.7':
      return why.dragon === undefined ? 'Vous n’avez pas de dragon à offrir.' : `Offrez d’abord à un rival ${card(Number(why.dragon))}.`;
    case 'K6.8':
      return `Vous ne pouvez pas garder ${card(Number(why.dragon))} : il revient à un rival.`;
    case 'K8.1':
    case 'E2':
      return 'La partie est finie : il n’y a plus rien à jouer.';
    case 'E1':
      return 'Ce n’est pas un coup de ce jeu : choisissez parmi les coups éclairés.';
    case 'E3':
      return 'On ne reprend que son propre dernier coup, tant que personne d’autre n’a joué, et jamais un lancer ni une nouvelle carte.';
    default:
      return 'Les règles ne le permettent pas : choisissez parmi les coups éclairés.';
  }
}

const endings = {
  citizens: 'Le dernier habitant a été pioché',
  penalties: 'La dernière pénalité a été prise',
  locations: 'La dernière carte d’une pile de lieux a été prise',
};

const rows: Readonly<Record<string, string>> = {
  citizens: 'Habitants',
  fairies: 'Fées',
  locations: 'Lieux',
  penalties: 'Pénalités',
  dragons: 'Dragons reçus',
};

const chapters: KingWords['chapters'] = [
  {
    id: 'K1',
    title: 'Le matériel',
    rules: [
      {
        id: 'K1.1',
        text: 'On joue avec six dés. Chacun porte les chiffres de 1 à 6, et chaque chiffre sa couleur : deux faces rouges, deux vertes, deux bleues. Les chiffres dont la somme fait 7 ont toujours la même couleur. Il y a trois modèles, deux dés de chaque : sur les deux premiers, 1 et 6 sont bleus, 2 et 5 verts, 3 et 4 rouges ; sur les deux suivants, rouges, bleus et verts ; sur les deux derniers, verts, rouges et bleus.',
      },
      {
        id: 'K1.2',
        text: 'Quarante habitants sont à gagner : 2 bourgeois, 3 elfes, 8 nains, 6 gnomes, 7 orcs, 3 kobolds des champignons, 2 apprentis sorciers, 5 fées, 1 hypnotiseur et 3 dragons.',
      },
      {
        id: 'K1.3',
        text: 'Ils viennent de cinq lieux : la ville, la mine, l’atelier, le village des orcs et la forêt enchantée. Chaque lieu a trois cartes, qui valent 2, 3 et 4 points.',
      },
      { id: 'K1.4', text: 'Enfin, dix pénalités : quatre coûtent 1 point, trois en coûtent 2, deux en coûtent 3 et une en coûte 4.' },
      { id: 'K1.5', text: 'On joue de deux à cinq, et les règles restent les mêmes quel que soit le nombre.' },
    ],
  },
  {
    id: 'K2',
    title: 'La mise en place',
    rules: [
      {
        id: 'K2.1',
        text: 'Les cinq piles de lieux s’alignent, faces visibles, de la ville à gauche jusqu’à la forêt à droite. Dans chacune, le 2 est au-dessus, puis vient le 3, et le 4 est tout en bas.',
      },
      {
        id: 'K2.2',
        text: 'On mélange les habitants et on en dévoile cinq, un sous chaque pile. Les 35 autres forment la pioche, faces cachées.',
      },
      {
        id: 'K2.3',
        text: 'On mélange aussi les pénalités, mais elles restent visibles : on sait toujours ce que coûtera le prochain échec. Option : les trier, la plus douce au-dessus.',
      },
      {
        id: 'K2.4',
        text: 'Le premier joueur est tiré au sort (notre interprétation : selon le livret, c’est le plus âgé). Ensuite, on joue dans le sens des aiguilles d’une montre.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Les lancers',
    rules: [
      {
        id: 'K3.1',
        text: 'Chacun joue à son tour. Vous lancez les dés, puis vous prenez un habitant ou une pénalité, et la rangée est complétée pour le joueur suivant.',
      },
      { id: 'K3.2', text: 'Votre premier lancer se fait toujours avec les six dés.' },
      { id: 'K3.3', text: 'Vous avez droit à trois lancers au plus. (Avec un elfe au sommet de votre pile, à quatre.)' },
      {
        id: 'K3.4',
        text: 'Après un lancer, gardez autant de dés que vous voulez et relancez les autres. Un dé gardé n’est pas bloqué : vous pouvez le reprendre pour un lancer ultérieur, même pour un quatrième (notre interprétation).',
      },
      {
        id: 'K3.5',
        text: 'Vous pouvez vous arrêter après n’importe quel lancer. Garder les six dés n’est pas un lancer : c’est s’arrêter (notre interprétation).',
      },
    ],
  },
  {
    id: 'K4',
    title: 'Prendre un habitant',
    rules: [
      {
        id: 'K4.1',
        text: 'Quand vous vous arrêtez, vous prenez un habitant visible dont vos dés comblent le souhait. Inutile d’annoncer lequel vous visez ; si vos dés en comblent plusieurs, vous en choisissez un.',
      },
      {
        id: 'K4.2',
        text: 'Si vous vous arrêtez ou n’avez plus de lancer, et que vous pouvez prendre quelqu’un, il le faut, fût-ce un dragon. Impossible de préférer une pénalité (notre interprétation).',
      },
      { id: 'K4.3', text: 'Ce que vous prenez se pose, face visible, au sommet de la pile de votre royaume.' },
      {
        id: 'K4.4',
        text: 'Si l’habitant se trouve sous la pile de sa propre couleur, vous recevez aussi le lieu du dessus. Vous avez le droit de le laisser (notre interprétation : sans avis contraire, vous le prenez).',
      },
      { id: 'K4.5', text: 'Le lieu se pose d’abord, l’habitant par-dessus (notre interprétation).' },
      {
        id: 'K4.6',
        text: 'Les bourgeois et les elfes sont chez eux en ville, les nains dans la mine, les gnomes à l’atelier, les orcs dans leur village, les kobolds, les apprentis et les fées dans la forêt. L’hypnotiseur et les dragons n’ont pas de chez-eux et n’amènent jamais de lieu.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Les souhaits des habitants',
    rules: [
      {
        id: 'K5.1',
        text: 'Un nombre de dés demandé est un minimum : davantage convient aussi. Quand on demande des chiffres, les couleurs n’importent pas, et inversement.',
      },
      { id: 'K5.2', text: 'Le bourgeois veut six chiffres pairs, ou six impairs.' },
      {
        id: 'K5.3',
        text: 'L’elfe veut une suite : 4, 5 ou 6 chiffres consécutifs, sans trou. Une suite ne repasse pas du 6 au 1.',
      },
      { id: 'K5.4', text: 'Le nain veut 3, 4 ou 5 dés d’un chiffre précis.' },
      { id: 'K5.5', text: 'Le gnome veut de 3 à 6 dés d’une couleur précise.' },
      {
        id: 'K5.6',
        text: 'L’orc veut des groupes de chiffres égaux, aux tailles indiquées sur sa carte. Vous choisissez les chiffres, mais il en faut un différent par groupe : quatre 5 ne font pas deux paires.',
      },
      { id: 'K5.7', text: 'Le kobold des champignons veut 4, 5 ou 6 dés d’une même couleur, peu importe laquelle.' },
      { id: 'K5.8', text: 'Les apprentis et les fées veulent un mélange : tant de dés de chaque couleur indiquée sur la carte.' },
      { id: 'K5.9', text: 'L’hypnotiseur veut un total de 12 ou moins, sur les six dés.' },
      { id: 'K5.10', text: 'Le dragon veut un total sur les six dés : au moins 25, 28 ou 30, selon sa carte.' },
    ],
  },
  {
    id: 'K6',
    title: 'Les pouvoirs des habitants',
    rules: [
      {
        id: 'K6.1',
        text: 'Si un elfe est au sommet de votre pile quand votre tour commence, vous y avez quatre lancers. Seule la carte du dessus compte : un elfe recouvert ne sert plus.',
      },
      {
        id: 'K6.2',
        text: 'Si vous prenez un apprenti, vous jouez un autre tour complet dès que la rangée est complétée. Si vous y prenez le second apprenti, encore un de plus.',
      },
      { id: 'K6.3', text: 'Vous pouvez renoncer au tour supplémentaire tant que vous n’y avez pas lancé les dés (notre interprétation).' },
      {
        id: 'K6.4',
        text: 'Les fées aiment la compagnie. À la fin, chacune des vôtres vaut autant de points que vous avez de fées : 1, 4, 9, 16 ou 25 en tout.',
      },
      {
        id: 'K6.5',
        text: 'Si vous prenez l’hypnotiseur, l’habitant à sa droite le suit, quoi que montrent vos dés, et amène son lieu s’il se trouve sous sa propre pile. Tout à droite de la rangée, l’hypnotiseur n’amène personne.',
      },
      {
        id: 'K6.6',
        text: 'L’habitant qui suit l’hypnotiseur se pose en dernier et agit comme d’habitude : l’elfe est au sommet, l’apprenti donne un tour, le dragon s’offre à un rival, la fée compte (notre interprétation).',
      },
      {
        id: 'K6.7',
        text: 'Si vous prenez un dragon, vous l’offrez au rival de votre choix, qui le pose aussitôt au sommet de sa pile. À deux, le choix est tout fait.',
      },
      { id: 'K6.8', text: 'Un dragon ne se garde pas ; qui le reçoit ne peut ni le refuser ni le transmettre.' },
    ],
  },
  {
    id: 'K7',
    title: 'Les pénalités et la rangée',
    rules: [
      {
        id: 'K7.1',
        text: 'Si vous vous arrêtez ou n’avez plus de lancer, et que vos dés ne comblent personne dans la rangée, vous prenez la pénalité du dessus sur votre pile. Vous le pouvez même s’il vous reste des lancers (notre interprétation).',
      },
      { id: 'K7.2', text: 'Puis l’habitant le plus à droite est défaussé, face cachée. Il n’amène de lieu à personne.' },
      {
        id: 'K7.3',
        text: 'Pour combler un vide dans la rangée, les habitants placés à sa gauche avancent d’une place vers la droite, et un nouveau venu de la pioche prend la première place. Ceux de droite ne bougent pas.',
      },
      {
        id: 'K7.4',
        text: 'Quand l’hypnotiseur a entraîné son voisin, il y a deux vides. On les comble l’un après l’autre : la première carte piochée se retrouve deuxième à partir de la gauche.',
      },
      { id: 'K7.5', text: 'Les habitants défaussés ne reviennent jamais.' },
    ],
  },
  {
    id: 'K8',
    title: 'La fin de la partie',
    rules: [
      {
        id: 'K8.1',
        text: 'La partie s’achève aussitôt que quelqu’un prend la dernière carte d’une pile : de la pioche, des pénalités ou de n’importe quelle pile de lieux. On ne termine pas la manche.',
      },
      {
        id: 'K8.2',
        text: 'Si c’était le dernier lieu ou la dernière pénalité, tout ce qui a été pris dans ce coup compte encore, mais rien n’est défaussé et la rangée n’est pas complétée (notre interprétation).',
      },
      {
        id: 'K8.3',
        text: 'La dernière carte de la pioche rejoint encore la rangée, mais les habitants qui s’y trouvent ne vont à personne. S’il y avait un second vide, il le reste (notre interprétation).',
      },
      { id: 'K8.4', text: 'Un tour supplémentaire encore à jouer est perdu (notre interprétation).' },
      {
        id: 'K8.5',
        text: 'Comptez vos habitants, vos fées et vos lieux, puis retirez vos pénalités et les dragons qu’on vous a offerts. Le total peut passer sous zéro.',
      },
      {
        id: 'K8.6',
        text: 'Le plus grand total l’emporte. À égalité, c’est celui qui a le moins de points négatifs en pénalités et dragons, quel qu’en soit le nombre de cartes.',
      },
      { id: 'K8.7', text: 'Si l’égalité demeure, on partage la place, et donc la victoire (notre interprétation).' },
    ],
  },
  {
    id: 'K9',
    title: 'Ce que l’on peut savoir',
    rules: [
      {
        id: 'K9.1',
        text: 'Tout ce qui a été vu reste ouvert : la rangée, les piles de lieux, la prochaine pénalité, chaque royaume jusqu’au fond de sa pile, la défausse et la taille de toutes les piles (notre interprétation). Seul l’ordre de la pioche et des pénalités sous la première est secret.',
      },
      {
        id: 'K9.2',
        text: 'Pour chaque habitant visible, la table affiche la chance exacte de le convaincre avec les lancers qui restent. Option : la table peut la cacher.',
      },
    ],
  },
];

export const words: KingWords = {
  title: 'King of the Dice',
  tagline: tagline.fr,
  options: {
    penalties: {
      name: 'Pénalités',
      about: 'Le livret les mélange. Triées, les plus douces viennent d’abord : une règle maison plus clémente.',
      values: { shuffled: 'Mélangées', sorted: 'Les plus douces d’abord' },
    },
    odds: {
      name: 'Probabilités',
      about: 'La table affiche-t-elle la chance exacte de convaincre chaque habitant avec les lancers qui restent ?',
      values: { shown: 'Affichées', hidden: 'Cachées' },
    },
  },
  endings,
  row: (what) => rows[what] ?? what,
  event,
  refusal,
  colours,
  places,
  kind: (kind) => kinds[kind],
  wish,
  effect: (kind) => effects[kind],
  card,
  board: {
    dice: 'Les dés',
    die: ({ n, face, colour, kept }) => `Dé n° ${n} : ${face} ${colours[colour]}${kept ? ', gardé' : ''}`,
    unrolled: 'Pas encore lancé',
    kept: 'gardé',
    keepHelp: 'Touchez les dés à garder, puis relancez les autres.',
    roll: 'Lancer les dés',
    rollAgain: (dice) => (dice === 1 ? 'Relancer 1 dé' : `Relancer ${dice} dés`),
    rollsLeft: (n) => (n === 0 ? 'Plus de lancer' : n === 1 ? 'Encore 1 lancer' : `Encore ${n} lancers`),
    fourRolls: 'Quatre lancers grâce à l’elfe',
    row: 'Habitants visibles',
    slot: ({ n, card: it, fulfilled, chance: p }) => {
      const state = fulfilled ? ', souhait comblé' : p === undefined ? '' : `, ${chance(p)} de chances`;
      return `Place n° ${n} : ${card(it)}${state}`;
    },
    emptySlot: 'Place vide',
    fulfilled: 'souhait comblé',
    chance,
    chanceHelp: 'La chance exacte de convaincre cet habitant avec les lancers qui restent, en gardant au mieux les dés pour lui.',
    showChances: 'Afficher les chances',
    hideChances: 'Masquer les chances',
    brings: (location) => `amène ${card(location)}`,
    stack: ({ place, points: worth, left }) => `${places[place]} : ${points(worth)} au sommet, reste ${cards(left)}`,
    drawPile: (n) => `Pioche : ${cards(n)}`,
    discardPile: (n) => `Défausse : ${cards(n)}`,
    penaltyPile: ({ points: worth, left }) => `Prochaine pénalité : ${signed(worth)}, reste ${cards(left)}`,
    take: (it) => `Prendre ${card(it)}`,
    takeWith: (location) => `Avec ${card(location)}`,
    takeWithout: (location) => `Sans ${card(location)}`,
    stop: (worth) => `S’arrêter et prendre la pénalité (${signed(worth)})`,
    stopHelp: 'Vous n’avez convaincu personne : vous arrêter maintenant vous coûte la pénalité du dessus.',
    reachedHelp: 'Touchez un habitant coché pour le prendre.',
    lastLocationTitle: 'C’est la dernière carte de la pile',
    lastLocationHelp: 'Si vous prenez le lieu, la partie s’achève aussitôt. Vous pouvez aussi le laisser.',
    endsGame: 'met fin à la partie',
    giveTitle: (dragon) => `À qui offrir ${card(dragon)} ?`,
    giveTo: (name) => `L’offrir à ${name}`,
    extraTitle: 'Vous avez un tour supplémentaire',
    pass: 'Renoncer au tour supplémentaire',
    yourKingdom: 'Votre royaume',
    kingdomOf: (name) => `Le royaume ${of(name)}`,
    emptyKingdom: 'Personne n’habite encore ici',
    topCard: (it) => `Au sommet : ${card(it)}`,
    cards,
    points,
    fairyPoints: 'nombre de fées',
    seePile: 'Voir toute la pile',
    turnRoll: ({ seat, extra }, who) => {
      if (who.isYou(seat)) return extra ? 'Votre tour supplémentaire : lancez les dés' : 'À vous : lancez les dés';
      return extra ? `Tour supplémentaire ${of(who.name(seat))}` : `Au tour ${of(who.name(seat))}`;
    },
    turnChoose: ({ seat, left }, who) => {
      if (!who.isYou(seat)) return `${who.name(seat)} médite devant les dés`;
      return left > 0 ? 'Gardez des dés et relancez, ou prenez un habitant' : 'Prenez un habitant, ou la pénalité';
    },
    turnGive: (seat, who) => (who.isYou(seat) ? 'Offrez le dragon à un rival' : `${who.name(seat)} cherche à qui offrir un dragon`),
    close: 'Fermer',
  },
  chapters,
};
