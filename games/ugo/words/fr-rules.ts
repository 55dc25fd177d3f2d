import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'U1',
    title: 'Le matériel et la donne',
    rules: [
      {
        id: 'U1.1',
        text: 'Le paquet compte 45 terres de cinq couleurs : collines rouges, lacs bleus, prairies vertes, champs jaunes et montagnes grises. Dans chacune, les valeurs vont de 0 à 8, une carte par valeur.',
      },
      {
        id: 'U1.2',
        text: 'On joue à deux, trois ou quatre. Chacun règne sur un royaume de cinq cases alignées qui réclament, de gauche à droite, 1, 1, 2, 3 et 4 agriculteurs. Les deux premières ont déjà le leur ; les neuf autres places sont vides au départ.',
      },
      {
        id: 'U1.3',
        text: 'À chaque manche, on bat le paquet entier et chacun reçoit dix cartes, quel que soit le nombre de joueurs. Personne ne voit le reste, écarté jusqu’à la fin de la manche.',
      },
      {
        id: 'U1.4',
        text: 'Le voisin de gauche du donneur entame le premier pli, et la donne passe à gauche d’une manche à l’autre. Le premier donneur est tiré au sort (notre interprétation : les livrets ne le précisent pas).',
      },
      { id: 'U1.5', text: 'Une partie dure quatre manches. Option : la table peut en jouer une, deux ou trois.' },
    ],
  },
  {
    id: 'U2',
    title: 'Jouer un pli',
    rules: [
      {
        id: 'U2.1',
        text: 'Une manche, c’est dix plis. À chaque pli, l’un de vous entame, puis les autres jouent tour à tour, dans le sens des aiguilles d’une montre, une carte chacun.',
      },
      { id: 'U2.2', text: 'La carte vient toujours de votre main, et l’on ne pioche pas : dix cartes, dix plis.' },
      {
        id: 'U2.3',
        text: 'Qui entame joue ce qu’il veut. Ensuite, si vous avez de la couleur demandée, vous devez en fournir, même à contrecœur.',
      },
      { id: 'U2.4', text: 'Si vous n’en avez pas, tout est permis. Et rien n’oblige jamais à monter.' },
      {
        id: 'U2.5',
        text: 'La plus haute valeur emporte le pli, toutes couleurs confondues : un 8 vert bat un 7 bleu même quand on demande du bleu. (Un 0 ne gagne donc que si tout le monde joue 0.)',
      },
      {
        id: 'U2.6',
        text: 'La plus haute valeur est tombée plusieurs fois ? La carte de la couleur demandée l’emporte ; si aucune n’est de cette couleur, c’est la première tombée.',
      },
      { id: 'U2.7', text: 'Le vainqueur ramasse tout le pli et entame le suivant.' },
    ],
  },
  {
    id: 'U3',
    title: 'Poser les cartes gagnées',
    rules: [
      {
        id: 'U3.1',
        text: 'Un pli gagné entre tout entier dans votre royaume, mauvaises cartes comprises. Vous le posez avant que le pli suivant ne commence ; le dixième, avant le décompte.',
      },
      { id: 'U3.2', text: 'On trie par couleur : une couleur par case, une case par couleur.' },
      { id: 'U3.3', text: 'Une couleur que vous possédez déjà rejoint sa pile, par-dessus.' },
      {
        id: 'U3.4',
        text: 'Une couleur nouvelle prend la case libre la plus à gauche, sans trou. S’il y en a plusieurs, l’ordre vous appartient (notre interprétation : un livret ne le dit que des premières cartes, l’autre n’en dit rien). Plus on va vers la droite, plus il faut de bras.',
      },
      {
        id: 'U3.5',
        text: 'Si vous gagnez plusieurs cartes d’une même couleur, vous choisissez laquelle finit sur le dessus. Ce qui s’y trouvait est enterré, quelle que soit sa valeur : un 0 peut tomber sur votre 8.',
      },
      { id: 'U3.6', text: 'Dès que la carte suivante est jouée, plus rien ne bouge.' },
      { id: 'U3.7', text: 'S’il n’y a qu’une façon de poser le pli, il se pose tout seul (notre interprétation).' },
    ],
  },
  {
    id: 'U4',
    title: 'Les agriculteurs',
    rules: [
      {
        id: 'U4.1',
        text: 'Gagner un pli rapporte les agriculteurs de la carte gagnante : deux pour un 3, un 4 ou un 5, un pour un 6 ou un 7, aucun pour un 0 ou un 8.',
      },
      {
        id: 'U4.2',
        text: 'Un 1 rapporte quand il perd : un agriculteur si la carte gagnante est de sa couleur, deux si elle est d’une autre.',
      },
      {
        id: 'U4.3',
        text: 'Un 2 rapporte quand il perd contre une autre couleur : un agriculteur. Si la carte gagnante est de sa couleur, il ne rapporte rien.',
      },
      {
        id: 'U4.4',
        text: 'Un 1 ou un 2 qui gagne ne rapporte aucun agriculteur. Comparez toujours avec la couleur de la carte gagnante, qui n’est pas forcément la couleur demandée ; chaque 1 ou 2 perdant se juge séparément.',
      },
      { id: 'U4.5', text: 'Le royaume se peuple de gauche à droite : chaque agriculteur va à la première place vide.' },
      { id: 'U4.6', text: 'Quand les neuf places sont prises, les agriculteurs en trop sont perdus (notre interprétation).' },
      {
        id: 'U4.7',
        text: 'Option à deux joueurs, venue de l’édition Kosmos : vous vous partagez une réserve de douze agriculteurs par manche, et une fois qu’elle est vide personne n’en reçoit plus. Si un même pli en rapporte à chacun, le vainqueur du pli se sert d’abord (notre interprétation).',
      },
    ],
  },
  {
    id: 'U5',
    title: 'Le décompte',
    rules: [
      { id: 'U5.1', text: 'Le dixième pli posé, la manche s’arrête et l’on compte chaque royaume, case par case.' },
      { id: 'U5.2', text: 'Une case au complet qui porte des cartes vaut sa carte du dessus. Celles d’en dessous ne valent rien.' },
      {
        id: 'U5.3',
        text: 'Une case au complet mais sans carte vaut les points imprimés : 1 pour la troisième, 3 pour la quatrième, 5 pour la cinquième. Les deux premières n’en ont pas.',
      },
      {
        id: 'U5.4',
        text: 'Une case qui porte des cartes mais manque de bras coûte 5 points par agriculteur absent, et sa carte du dessus ne compte pas. Oui, on peut finir en dessous de zéro.',
      },
      { id: 'U5.5', text: 'Une case sans carte et incomplète ne rapporte et ne coûte rien.' },
      { id: 'U5.6', text: 'Les points imprimés ne s’ajoutent jamais à une carte : sous un 0, une case au complet vaut 0.' },
    ],
  },
  {
    id: 'U6',
    title: 'La victoire',
    rules: [
      {
        id: 'U6.1',
        text: 'Pour la manche suivante, on vide les royaumes et les agriculteurs gagnés s’en vont. Seuls les points restent.',
      },
      { id: 'U6.2', text: 'Après la dernière manche, on additionne tout : qui a le plus haut total gagne.' },
      { id: 'U6.3', text: 'Si plusieurs joueurs ont le plus haut total, ils partagent la victoire (notre interprétation).' },
    ],
  },
  {
    id: 'U7',
    title: 'Ce qui se voit, ce qui se cache',
    rules: [
      {
        id: 'U7.1',
        text: 'Chacun peut regarder les cartes de tous les royaumes, même enterrées, et compter celles de chaque main (notre interprétation). Le contenu des mains et les cartes écartées restent secrets.',
      },
    ],
  },
];
