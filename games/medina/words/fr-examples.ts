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
    ask: 'Première édition. Ajoutez un bâtiment orange en c2, puis posez votre toit. Essayez d’abord f1, à côté de l’étable.',
    so: 'Bâtiments et étables vont à côté d’un bâtiment, jamais à côté d’une étable seulement. Quatre bâtiments et une étable font 5, et la tuile palais ajoute 4.',
  },
  ownGrey: {
    title: 'Encore du gris',
    ask: 'Première édition. Un palais gris est à vous. Essayez un toit sur l’autre. Ajoutez-lui ensuite un bâtiment gris en j2, et une étable au vôtre en b1.',
    so: 'On ne possède qu’un palais de chaque couleur : le toit est refusé. Vous pouvez tout de même bâtir en gris, et l’étable ajoute un point à votre palais.',
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
  brownFinished: {
    title: 'Le dernier palais marron',
    ask: 'Deuxième édition. Les deux autres ont chacun un palais marron. Posez votre toit sur le troisième.',
    so: 'Tout le monde a maintenant un palais marron : tous les bâtiments marron restants retournent dans la boîte. On ne bâtit plus en marron.',
  },
  neutralAgain: {
    title: 'Encore un toit neutre',
    ask: 'Deuxième édition, à deux. Un palais gris a déjà un toit neutre. Posez un toit neutre sur le plus grand.',
    so: 'Il va sur n’importe quel palais sans toit. Ce palais ne compte pour personne, mais il est plus grand que celui de votre adversaire et prend la tuile grise : 1 point de moins pour lui.',
  },
  streets: {
    title: 'Laisser une ruelle',
    ask: 'Deuxième édition. Le palais orange du milieu ne peut grandir que sur trois cases. Placez un bâtiment en e5.',
    so: 'Toutes les autres cases voisines sont trop près d’un autre palais. Le palais orange avec un toit est achevé, et on n’en commence pas d’autre tant que celui-ci peut grandir.',
  },
  moreStables: {
    title: 'Quatre cases pour une étable',
    ask: 'Deuxième édition. Votre palais marron a une étable. Placez-en une autre en a3. Essayez d’abord c1 et d2.',
    so: 'Une étable va à côté d’un des bâtiments : en a1, b1, a3 ou b3. À côté d’une étable seulement, elle est interdite, et le bord est réservé aux murs. Le palais est maintenant de taille 4 ; le marchand rapporte un 5e point.',
  },
  threeEnds: {
    title: 'Trois cases pour un marchand',
    ask: 'Deuxième édition. Placez un marchand en e2, à côté de votre palais gris. Essayez d’abord d2.',
    so: 'La file ne peut s’allonger qu’en a2, e2 et f3 : d2 toucherait deux marchands, et un bâtiment occupe e4. En e2, le marchand vous rapporte un point.',
  },
  aroundWell: {
    title: 'On ne bâtit pas au puits',
    ask: 'Deuxième édition. Essayez un bâtiment gris en b2 ou d4. Placez ensuite des marchands en b2 et a2.',
    so: 'Aucun bâtiment ni aucune étable sur les huit cases autour du puits. Les marchands y ont droit.',
  },
  well: {
    title: 'Près du puits',
    ask: 'Deuxième édition. Ajoutez un bâtiment marron en c1, puis posez votre toit. Essayez d’abord b2.',
    so: 'On ne bâtit pas sur les huit cases autour du puits. Mais c1 est à deux cases dans sa colonne : cela rapporte 4 points.',
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
  towerByStable: {
    title: 'Une étable jusqu’au mur',
    ask: 'Deuxième édition. Un palais orange adverse garde la tour 1 ; votre palais gris est à une case du mur. Placez une étable en d1. Essayez d’abord c1.',
    so: 'L’étable touche un mur de la tour 1 : la tuile passe chez vous, et l’étable et le mur comptent un point chacun. c1 est trop près du palais marron.',
  },
  onePieceOfAColour: {
    title: 'Une pièce de chaque couleur',
    ask: 'À deux, avec trois pièces par tour. Vous venez de placer un bâtiment noir en d2. Essayez-en un autre en d1. Puis un marron en j2, et votre dôme de points sur le palais noir.',
    so: 'Une pièce de chaque couleur par tour : pas de second bâtiment noir. Le dôme a sa propre couleur, et les pièces blanches ne sont pas limitées.',
  },
  domes: {
    title: 'Les deux dômes utilisés',
    ask: 'À deux. Votre dôme de blocus couvre déjà un palais gris. Posez votre dôme de points sur l’autre.',
    so: 'Vous avez utilisé vos deux dômes gris : le dôme de blocus gris de votre adversaire retourne dans la boîte.',
  },
};
