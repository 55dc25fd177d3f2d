import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
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
        text: 'Tous, sauf l’hypnotiseur et les dragons, viennent de l’un des cinq lieux : la ville, la mine, l’atelier, le village des orcs et la forêt enchantée. Chaque lieu a trois cartes, qui valent 2, 3 et 4 points.',
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
        text: 'Après un lancer, gardez autant de dés que vous voulez et relancez les autres. Un dé gardé n’est pas bloqué : vous pouvez le relancer plus tard, même au quatrième lancer (notre interprétation).',
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
        text: 'Quand vous vous arrêtez, vous prenez un habitant visible dont vos dés exaucent le souhait. Inutile d’annoncer lequel vous visez ; si vos dés en exaucent plusieurs, vous en choisissez un.',
      },
      {
        id: 'K4.2',
        text: 'Si vous vous arrêtez ou n’avez plus de lancer, et que vous pouvez prendre quelqu’un, vous y êtes obligé, même si c’est un dragon. Vous ne pouvez pas préférer une pénalité (notre interprétation).',
      },
      { id: 'K4.3', text: 'Ce que vous prenez se pose, face visible, au sommet de la pile de votre royaume.' },
      {
        id: 'K4.4',
        text: 'Si l’habitant se trouve sous la pile de sa propre couleur, vous recevez aussi le lieu du dessus. Vous avez le droit de le laisser (notre interprétation : sans avis contraire, vous le prenez).',
      },
      { id: 'K4.5', text: 'Le lieu se pose d’abord, l’habitant par-dessus (notre interprétation).' },
      {
        id: 'K4.6',
        text: 'Les bourgeois et les elfes sont chez eux en ville, les nains dans la mine, les gnomes à l’atelier, les orcs dans leur village, les kobolds, les apprentis et les fées dans la forêt. L’hypnotiseur et les dragons ne sont chez eux nulle part et n’amènent jamais de lieu.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Les souhaits des habitants',
    rules: [
      {
        id: 'K5.1',
        text: 'Un nombre de dés demandé est un minimum : davantage convient aussi. Quand on demande des chiffres, les couleurs n’importent pas, et inversement (notre interprétation).',
      },
      { id: 'K5.2', text: 'Le bourgeois veut six chiffres pairs, ou six impairs.' },
      {
        id: 'K5.3',
        text: 'L’elfe veut une suite : 4, 5 ou 6 chiffres consécutifs, sans trou. Une suite ne repasse pas du 6 au 1 (notre interprétation).',
      },
      { id: 'K5.4', text: 'Le nain veut 3, 4 ou 5 dés du chiffre indiqué sur sa carte.' },
      { id: 'K5.5', text: 'Le gnome veut de 3 à 6 dés de la couleur indiquée sur sa carte.' },
      {
        id: 'K5.6',
        text: 'L’orc veut des groupes de chiffres égaux, aux tailles indiquées sur sa carte. Vous choisissez les chiffres, mais il en faut un différent par groupe : quatre 5 ne font pas deux paires.',
      },
      { id: 'K5.7', text: 'Le kobold des champignons veut 4, 5 ou 6 dés d’une même couleur, peu importe laquelle.' },
      { id: 'K5.8', text: 'Les apprentis et les fées veulent un mélange : autant de dés de chaque couleur que l’indique la carte.' },
      { id: 'K5.9', text: 'L’hypnotiseur veut que les six dés fassent 12 ou moins en tout.' },
      { id: 'K5.10', text: 'Le dragon veut que les six dés fassent au moins 25, 28 ou 30 en tout, selon sa carte.' },
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
        text: 'L’habitant qui suit l’hypnotiseur se pose en dernier et agit comme d’habitude : l’elfe est au sommet, l’apprenti donne un tour, le dragon s’offre à un adversaire, la fée compte (notre interprétation).',
      },
      {
        id: 'K6.7',
        text: 'Si vous prenez un dragon, vous l’offrez à l’adversaire de votre choix, qui le pose aussitôt au sommet de sa pile. À deux, il n’y a pas de choix.',
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
        text: 'Si vous vous arrêtez ou n’avez plus de lancer, et que vos dés n’exaucent aucun souhait de la rangée, vous prenez la pénalité du dessus sur votre pile. Vous le pouvez même s’il vous reste des lancers (notre interprétation).',
      },
      { id: 'K7.2', text: 'Puis l’habitant le plus à droite est défaussé, face cachée. Il n’amène de lieu à personne.' },
      {
        id: 'K7.3',
        text: 'Pour combler un vide dans la rangée, les habitants placés à sa gauche avancent d’une place vers la droite, et un nouveau venu de la pioche prend la première place. Ceux de droite ne bougent pas.',
      },
      {
        id: 'K7.4',
        text: 'Quand l’hypnotiseur a entraîné son voisin, il y a deux vides. On les comble l’un après l’autre : la première carte piochée se retrouve deuxième à partir de la gauche (notre interprétation).',
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
        text: 'La partie s’achève aussitôt que quelqu’un prend la dernière carte d’une pile : de la pioche, des pénalités ou de n’importe quelle pile de lieux. On ne termine pas le tour de table.',
      },
      {
        id: 'K8.2',
        text: 'Si c’était le dernier lieu ou la dernière pénalité, tout ce qui a été pris dans ce coup compte encore, mais rien n’est défaussé et la rangée n’est pas complétée (notre interprétation).',
      },
      {
        id: 'K8.3',
        text: 'La dernière carte de la pioche rejoint encore la rangée, mais les habitants qui s’y trouvent ne vont à personne. Un second vide n’est pas comblé (notre interprétation).',
      },
      { id: 'K8.4', text: 'Un tour supplémentaire encore à jouer est perdu (notre interprétation).' },
      {
        id: 'K8.5',
        text: 'Comptez vos habitants, vos fées et vos lieux, puis retirez vos pénalités et les dragons qu’on vous a offerts. Le total peut passer sous zéro.',
      },
      {
        id: 'K8.6',
        text: 'Qui a le plus de points gagne. À égalité, c’est celui qui a le moins de points négatifs en pénalités et dragons, quel que soit le nombre de cartes.',
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
