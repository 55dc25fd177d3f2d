import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  firstCount: {
    title: 'Trois palais comptés',
    ask: 'Première édition. Il manque un marchand à votre palais orange : placez-le en m1.',
    so: 'L’orange compte 4 bâtiments, 2 étables, 2 murs et 3 marchands : 11. Le noir fait 10 et le gris 13 ; deux marchands comptent pour les deux. Les tuiles s’y ajoutent.',
  },
  secondCount: {
    title: 'Compter avec le puits',
    ask: 'Deuxième édition. Placez une étable en h4, sous votre palais orange.',
    so: 'L’orange compte 4 bâtiments, 2 étables, 2 murs et 1 marchand : 9, et l’étable à deux cases du puits rapporte 4 de plus. Le violet y a deux bâtiments : 8.',
  },
  tea: {
    title: 'À qui le thé',
    ask: 'Deuxième édition. Posez votre toit sur le palais violet en a1, puis un mur en N16, et regardez les autres jouer.',
    so: 'Vous recevez trois tuiles thé. Le toit neutre en fait perdre deux, le propriétaire suivant en reçoit une, et il n’en reste pas pour le dernier.',
  },
  stables: {
    title: 'À côté d’un bâtiment',
    ask: 'Première édition. Placez une étable en c2. Essayez aussi f4, sous l’autre étable.',
    so: 'Une étable à côté d’un de vos bâtiments rapporte un point. À côté d’une étable seulement, elle est interdite.',
  },
  market: {
    title: 'Au bout de la file',
    ask: 'Première édition. Placez un marchand en g5. Essayez aussi f4.',
    so: 'Une file ne s’allonge qu’à ses bouts, et f4 toucherait deux marchands. Trois marchands comptent pour le palais orange et un pour le noir.',
  },
  oneOfEach: {
    title: 'Un palais par couleur',
    ask: 'Deuxième édition. Vous avez déjà un palais orange. Posez un toit sur le marron.',
    so: 'Un second palais orange n’est pas pour vous, ce sera donc le marron. Le prochain bâtiment marron devra commencer un nouveau palais.',
  },
  streets: {
    title: 'Laisser une ruelle',
    ask: 'Deuxième édition. Le palais orange du milieu ne peut grandir que sur trois cases. Placez un bâtiment en e5.',
    so: 'Toutes les autres cases voisines sont trop près d’un autre palais. Le palais orange avec un toit est achevé, et on n’en commence pas d’autre tant que celui-ci peut grandir.',
  },
  well: {
    title: 'Près du puits',
    ask: 'Deuxième édition. Ajoutez un bâtiment marron en d2, puis posez votre toit. Essayez aussi c3.',
    so: 'On ne bâtit pas sur les huit cases autour du puits. Mais d2 est à deux cases dans sa colonne : cela rapporte 4 points.',
  },
  palaceTile: {
    title: 'Le plus grand palais',
    ask: 'Deuxième édition. Un palais orange adverse de cinq détient la tuile, le vôtre en a quatre. Placez des étables en j2 et h4.',
    so: 'À cinq, c’est l’égalité et la tuile ne bouge pas. À six, votre palais est plus grand et la prend : elle vaut 4 points.',
  },
  towerTile: {
    title: 'Un mur de la tour',
    ask: 'Deuxième édition. La tour 1 est gardée par un palais marron adverse. Posez votre toit sur le palais orange.',
    so: 'Le palais orange touche un mur de la tour 1 : la tuile est à vous, et la tuile palais orange vient avec.',
  },
  domes: {
    title: 'Les deux dômes utilisés',
    ask: 'À deux. Votre dôme de blocus couvre déjà un palais gris. Posez votre dôme de points sur l’autre.',
    so: 'Vous avez utilisé vos deux dômes gris : le dôme de blocus gris de votre adversaire retourne dans la boîte.',
  },
};
