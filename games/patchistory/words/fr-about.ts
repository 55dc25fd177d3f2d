import { aboutOf } from './about.ts';
import type { Names } from './words.ts';

export const aboutFrom = (names: Names) =>
  aboutOf(names, {
    place: 'Emplacement. Ce qui y est imprimé compte tout seul ; un cadre doré ne compte que si un Ouvrier s’y trouve.',
    golden: 'Cadre doré. Il ne compte que si un Ouvrier se trouve sur cet emplacement.',
    building: 'Tuile Bâtiment. Une fois construite, elle compte comme tout autre emplacement d’un seul carré.',
    hero: 'Héros. Il agit tant qu’il est entièrement visible, avec ou sans Ouvrier, et coûte 2 Nourriture à la fin de chaque Ère.',
    wonder: 'Merveille. Elle agit tant qu’elle est entièrement visible, avec ou sans Ouvrier, et coûte 1 Ressource à la fin de chaque Ère.',
    special: 'Bâtiment Spécial. Ses symboles comptent comme partout ; il n’a pas d’effet propre et aucun entretien.',
    worker: 'Ouvrier. Il fait compter le cadre doré de son emplacement ; il n’y en a qu’un par emplacement.',
    track: 'Piste de Peuple. Les Ouvriers y attendent que vous les formiez.',
    upkeep:
      'Entretien des Ouvriers. Plus vous avez d’Ouvriers hors de la piste, plus ils mangent à chaque Manche ; chaque Nourriture qui manque coûte 3 Culture.',
    points: 'Points de Politique. Ils paient la Diplomatie et l’Administration de cette Manche ; ce qui reste est perdu.',
    'good-0': 'Nourriture. Elle nourrit vos Ouvriers et vos Héros, et paie la formation et le Commerce.',
    'good-1': 'Ressources. Elles paient Bâtiments et routes, entretiennent vos Merveilles et donnent de la puissance à la Guerre.',
    'good-2': 'Argent. C’est ce que vous misez aux Enchères.',
    'good-3': 'Culture. Qui en a le plus à la fin de la troisième Ère gagne.',
    'good-4': 'Votes. À la fin de l’Ère, ils font la valeur des Cartes Prospérité ; ensuite, ils sont perdus.',
    screen: 'Paravent. Ce que les autres possèdent est caché, mais tout ce qu’ils gagnent ou dépensent est montré.',
    era: 'Ère et Manche. La partie compte trois Ères de cinq Manches.',
    first: 'Premier Joueur. On joue dans le sens horaire à partir de lui ; à la Manche suivante, la marque passe à gauche.',
    offer: 'Tuile Terrain. Il y en a une pour chacun à chaque Enchère.',
    stake: 'Mise. Quand chaque Tuile a un meneur, tout l’Argent misé est perdu, quoi qu’il ait gagné.',
    size: 'Taille de votre territoire. Il peut avoir 5, 6 ou 7 carrés de large et de haut, aux Ères I, II et III.',
    over: 'Dessus ou dessous. Là où la nouvelle Tuile rencontre votre territoire, chaque carré passe dessus ou dessous.',
    tiles: 'Tuiles Bâtiment en main. Construisez-les ou retournez-les en Terre en friche ; personne d’autre ne les voit.',
    cards: 'Cartes Prospérité en main. À la fin de chaque Ère, chacun en joue une en secret pour le Vote.',
    votes: 'Votes sur cette carte. Le premier y gagne autant de Culture qu’il y a de Votes, le deuxième la moitié.',
    rank: 'Rang sur cette carte. Les joueurs à égalité prennent tous le rang le plus bas.',
    mainRoute: 'Route Commerciale Principale. Seul celui qui l’a posée y envoie un Ouvrier ; au bout attend une Négociation.',
    alliedRoute: 'Route Commerciale Alliée. Chaque allié y envoie un Ouvrier d’un bout à l’autre, et des alliés ne se battent jamais.',
    war: 'Guerre déclarée. Elle a lieu à la Manche suivante ; seule une alliance, ou la perte de la route ou de son Ouvrier, l’annule.',
    red: 'Rouge. Vous voulez la Guerre : un seul Rouge suffit à la déclarer.',
    blue: 'Bleu. Vous voulez la paix : deux Bleus, pas de Guerre, et vous pouvez devenir alliés.',
    power:
      'Puissance. L’agresseur compte sa Force Militaire, le défenseur sa Force Militaire et sa Défense ; chaque Ressource engagée ajoute 1.',
  });
