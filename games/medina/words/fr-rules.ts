import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
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
        text: 'La ville compte 16 colonnes, de a à p depuis l’ouest, et 11 rangées, de 1 à 11 depuis le nord. À deux, la deuxième édition en bâtit une plus petite, de 14 sur 10. Un anneau d’emplacements de mur l’entoure, avec une tour à chaque angle : tour 1 au nord-ouest, 2 au sud-est, 3 au nord-est, 4 au sud-ouest.',
      },
      {
        id: 'M1.3',
        text: 'Vous commencez avec des bâtiments de quatre couleurs (gris, noir, marron et orange ; la deuxième édition remplace le noir par le violet), des étables, des marchands, des murs et quatre toits. Première édition : à trois, 6 bâtiments de chaque couleur, 4 étables, 8 marchands et 10 murs ; à quatre, 5, 3, 6 et 8. Ditt : 9, 6, 12 et 16, et quatre dômes de blocus. Deuxième édition : à deux, 8, 4, 12 et 15, et deux toits neutres ; à trois, 6, 4, 8 et 12, et un toit neutre ; à quatre, 5, 3, 6 et 9. Le reste demeure dans la boîte.',
      },
      {
        id: 'M1.4',
        text: 'La deuxième édition ajoute un puits, six tuiles thé, et des marchands sur les tuiles tour. Option : laissez de côté ce que vous voulez des trois.',
      },
      {
        id: 'M1.5',
        text: 'Toits et tuiles sont toujours visibles. Les autres pièces restent derrière les paravents jusqu’à la fin de la partie. Option : jouez à découvert. Tout le monde voit ce qui est distribué et ce qui est posé : on pourrait de toute façon les compter.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'L’ouverture',
    rules: [
      {
        id: 'M2.1',
        text: 'Le premier joueur est tiré au sort (notre interprétation : la première édition laisse commencer le plus jeune, la deuxième n’en dit rien).',
      },
      {
        id: 'M2.2',
        text: 'Première édition et Ditt : le premier joueur ouvre le marché avec un marchand pris dans la boîte, sur une case qui ne longe pas les emplacements de mur.',
      },
      {
        id: 'M2.3',
        text: 'Deuxième édition : le puits, puis le premier marchand, sont placés au hasard, sur des cases qui ne longent pas les emplacements de mur. Le marchand peut se trouver à côté du puits, mais pas dessus.',
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
        text: 'Bâtiments, étables et marchands vont sur des cases vides de la ville, les murs sur des emplacements de mur vides. Ce qui est posé ne bouge plus.',
      },
      {
        id: 'M3.4',
        text: 'Tant qu’une de vos pièces peut être posée, vous devez en poser une, même si c’est un toit. Si vous pouvez en poser deux, vous le devez : une première pièce après laquelle aucune seconde ne serait possible n’est pas permise tant qu’une autre en laisserait une. (Le plus souvent, c’est un toit qui termine une couleur et renvoie vos derniers bâtiments dans la boîte ; les marchands que gagne la première pièce peuvent servir de seconde, même si c’était votre seule pièce : notre interprétation.) Si aucune première pièce n’en laisse une seconde, vous n’en posez qu’une. Deuxième édition : voir aussi M10.2. Ditt : on juge chaque pièce séparément. Dans les parties commencées avec la version 1 des règles, c’est le cas dans toutes les éditions.',
      },
      {
        id: 'M3.5',
        text: 'Si vous ne pouvez rien poser, on passe votre tour. Vous revenez en jeu dès que l’une de vos pièces trouve une place, même un marchand tout juste gagné à une tour (notre interprétation).',
      },
      {
        id: 'M3.6',
        text: 'Ditt : en un tour vous posez au plus une pièce de chaque couleur, soit un bâtiment de chaque couleur, un dôme de points et un dôme de blocus. Les pièces blanches (étables, marchands, murs) ne sont pas limitées. Quand il ne reste que des couleurs déjà jouées, votre tour est plus court.',
      },
      {
        id: 'M3.7',
        text: 'Première édition : si vous êtes seul en jeu parce que plus personne d’autre n’a de pièce, vous devez poser au moins un toit à chaque tour où c’est possible, en premier ou en second. Si votre première pièce n’était pas un toit, la seconde doit en être un ; et si aucun palais n’attend votre toit mais qu’un de vos bâtiments peut en commencer un, commencez par là. Un tour où aucun toit ne peut être posé est libre (notre interprétation). Parties commencées avec la version 1 des règles : vous êtes seul aussi quand les pièces des autres ne vont nulle part, et votre première pièce est toujours libre.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Les palais',
    rules: [
      {
        id: 'M4.1',
        text: 'Un palais n’a qu’une couleur, et tout le monde le bâtit ensemble. Un bâtiment rejoint le palais inachevé de sa couleur, juste à côté de l’un de ses bâtiments (les coins ne comptent pas). On ne continue pas à bâtir à partir d’une étable.',
      },
      {
        id: 'M4.2',
        text: 'On ne commence un nouveau palais d’une couleur que si aucun palais de cette couleur sans toit n’a la place de grandir.',
      },
      {
        id: 'M4.3',
        text: 'Une ruelle entoure chaque palais : ni bâtiment ni étable ne peut toucher un autre palais ou ses étables, pas même par un coin. Cela vaut aussi pour deux palais d’une même couleur : ils ne se rejoignent jamais.',
      },
      {
        id: 'M4.4',
        text: 'Un palais sans toit et sans place pour grandir est bloqué. Il n’est à personne tant qu’il n’a pas de toit, et l’on peut en commencer un autre de sa couleur : plusieurs peuvent donc attendre. Peu importe qui possède encore des bâtiments pour lui.',
      },
      {
        id: 'M4.5',
        text: 'Quand chacun possède un palais d’une couleur, elle est terminée : tous les bâtiments de cette couleur non posés retournent aussitôt dans la boîte, même au milieu d’un tour. Ses palais sans toit restent tels quels, et peuvent encore recevoir des étables. Ditt : seuls les dômes de points font un propriétaire (notre interprétation).',
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
        text: 'Une étable se pose juste à côté d’un bâtiment de n’importe quel palais (les coins ne comptent pas), avec ou sans toit, à vous ou non. Elle en fait dès lors partie.',
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
        text: 'Posez l’un de vos toits sur un palais qui n’en a pas, même s’il n’a qu’un bâtiment, et il est à vous. Il est achevé : plus personne n’y ajoute de bâtiment.',
      },
      { id: 'M6.2', text: 'Vous ne pouvez posséder qu’un palais de chaque couleur.' },
      {
        id: 'M6.3',
        text: 'Deuxième édition : un toit neutre va sur n’importe quel palais sans toit, quelle que soit sa couleur, même si cette couleur est épuisée ou a déjà des palais neutres. Le palais est achevé et ne sera à personne.',
      },
      {
        id: 'M6.4',
        text: 'Ditt : vous avez pour chaque couleur un dôme de points et un dôme de blocus. Un dôme de blocus achève un palais, qui ne compte alors pour personne et ne détient aucune tuile ; il n’en prend à personne non plus (notre interprétation).',
      },
      {
        id: 'M6.5',
        text: 'Ditt : dès que vous avez utilisé vos deux dômes pour une couleur, votre adversaire perd son dôme de blocus pour elle, s’il ne l’a pas encore posé.',
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
        text: 'Les marchands forment des files. Un nouveau se place à côté d’un seul autre, qui doit être un bout de sa file. Les coins ne comptent pas, et il n’y a aucune distance à respecter entre les marchands et le reste.',
      },
      {
        id: 'M7.2',
        text: 'Un marchand ne commence une nouvelle file que si plus aucune ne peut s’allonger, sur n’importe quelle case vide, même au pied du mur. Il peut toucher un marchand d’une ancienne file, mais pas deux (notre interprétation).',
      },
      {
        id: 'M7.3',
        text: 'Un marchand qui en a au plus un autre à côté de lui, de n’importe quelle file, est un bout (notre interprétation). Un marchand seul est un bout sur ses quatre côtés.',
      },
    ],
  },
  {
    id: 'M8',
    title: 'Les murs',
    rules: [
      { id: 'M8.1', text: 'Un mur se pose sur un emplacement de mur, à côté d’une tour ou d’un autre mur.' },
      { id: 'M8.2', text: 'De chaque côté de la ville, un emplacement reste ouvert : la porte. Elle peut être voisine d’une tour.' },
      {
        id: 'M8.3',
        text: 'Un mur appartient à la tour d’où part son bras. Aucune distance à respecter entre les murs et le reste.',
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
        text: 'La tuile change de mains dès qu’un autre palais de la couleur est plus grand, bâtiments et étables ensemble, que ce soit par son toit ou par une étable, peu importe qui l’a posée. À égalité, elle reste où elle est. Les palais sans toit ne comptent pas.',
      },
      {
        id: 'M9.3',
        text: 'Deuxième édition : un palais neutre gagne et garde la tuile comme un autre ; elle se trouve alors sur le plateau.',
      },
      {
        id: 'M9.4',
        text: 'Chaque tour a une tuile qui vaut son numéro. Le propriétaire d’un palais la prend quand ce palais entre en contact avec un mur de la tour : en recevant son toit, par un mur qui l’atteint ou par une étable qui atteint le mur, peu importe qui les pose. La taille ne compte pas, et un seul toit peut rapporter plusieurs tuiles.',
      },
      {
        id: 'M9.5',
        text: 'Seul compte un nouveau contact. Dans la deuxième édition, un palais qui touche déjà un mur d’une tour n’en fait plus de nouveau avec elle. Dans la première et dans la variante des Ditt, chacun des deux bras d’une tour compte séparément (notre interprétation). Option : jouez-le de l’une ou l’autre façon.',
      },
      {
        id: 'M9.6',
        text: 'Deuxième édition : trois marchands attendent sur la tuile 1, deux sur la 2, un sur la 3. Le premier propriétaire qui prend la tuile les ajoute à ses pièces, et peut les poser dans le même tour (notre interprétation).',
      },
      {
        id: 'M9.7',
        text: 'Deuxième édition : un palais neutre prend une tuile tour de la même façon. La tuile reste sur le plateau, ou y revient si quelqu’un l’avait ; les marchands qui s’y trouvent vont dans la boîte, et le prochain nouveau contact la reprend.',
      },
    ],
  },
  {
    id: 'M10',
    title: 'Le thé et le puits',
    rules: [
      {
        id: 'M10.1',
        text: 'Deuxième édition : le premier palais violet qui reçoit un toit rapporte à son propriétaire trois tuiles thé, le deuxième deux, le troisième une, le quatrième aucune. La part d’un toit neutre retourne dans la boîte.',
      },
      {
        id: 'M10.2',
        text: 'Deuxième édition : votre première pièce posée, vous pouvez rendre une tuile thé au lieu de poser la seconde. Une tuile par tour, même tout juste gagnée (notre interprétation). Vous n’y êtes obligé que dans un cas : avec une tuile thé, vous pouvez poser une première pièce qui n’en laisse pas de seconde alors qu’une autre en laisserait une (M3.4), et vous rendez alors la tuile. Dans les parties commencées avec la version 1 des règles, vous n’y êtes jamais obligé. À la fin, le thé ne vaut rien.',
      },
      {
        id: 'M10.3',
        text: 'Deuxième édition : aucun bâtiment ni aucune étable sur les huit cases autour du puits. Les marchands y ont droit.',
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
        text: 'La partie est finie dès que personne ne peut plus rien poser : tout est posé, ou ce qui reste ne trouve pas de place (notre interprétation pour la deuxième édition, qui ne parle que de pièces posées).',
      },
      {
        id: 'M11.2',
        text: 'Chacun de vos palais donne 1 point par bâtiment et par étable, et 1 par mur et par marchand juste à côté de l’un d’eux (les coins ne comptent pas). Un marchand compte une fois pour un palais, mais pour chaque palais qu’il touche. Les tours ne comptent pas.',
      },
      { id: 'M11.3', text: 'Tuiles palais et tuiles tour donnent leurs points.' },
      {
        id: 'M11.4',
        text: 'Qui a le plus de points gagne. Si vous êtes plusieurs à en avoir le plus, vous partagez la victoire (notre interprétation là où la deuxième édition se tait).',
      },
      { id: 'M11.5', text: 'Un palais sans propriétaire ne compte pour personne.' },
    ],
  },
];
