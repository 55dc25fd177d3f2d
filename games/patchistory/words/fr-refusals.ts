import type { Refusal } from '#engine';
import { FOOD, RESOURCE, VOTE } from '../pieces.ts';
import { of } from './fr-grammar.ts';
import { names } from './fr-names.ts';
import type { Refusals } from './words.ts';

const amount = (good: unknown, n: unknown) => names.amount(Number(good ?? FOOD), Number(n ?? 0));
const plural = (n: unknown, one: string) => `${Number(n ?? 0)} ${one}${Number(n ?? 0) < 2 ? '' : 's'}`;
const large = (effect: unknown) => (names.heroes[String(effect)] ?? names.wonders[String(effect)])?.name ?? '';
/** Where in a set of tiles. */
const place = ({ line }: Refusal) => (line === undefined ? 'Dans vos tuiles, ' : `Ligne ${line} de vos tuiles, `);

/** Of the rules that forbid something; a rule that is not here has nothing to refuse. */
export const refusals: Refusals = {
  'P1.2': 'Pas maintenant : cela se fait à une autre étape de la Manche. Choisissez l’un des coups en surbrillance.',
  'P2.2': 'Cet emplacement n’est pas libre : un seul Ouvrier par emplacement. Choisissez un de vos emplacements sans Ouvrier.',
  'P2.9': 'Trouvez d’abord une place à votre Ouvrier qui rentre.',
  'P2.13': (why, who) => {
    const seats = (why.seats as readonly number[] | undefined) ?? [];
    if (seats.length === 0) return 'Ce n’est pas votre tour. Un peu de patience.';
    return seats.length === 1
      ? `C’est au tour ${of(who.name(Number(seats[0])))} : attendez le vôtre.`
      : 'Vous avez terminé : on attend encore les autres.';
  },
  'P3.3': 'Vous ne pouvez pas passer : misez sur l’une des Tuiles.',
  'P3.4': (why) =>
    Number(why.leading) < 0
      ? 'Cette Tuile n’est pas aux Enchères.'
      : `La mise est trop basse : misez au moins ${Number(why.leading ?? 0) + 1} Argent sur cette Tuile.`,
  'P3.5': (why) => `Vous ne pouvez pas baisser votre mise : misez au moins les ${Number(why.own ?? 0)} Argent déjà engagés.`,
  'P3.6': (why) =>
    `Vous n’avez pas assez d’Argent : votre mise peut aller jusqu’à ${Number(why.own ?? 0) + Number(why.money ?? 0)} au plus.`,
  'P3.10': 'Vous ne pouvez plus attendre : misez sur l’une des Tuiles.',
  'P3.11': (why) => `Choisissez l’une des deux Tuiles, et une somme de 0 à ${Number(why.money ?? 0)} Argent.`,
  'P4.1': 'Vous n’avez pas de Tuile à placer maintenant.',
  'P4.2':
    'Au moins un carré de la Tuile doit partager sa case avec votre territoire ; choisissez dessus ou dessous pour chaque case partagée, et là seulement.',
  'P4.3': 'Au moins un carré de la nouvelle Tuile doit rester visible.',
  'P4.4': (why) => {
    const bound = Number(why.bound ?? 5);
    return `C’est trop grand : dans cette Ère, votre territoire peut avoir au plus ${bound} carrés de large et ${bound} de haut.`;
  },
  'P4.5': 'Une Mer ne se recouvre pas, et rien ne se glisse dessous.',
  'P4.6': 'La Mer de la nouvelle Tuile ne peut pas passer dessous.',
  'P4.7': 'Deux Mers ne sont jamais côte à côte ; par un coin, c’est permis.',
  'P4.8': 'Le grand emplacement de la nouvelle Tuile reste visible tout entier, ou passe dessous tout entier.',
  'P4.9': 'Un Héros, une Merveille ou un Bâtiment Spécial se recouvre en entier ou pas du tout. Glisser une Tuile dessous est permis.',
  'P4.10': 'Une Tuile ne peut pas être à la fois au-dessus et au-dessous de la même carte.',
  'P4.11': 'Seul le côté mis aux Enchères peut servir, et les Tuiles ne tournent jamais.',
  'P4.18': 'Placez d’abord vos Ouvriers gratuits sur des emplacements libres.',
  'P5.1': 'Votre Diplomatie est finie pour cette Manche.',
  'P5.3': 'L’Aide va à un joueur relié à vous par une route, Principale ou Alliée.',
  'P5.4': (why) =>
    why.has === undefined
      ? 'Une Aide compte exactement trois unités de Nourriture, de Ressources et d’Argent.'
      : 'Vous ne pouvez offrir que ce que vous avez : trois unités à vous.',
  'P5.5': 'Répondez d’abord à l’Aide : oui ou non.',
  'P5.6': 'Vous avez accepté une Aide dans cette Manche : vous ne pouvez plus en proposer.',
  'P5.7': 'Vous ne pouvez menacer qu’un joueur relié à vous par une Route Commerciale Principale.',
  'P5.8': 'Vous ne pouvez pas menacer un allié.',
  'P5.9': 'Votre Force Militaire doit dépasser le total de sa Force Militaire et de sa Défense.',
  'P5.10': 'Exigez de la Culture ou de l’Argent.',
  'P5.11': 'Vous ne pouvez briser que l’une de vos alliances, comme première action de Diplomatie de la Manche, avec au moins 1 point.',
  'P6.1': 'Vous avez terminé cette étape.',
  'P6.3': (why) => `Cela coûte ${plural(why.points, 'point')}, et il vous en reste ${Number(why.left ?? 0)}.`,
  'P6.4': (why) => `Cela coûte ${amount(why.good, why.price)}, et vous en avez ${Number(why.has ?? 0)}.`,
  'P6.6': 'Le Commerce envoie un Ouvrier de votre territoire : choisissez-en un.',
  'P6.7': 'Le départ doit être ouvert : votre Route Principale sans Ouvrier, ou votre Route Alliée sans Ouvrier à vous.',
  'P6.8': (why) =>
    Number(why.limit) === 0
      ? 'Sans Transport, vous ne pouvez rien échanger.'
      : `Vous pouvez échanger ${plural(why.limit, 'unité')} au plus, et au moins 1.`,
  'P6.9':
    'Le compte n’y est pas : 1 Ressource vaut 2 Nourriture ou 2 Argent, 1 Nourriture vaut 1 Argent ; jamais de Culture, ni le même Bien.',
  'P6.10': 'Pour former, il faut un Ouvrier sur la piste et un emplacement libre.',
  'P6.11': 'Vous n’avez pas de Héros à honorer.',
  'P6.12': 'Vous n’avez pas de Merveille à honorer.',
  'P6.13': 'Une Route Principale va de chez vous à un autre joueur, et il doit en rester une dans la Réserve.',
  'P6.14': (why) =>
    Number(why.most ?? 1) === 1
      ? 'Vous avez construit votre Route Principale de cette Manche.'
      : 'Vous avez construit toutes vos Routes Principales de cette Manche.',
  'P6.17': 'On ne construit pas sur une Mer. Assainissez-la d’abord.',
  'P6.18': 'Cela se fait sur un emplacement d’un seul carré, jamais sur une partie d’un grand emplacement.',
  'P6.19': 'Vous n’avez pas cette Tuile Bâtiment en main.',
  'P6.22': 'Une seule Campagne par Manche, avec au moins 1 point.',
  'P7.3': 'Seul le bâtisseur d’une Route Principale s’en sert.',
  'P7.5': 'D’abord les Ouvriers du territoire, puis ceux des routes : pour celui-ci, c’est trop tôt ou trop tard.',
  'P7.8': 'Cet Ouvrier a déjà bougé, ou n’est pas là : chacun se déplace une fois.',
  'P7.9': (why) =>
    Number(why.steps ?? -1) < 0
      ? 'Aucun chemin ne mène à cet emplacement.'
      : `C’est à ${Number(why.steps)} pas (sans diagonales), et votre Transport est de ${Number(why.transport ?? 0)}.`,
  'P7.10': (why) =>
    why.steps === undefined
      ? 'Chaque Ouvrier des routes doit d’abord avancer.'
      : `Cet Ouvrier avance de 1 case au moins, et de ${Number(why.steps)} au plus.`,
  'P7.11': (why) => `C’est trop loin : l’Ouvrier s’arrête après ${plural(why.ahead, 'case')}.`,
  'P7.13': 'Seul un Ouvrier sur le départ ou sur une case de Biens d’une Route Principale peut choisir le Repos.',
  'P7.15': 'Cet Ouvrier se repose, et rentrera de lui-même.',
  'P7.16': 'La Guerre y est déclarée : cet Ouvrier part en Guerre.',
  'P8.2': 'Choisissez l’une de vos propres Négociations.',
  'P8.4': 'Choisissez Rouge (agression) ou Bleu (paix).',
  'P8.5': (why) => `Préparer une Guerre coûte ${amount(RESOURCE, why.cost)}, et vous en avez ${Number(why.has ?? 0)} : choisissez Bleu.`,
  'P8.7': 'Dites oui ou non à l’alliance.',
  'P8.9': 'Choisissez votre bout de la route : A ou B.',
  'P9.1': 'Choisissez l’une de vos Guerres à mener.',
  'P9.3': 'Cédez ce qui est demandé contre de la Puissance, ou dites non.',
  'P9.5': (why) =>
    why.has === undefined
      ? 'Dites combien de Ressources vous engagez dans la Guerre.'
      : `Vous pouvez engager de 0 à ${amount(RESOURCE, why.has)}.`,
  'P11.4': 'Choisissez l’une des Cartes Prospérité de votre main.',
  'P11.8': (why) =>
    why.has === undefined ? 'Vous n’avez pas autant de Votes.' : `Vous pouvez mettre de 0 à ${amount(VOTE, why.has)} sur cette carte.`,
  'P12.1': 'La partie est finie : il n’y a plus rien à jouer.',
  'P13.1': 'Le Héros ou la Merveille qu’il faut pour cela n’est pas visible dans votre territoire.',
  'P13.2': 'Cet effet ne peut pas être utilisé maintenant.',
  'P13.5': 'Choisissez l’un de vos Ouvriers hors de la piste pour le renvoyer.',
  'P13.8': (why) => `${large(why.effect)} : vous l’avez déjà utilisé dans cette Manche.`,
  'P13.11': 'Constantin vous allie à un joueur qui n’est pas encore votre allié. Choisissez-le, et votre bout de la route.',
  'P13.20': 'Les Jardins suspendus servent une fois par Manche, dans votre Administration.',
  'P13.27': 'Christophe Colomb : renvoyez un Ouvrier et gardez l’une des Tuiles piochées, ou dites non.',
  'P13.29': (why) =>
    Number(why.has ?? 0) === 0
      ? 'Vous n’avez pas de Votes à engager ; seule Jeanne d’Arc les mène à la Guerre.'
      : `Jeanne d’Arc peut engager de 0 à ${amount(VOTE, why.has)}.`,
  'P13.30': 'Vasco de Gama : choisissez l’une des Tuiles aux Enchères.',
  'P13.37': 'Chichén Itzá : renvoyez l’un de vos Ouvriers, ou choisissez Terminé.',
  'P13.38': 'Le Kremlin sert une fois par Manche, dans votre Administration, mais ni avec Che Guevara ni après une alliance brisée.',
  'P13.49': 'Marie Curie a besoin d’une Ressource.',
  'P13.53':
    'Schwerer Gustav, une fois par Guerre : défaussez une Route Principale qui part de vous (pas celle de cette Guerre) ou une Route Alliée à vous, ou dites non.',
  'P13.54': 'La Statue de la Liberté ne se recouvre jamais. Glisser une Tuile dessous est permis.',
  'P13.55':
    'Le Bombardier furtif frappe, une fois par Manche, un emplacement visible d’un seul carré, chez un joueur qui n’est pas votre allié.',
  'P15.5': (why) => `${place(why)}ceci est illisible : « ${why.text ?? ''} ».`,
  'P15.6': (why) => `${place(why)}« ${why.text ?? ''} » a deux fois la même lettre.`,
  'P15.7': (why) => `${place(why)}un « - » demande un cadre doré à sa suite.`,
  'P15.8': (why) => `${place(why)}${why.id ?? ''} a un X, qui ne va que sur un côté Noir.`,
  'P15.9': (why) => `${place(why)}${why.id ?? ''} demande un grand emplacement d’au moins deux X.`,
  'P15.10': (why) => `${place(why)}les X de ${why.id ?? ''} doivent tous se toucher par un côté.`,
  'P15.11': (why) => `${place(why)}${why.id ?? ''} a deux Mers côte à côte.`,
  'P15.12': (why) => `${place(why)}${why.id ?? ''} figure deux fois.`,
  'P15.13': (why) => `${place(why)}il manque l’autre côté de ${why.id ?? ''}.`,
  'P15.14': (why) =>
    `${place(why)}l’Ère ${['I', 'II', 'III'][Number(why.era ?? 0)]} demande ${Number(why.needed ?? 0)} tuiles, et en a ${Number(why.tiles ?? 0)}.`,
  'P15.15': (why) => `${place(why)}aucun texte doré ne s’appelle « ${why.text ?? ''} ».`,
  'P15.16': (why) => `${place(why)}aucun effet n’est connu pour ${why.id ?? ''}. Écrivez PLAIN- devant le nom s’il n’a que des symboles.`,
  'P15.17': (why) => `${place(why)}il manque des capitales.`,
  'P15.18': (why) =>
    why.id === undefined
      ? `${place(why)}il faut ${Number(why.needed ?? 0)} tuiles Bâtiment, et il y en a ${Number(why.tiles ?? 0)}.`
      : `${place(why)}${why.id} doit coûter 2 ou 3.`,
  E1: 'Ce n’est pas un coup de ce jeu. Choisissez l’un des coups en surbrillance.',
  E2: 'La partie est finie : il n’y a plus rien à jouer.',
  E3: 'Vous ne pouvez annuler que votre propre dernier coup, avant que quelqu’un d’autre ne joue et que quelque chose de nouveau ne soit montré.',
};

export const otherwise = 'Les règles ne le permettent pas. Choisissez l’un des coups en surbrillance.';
