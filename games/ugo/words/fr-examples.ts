import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  redSix: {
    title: 'La plus haute carte gagne',
    ask: 'On demande du rouge. Jouez votre 6 rouge, puis posez les cartes gagnées, le 6 sur le dessus du rouge.',
    so: 'Le 6 bat le 5 bleu et vous rapporte un agriculteur. Avec le 6 rouge et le 5 bleu sur le dessus, votre royaume vaut 11.',
  },
  firstFarmer: {
    title: 'Où va le premier agriculteur',
    ask: 'Gagnez ce pli avec votre 6 rouge et regardez vos cases.',
    so: 'Vos deux premières cases avaient déjà leur agriculteur : le nouveau va sur la troisième, qui en demande deux.',
  },
  blueEight: {
    title: 'Un 0 enterre votre 6',
    ask: 'Entamez avec le 8 bleu. Vous gagnerez : en posant, gardez le 8 sur le dessus du bleu.',
    so: 'Le 0 rouge doit aller sur votre pile rouge et enterre le 6. Et qui a perdu avec le 1 bleu reçoit un agriculteur, car le bleu a gagné.',
  },
  twoSevens: {
    title: 'Deux 7',
    ask: 'On demande du bleu et un 7 vert est sur la table. Jouez votre 7 bleu.',
    so: 'Des deux 7, celui de la couleur demandée gagne. Le 1 rouge a perdu contre une autre couleur : deux agriculteurs.',
  },
  twoEights: {
    title: 'Deux 8',
    ask: 'On demande du bleu, vous n’en avez pas, et quelqu’un a joué le 8 vert. Jouez votre 8 rouge.',
    so: 'Aucun des deux 8 n’est bleu : le premier joué gagne. Les deux 2 ont perdu contre une autre couleur : un agriculteur chacun.',
  },
  twoTwos: {
    title: 'Deux 2',
    ask: 'On demande du bleu, mais le 8 vert est en train de gagner. Jouez votre 2 bleu.',
    so: 'Le vert gagne : votre 2 bleu rapporte un agriculteur. Le 2 vert a la couleur de la carte gagnante et ne rapporte rien.',
  },
  farmerShort: {
    title: 'Un agriculteur manque',
    ask: 'Posez les cartes gagnées, le 8 bleu sur le dessus.',
    so: 'Le vert demande deux agriculteurs et vous en avez un : cela coûte 5. Le 0 rouge compte 0 et le 8 bleu compte 8, ce qui fait 3.',
  },
  emptyFourth: {
    title: 'Des points sans carte',
    ask: 'Il vous manque un agriculteur. On demande du gris : perdez avec votre 1 gris.',
    so: 'Votre quatrième case a tous ses agriculteurs et pas de carte : elle rapporte le 3 imprimé. Avec 8 + 6 + 2, cela fait 19.',
  },
};
