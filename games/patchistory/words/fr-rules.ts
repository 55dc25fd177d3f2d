import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'P1',
    title: 'Le matériel et le départ',
    rules: [
      { id: 'P1.1', text: 'On joue à deux, trois ou quatre, sur trois Ères de cinq Manches.' },
      {
        id: 'P1.2',
        text: 'Une Manche se déroule ainsi : Enchères, Placement et Arrivées ; Diplomatie, puis Administration ; Mouvement ; Négociations, puis Guerres ; Production, puis entretien des Ouvriers. Après la cinquième vient la fin de l’Ère (P11). Chaque coup appartient à son étape et ne se joue dans aucune autre.',
      },
      {
        id: 'P1.3',
        text: 'Il y a quatre capitales de 3 carrés sur 2, 25 Tuiles Terrain de 2 sur 2 par Ère (côté Blanc, des Bâtiments Généraux ; côté Noir, un Héros, une Merveille ou un Bâtiment Spécial), 36 Tuiles Bâtiment, 15 Cartes Prospérité, 14 Routes Commerciales Principales, 4 Alliées, et huit Ouvriers par joueur.',
      },
      {
        id: 'P1.4',
        text: 'Option : des capitales identiques (Égalité) ou quatre différentes, tirées au sort (Liberté). Tous prennent le même côté.',
      },
      {
        id: 'P1.5',
        text: 'Vous commencez avec 4 Nourriture, 3 Argent, 20 Culture, ni Ressource ni Vote, quatre Tuiles Bâtiment et trois Cartes Prospérité tirées au sort, et vos huit Ouvriers sur votre Piste de Peuple.',
      },
      {
        id: 'P1.6',
        text: 'À trois ou quatre, une Route Principale va de chacun à son voisin de gauche, le suivant dans le sens horaire. À deux, on commence sans route (notre interprétation) : ni Aide ni Menace avant qu’il y en ait une.',
      },
      {
        id: 'P1.7',
        text: 'Le Premier Joueur, l’ordre des pioches et de la réserve de Bâtiments, et les distributions sont tirés au sort (notre interprétation : le livret laisse choisir qui commence).',
      },
      {
        id: 'P1.8',
        text: 'Chaque Ère a sa pioche, mélangée une fois à son début (notre interprétation). Une Tuile Terrain défaussée ou inutilisée quitte le jeu.',
      },
      {
        id: 'P1.9',
        text: 'Option : Administration et Mouvement tous en même temps, ou chacun son tour (notre interprétation : selon le livret, n’importe qui peut le demander n’importe quand).',
      },
      {
        id: 'P1.10',
        text: 'Option : Culture, Nourriture, Argent, Ressources et Votes derrière des paravents, ou à découvert. Tout ce qui entre et sort est montré : on pourrait de toute façon le noter.',
      },
      {
        id: 'P1.11',
        text: 'Les Tuiles Bâtiment et les Cartes Prospérité en main sont toujours secrètes. Territoires, niveaux, Ouvriers, routes, Argent misé et points restants sont toujours publics.',
      },
      {
        id: 'P1.12',
        text: 'On vous pose toujours la question, quoi que vous ayez derrière votre paravent, pour ne rien trahir (notre interprétation) : sans Votes vous votez quand même (0), sans Ressources vous engagez quand même (0), et avec Marie Curie, on vous la pose à chaque Manche.',
      },
      { id: 'P1.13', text: 'Option : jouer avec vos propres tuiles à la place des nôtres (P15).' },
    ],
  },
  {
    id: 'P2',
    title: 'Les mots',
    rules: [
      {
        id: 'P2.1',
        text: 'Un emplacement est un carré visible, ou un grand emplacement entier : Héros, Merveille ou Bâtiment Spécial de deux à quatre carrés. Ce qu’il montre hors d’un cadre doré agit tout seul ; le cadre doré n’agit que tant qu’un Ouvrier s’y trouve.',
      },
      {
        id: 'P2.2',
        text: 'Un emplacement à vous sans Ouvrier est libre. Quelle que soit sa taille, il n’accueille qu’un Ouvrier. Un Ouvrier peut se tenir partout, même en Mer, même là où il ne rapporte rien.',
      },
      {
        id: 'P2.3',
        text: 'Est visible ce qui est au-dessus. Sous une Tuile Bâtiment, le carré imprimé ne compte plus : le bâtiment, ou la friche, a pris sa place.',
      },
      {
        id: 'P2.4',
        text: 'Un Ouvrier se tient sur un carré. Sur un grand emplacement, c’est le premier dans l’ordre de lecture : les lignes de haut en bas, chacune de gauche à droite (notre interprétation).',
      },
      {
        id: 'P2.5',
        text: 'Vous avez huit niveaux : Nourriture, Ressources, Argent, Culture, Politique, Transport, Militaire et Défense. Chacun est la somme des nombres imprimés sur vos emplacements visibles, des nombres dorés là où il y a un Ouvrier, et des bonus durables de vos Héros et Merveilles (notre interprétation : ils comptent aussi pour les cartes, la Menace et la Guerre). Un grand emplacement compte une fois, et un niveau peut dépasser 20. Tout changement compte aussitôt.',
      },
      {
        id: 'P2.6',
        text: 'Bâtiments Généraux, tuiles construites et Bâtiments Spéciaux ont une catégorie, donnée par leur premier symbole imprimé ou, à défaut, doré (notre interprétation) : Nourriture, Ressources et Argent, c’est l’Industrie ; Culture, la Culture ; Politique, la Politique ; Transport, le Transport ; Militaire et Défense, le Militaire. Un texte doré n’y change rien. Héros et Merveilles n’ont pas de catégorie.',
      },
      {
        id: 'P2.7',
        text: 'Vos Terres en friche sont vos carrés de friche visibles, naturels ou assainis, peu importe par qui. Angkor Vat y ajoute vos Mers.',
      },
      {
        id: 'P2.8',
        text: 'Votre nombre de routes compte les Routes Principales qui partent de vous, la première comprise, et les Routes Alliées que vous partagez.',
      },
      {
        id: 'P2.9',
        text: 'Quand un Ouvrier rentre, vous le placez aussitôt sur l’emplacement libre de votre choix ; s’il n’y en a pas à ce moment, il retourne sur la piste (notre interprétation). Deux Ouvriers ne peuvent pas rentrer au même endroit. Si plusieurs joueurs en ont à faire rentrer, le joueur actif commence, puis on suit l’ordre du tour (notre interprétation).',
      },
      {
        id: 'P2.10',
        text: 'Un Ouvrier renvoyé quitte votre territoire, ou une route, quel que soit son état, pour la Piste de Peuple, où il remplit la case vidée en dernier.',
      },
      {
        id: 'P2.11',
        text: 'La Culture ne descend jamais sous 0 : qui doit davantage paie ce qu’il a. Cela vaut pour toute perte, y compris en fin d’Ère et en fin de partie.',
      },
      {
        id: 'P2.12',
        text: 'Deux joueurs sont alliés tant qu’ils partagent une Route Alliée. Ils sont reliés quand une Route Principale va de l’un à l’autre, quel qu’en soit le bâtisseur ; pour l’Aide, une Route Alliée les relie aussi.',
      },
      { id: 'P2.13', text: 'L’ordre du tour va dans le sens horaire, à partir du Premier Joueur.' },
      {
        id: 'P2.14',
        text: 'Défausser, c’est rendre à la Réserve. Biens, Votes et routes peuvent en revenir ; les Tuiles Bâtiment retirées et les Tuiles Terrain défaussées, non. Les Biens sont la Nourriture, les Ressources, l’Argent et la Culture. Ni eux ni les Votes ne s’épuisent.',
      },
      { id: 'P2.15', text: 'Si une tuile contredit une règle, la tuile a raison.' },
    ],
  },
  {
    id: 'P3',
    title: 'Les Enchères',
    rules: [
      {
        id: 'P3.1',
        text: 'Il y a une Tuile Terrain par joueur. Les côtés alternent de tuile en tuile toute la partie, en commençant par le Blanc (notre interprétation) ; celles de Colomb ne comptent pas. À trois, les Manches font donc Blanc-Noir-Blanc, puis Noir-Blanc-Noir, même d’une Ère à l’autre. À quatre, chaque Manche fait Blanc-Noir-Blanc-Noir (notre interprétation : l’exemple du livret montre cet ordre et l’ordre inverse, sans dire quand s’applique lequel).',
      },
      {
        id: 'P3.2',
        text: 'À trois ou quatre : on mise dans le sens horaire à partir du Premier Joueur. On saute celui qui mène sur une Tuile : il ne peut ni monter ni déplacer sa mise.',
      },
      { id: 'P3.3', text: 'À trois ou quatre : qui ne mène nulle part doit miser. On ne passe pas.' },
      {
        id: 'P3.4',
        text: 'Une mise désigne une Tuile et tout ce que vous y engagez : au moins 1 Argent, et plus que le meneur. Si l’on vous dépasse, vous montez donc votre mise, vous la déplacez, ou les deux.',
      },
      { id: 'P3.5', text: 'Une mise ne peut jamais baisser.' },
      { id: 'P3.6', text: 'Vous n’ajoutez pas plus d’Argent que vous n’en avez.' },
      {
        id: 'P3.7',
        text: 'Les Enchères finissent quand chaque Tuile a un meneur. Chacun prend la sienne ; tout l’Argent misé est perdu, quoi qu’il ait gagné.',
      },
      {
        id: 'P3.8',
        text: 'À trois ou quatre : si vous n’avez pas d’Argent au début des Enchères, 3 Culture se changent automatiquement (notre interprétation) en 1 Argent à votre premier tour, une seule fois pendant ces Enchères. Avec moins de 3 Culture, vous payez ce que vous avez et recevez quand même 1 Argent (notre interprétation).',
      },
      {
        id: 'P3.9',
        text: 'Premières Enchères de la partie, à trois ou quatre : les Tuiles apparaissent une à une. À chacune, le joueur suivant, en commençant par le Premier Joueur, mise sur une Tuile déjà montrée, ou attend.',
      },
      {
        id: 'P3.10',
        text: 'Lors de ces premières Enchères, le dernier joueur doit miser. Ensuite on tourne comme d’habitude à partir du Premier Joueur, et personne n’attend plus (notre interprétation).',
      },
      {
        id: 'P3.11',
        text: 'À deux : vous connaissez les deux côtés des deux Tuiles. Chacun choisit en secret une Tuile et une somme, de 0 (notre interprétation) à tout son Argent ; on dévoile ensemble.',
      },
      {
        id: 'P3.12',
        text: 'À deux : si les Tuiles diffèrent, chacun a la sienne. Sinon, la plus forte somme l’emporte, ou le Premier Joueur à égalité ; l’autre prend l’autre Tuile.',
      },
      {
        id: 'P3.13',
        text: 'À deux : chacun paie sa somme dans tous les cas (notre interprétation). La Culture ne se change pas en Argent, et les premières Enchères sont comme les autres (notre interprétation).',
      },
    ],
  },
  {
    id: 'P4',
    title: 'Le Placement',
    rules: [
      { id: 'P4.1', text: 'Vous placez dans votre territoire la Tuile gagnée, ou vous la défaussez. Rien n’oblige à la placer.' },
      {
        id: 'P4.2',
        text: 'La Tuile se pose carré sur carré, et l’un au moins de ses quatre carrés partage sa case avec le territoire. Là, le nouveau carré passe dessus ou dessous. Plusieurs cases peuvent être partagées.',
      },
      { id: 'P4.3', text: 'À la fin, l’un au moins des quatre nouveaux carrés est visible (notre interprétation).' },
      { id: 'P4.4', text: 'À la fin, le territoire a au plus 5, 6 ou 7 carrés de large selon l’Ère, et autant de haut.' },
      { id: 'P4.5', text: 'Une Mer visible ne se recouvre pas, et rien ne se glisse dessous.' },
      { id: 'P4.6', text: 'Une Mer de la nouvelle Tuile ne passe jamais dessous.' },
      { id: 'P4.7', text: 'À la fin, deux Mers visibles ne sont jamais côte à côte ; par un coin, c’est permis (notre interprétation).' },
      { id: 'P4.8', text: 'Le grand emplacement de la nouvelle Tuile reste visible tout entier, ou passe dessous tout entier.' },
      {
        id: 'P4.9',
        text: 'Un Héros, une Merveille ou un Bâtiment Spécial en place se recouvre en entier ou pas du tout. Glisser une Tuile sous l’une de ses parties est permis : cela ne recouvre rien.',
      },
      {
        id: 'P4.10',
        text: 'Une Tuile ne peut pas être au-dessus et au-dessous de la même carte (notre interprétation) : la carte du dessus, là où elle passe dessous, ne doit pas se trouver, visible ou cachée, là où elle passe dessus. On ne cherche pas plus loin.',
      },
      {
        id: 'P4.11',
        text: 'Les Tuiles ne tournent jamais. À trois ou quatre, seul le côté mis aux Enchères sert ; à deux, vous choisissez le côté en plaçant.',
      },
      {
        id: 'P4.12',
        text: 'Une Tuile Bâtiment est liée à son carré : rien ne se glisse entre eux. Si le carré est recouvert, elle quitte le jeu ; si l’on passe dessous, elle reste.',
      },
      {
        id: 'P4.13',
        text: 'Un carré qui porte une Tuile Bâtiment, construit ou assaini, échappe aux règles des Mers, même s’il y en a une dessous (notre interprétation).',
      },
      {
        id: 'P4.14',
        text: 'Les Ouvriers gardent leur case, recouverte ou non, et travaillent aussitôt si le nouveau carré a un cadre doré.',
      },
      {
        id: 'P4.15',
        text: 'À trois ou quatre, tous placent en même temps ; à deux, dans l’ordre du tour (notre interprétation : le livret le conseille).',
      },
      {
        id: 'P4.16',
        text: 'Quand tous ont placé, les Héros et Merveilles qui agissent à l’arrivée le font, dans l’ordre du tour (notre interprétation).',
      },
      {
        id: 'P4.17',
        text: 'Un Placement peut laisser plusieurs Ouvriers sur un grand emplacement. Ils y attendent le Mouvement, où chacun peut partir. À la fin de vos déplacements chez vous, seul le premier dans l’ordre de lecture peut encore s’y trouver : chacun des autres va de lui-même à l’emplacement libre le plus proche, pas à pas comme en P7.9 (à égalité, le premier dans l’ordre de lecture), ou sur la piste s’il n’y en a pas (notre interprétation).',
      },
      {
        id: 'P4.18',
        text: 'Après le premier Placement de la partie et ses Arrivées, chacun place des Ouvriers gratuits de sa piste sur des emplacements libres : un en Égalité, deux sur des emplacements différents en Liberté. C’est obligatoire, et tous le font en même temps (notre interprétation).',
      },
    ],
  },
  {
    id: 'P5',
    title: 'La Diplomatie',
    rules: [
      {
        id: 'P5.1',
        text: 'Dans l’ordre du tour, chacun a un tour de Diplomatie, avec autant d’actions qu’il veut et peut payer, ou aucune. « Terminé » est toujours possible, et définitif. Si vous ne pouvez rien faire ici, au vu de tous, votre tour est passé, et il finit dès que plus rien n’est possible ; ce que vous pourriez donner en Aide est derrière votre Paravent et ne compte pas (notre interprétation).',
      },
      {
        id: 'P5.2',
        text: 'Vos points : votre niveau de Politique, plus ceux du Kremlin, moins ce que vous avez dépensé dans la Manche, jamais sous 0. Si le niveau change, cela compte aussitôt. Les mêmes points servent à la Diplomatie et à l’Administration ; le reste est perdu.',
      },
      { id: 'P5.3', text: 'L’Aide coûte 2 points et va à un joueur relié à vous par une route, Principale ou Alliée.' },
      {
        id: 'P5.4',
        text: 'L’Aide offre exactement trois unités de Nourriture, d’Argent et de Ressources, au choix, que vous possédez. L’offre est publique.',
      },
      {
        id: 'P5.5',
        text: 'L’autre répond aussitôt, et peut toujours dire oui. Acceptée : il reçoit les trois unités, et vous 5 Culture de la Réserve. Refusée : vous les gardez et recevez 2 Culture. Les points sont dépensés dans les deux cas.',
      },
      {
        id: 'P5.6',
        text: 'Qui a accepté une Aide ne peut plus en proposer dans la même Manche. En avoir proposé n’empêche pas d’en accepter ; plusieurs Aides, même au même joueur, sont permises (notre interprétation).',
      },
      {
        id: 'P5.7',
        text: 'La Menace coûte 3 points et vise un joueur relié à vous par une Route Principale, quel qu’en soit le bâtisseur.',
      },
      { id: 'P5.8', text: 'On ne menace pas un allié.' },
      {
        id: 'P5.9',
        text: 'Vous ne pouvez menacer que si la Menace est sûre de réussir (notre interprétation) : votre Force Militaire doit dépasser le total de la Force Militaire et de la Défense de l’autre.',
      },
      {
        id: 'P5.10',
        text: 'Vous prenez 2 Culture ou 3 Argent, selon ce que vous exigez ; avec un écart de 5 ou plus, 4 Culture ou 5 Argent. L’autre ne paie que dans ce Bien, autant qu’il peut, même si ce n’est rien (notre interprétation).',
      },
      {
        id: 'P5.11',
        text: 'Vous ne pouvez briser une de vos alliances que comme première action de Diplomatie de la Manche, avec au moins 1 point (notre interprétation).',
      },
      {
        id: 'P5.12',
        text: 'Briser une alliance dépense tous vos points et donne un Vote pour chacun. Votre tour de Diplomatie est fini, et vous n’aurez plus de points dans la Manche même si la Politique monte ; les capacités qui n’en coûtent pas restent possibles (notre interprétation).',
      },
      {
        id: 'P5.13',
        text: 'La route d’une alliance brisée est défaussée, et ses Ouvriers rentrent. Les deux joueurs peuvent de nouveau se menacer et se faire la Guerre.',
      },
      {
        id: 'P5.14',
        text: 'On peut encore proposer une Aide à un joueur qui a terminé, le menacer ou le bombarder (notre interprétation).',
      },
    ],
  },
  {
    id: 'P6',
    title: 'L’Administration',
    rules: [
      {
        id: 'P6.1',
        text: 'Tout le monde joue en même temps, ou chacun son tour si la table l’a choisi ainsi. « Terminé » est toujours possible, et définitif pour cette étape. S’il ne vous reste ni point ni Merveille à utiliser sans point, vous avez terminé automatiquement. Si deux joueurs veulent la même chose (la dernière Route Principale, une tuile de la réserve, un carré à bombarder), le premier coup l’emporte (notre interprétation).',
      },
      { id: 'P6.2', text: 'Une action peut se répéter tant qu’on peut la payer, sauf la Campagne et la Route Principale.' },
      {
        id: 'P6.3',
        text: 'Une action, de Diplomatie ou d’Administration, demande autant de points qu’elle en coûte. Le prix se calcule et se paie avant tout, tuiles et Ouvriers étant encore à leur place (notre interprétation).',
      },
      { id: 'P6.4', text: 'Il faut aussi les Biens qu’elle coûte.' },
      {
        id: 'P6.5',
        text: 'Les réductions s’ajoutent. Aucune action ne coûte moins de 1 point, ni moins de 0 Bien. La Campagne et la rupture d’une alliance ne sont jamais réduites (notre interprétation).',
      },
      {
        id: 'P6.6',
        text: 'Commerce, 1 point et 2, 3 ou 4 Nourriture selon l’Ère : un de vos Ouvriers passe de votre territoire au départ d’une route. Il peut venir d’être formé (notre interprétation).',
      },
      {
        id: 'P6.7',
        text: 'Le Commerce demande un départ ouvert : votre Route Principale sans Ouvrier, quel que soit son état, ou une de vos Routes Alliées sans Ouvrier à vous.',
      },
      {
        id: 'P6.8',
        text: 'Échange, 1 point : donnez au moins 1 unité d’un Bien, et au plus votre niveau de Transport et ses bonus. Si cela fait 0, pas d’Échange.',
      },
      {
        id: 'P6.9',
        text: 'On échange Nourriture, Ressources et Argent, jamais la Culture, ni un Bien contre lui-même. 1 Ressource vaut 2 Nourriture ou 2 Argent, 1 Nourriture vaut 1 Argent, en tout mélange. Le compte doit être juste : rien n’est arrondi.',
      },
      {
        id: 'P6.10',
        text: 'Former, 2 points et 4, 5 ou 6 Nourriture selon l’Ère : le prochain Ouvrier de votre piste, d’abord en haut à gauche, va sur un emplacement libre. Il faut un Ouvrier sur la piste et un emplacement libre.',
      },
      {
        id: 'P6.11',
        text: 'Honorer les Héros, 2 points et 1, 2 ou 3 Nourriture selon l’Ère : 1 Culture pour chacun de vos Héros visibles. Il en faut au moins un (notre interprétation).',
      },
      {
        id: 'P6.12',
        text: 'Honorer les Merveilles, 2 points et 0, 1 ou 2 Ressources selon l’Ère : 1 Culture pour chacune de vos Merveilles visibles. Il en faut au moins une (notre interprétation).',
      },
      {
        id: 'P6.13',
        text: 'Route Commerciale Principale, 2 points et 2 Ressources : posez-en une de la Réserve, de vous à n’importe quel joueur, allié ou non. Il peut y en avoir plusieurs entre deux joueurs. S’il n’en reste pas, c’est impossible. Les Routes Alliées ne se construisent pas ainsi.',
      },
      { id: 'P6.14', text: 'On construit au plus une Route Principale par Manche.' },
      {
        id: 'P6.15',
        text: 'Assainissement, 2 points et 1 Ressource : posez une de vos Tuiles Bâtiment, côté friche, sur un carré de votre territoire, même Mer, friche, assaini ou construit (notre interprétation). Une Mer assainie est une Terre en friche à tous égards (notre interprétation).',
      },
      {
        id: 'P6.16',
        text: 'Bâtiment, 3 points et les 2 ou 3 Ressources indiquées sur la tuile : posez une de vos Tuiles Bâtiment, face visible, sur un carré de votre territoire.',
      },
      { id: 'P6.17', text: 'On ne construit pas sur une Mer visible. Sur une Mer assainie, on peut (notre interprétation).' },
      { id: 'P6.18', text: 'Assainissement et Bâtiment demandent un emplacement visible d’un seul carré, jamais une partie d’un grand.' },
      { id: 'P6.19', text: 'Assainissement et Bâtiment se font avec une tuile de votre main ; si elle est vide, c’est impossible.' },
      { id: 'P6.20', text: 'Un Ouvrier sur le carré y reste. Une Tuile Bâtiment qui s’y trouvait quitte le jeu.' },
      {
        id: 'P6.21',
        text: 'Après un Assainissement ou un Bâtiment, vous piochez aussitôt une Tuile Bâtiment, utilisable dans la même étape (notre interprétation). Si la réserve est vide, vous ne piochez pas.',
      },
      {
        id: 'P6.22',
        text: 'Campagne, une fois par Manche : dépensez autant de points que vous voulez, au moins un, pour autant de Votes.',
      },
      {
        id: 'P6.23',
        text: 'L’étape finit toujours (notre interprétation) : chaque action coûte au moins 1 point, et seuls le Kremlin, les Ouvriers et les Tuiles Bâtiment peuvent en rapporter ; tous s’épuisent.',
      },
    ],
  },
  {
    id: 'P7',
    title: 'Les routes et le Mouvement',
    rules: [
      {
        id: 'P7.1',
        text: 'Une Route Principale : Départ, 2 Argent, 3 Nourriture, 2 Ressources, Préparation, Guerre ; le Repos est à côté. Toutes sont pareilles (notre interprétation). Seules les cases de Biens rapportent. Préparation, Guerre et Repos sont trois états distincts (notre interprétation : les noms du livret laissent deux d’entre eux partager une case).',
      },
      {
        id: 'P7.2',
        text: 'Une Route Alliée : bout A, 3 Argent, 3 Nourriture, 2 Ressources, 4 Culture, bout B. Toutes sont pareilles (notre interprétation). Un allié part du bout A, l’autre du bout B, et chacun va jusqu’à l’autre bout.',
      },
      { id: 'P7.3', text: 'Seul le bâtisseur d’une Route Principale y envoie un Ouvrier (notre interprétation).' },
      {
        id: 'P7.4',
        text: 'Une Route Principale porte un Ouvrier, quel que soit son état. Une Route Alliée porte un Ouvrier de chaque allié ; ils peuvent partager une case et se croiser.',
      },
      {
        id: 'P7.5',
        text: 'Dans votre Mouvement, vous déplacez d’abord les Ouvriers du territoire, puis ceux des routes ; ensuite, ceux qui étaient déjà au Repos rentrent.',
      },
      {
        id: 'P7.6',
        text: 'Tous bougent en même temps ; dans l’ordre du tour si un Ouvrier est en Préparation avec une Guerre déclarée quand l’étape commence, ou si la table l’a choisi ainsi.',
      },
      {
        id: 'P7.7',
        text: 'Le Transport se lit au début de votre Mouvement et vaut jusqu’à sa fin pour tous vos Ouvriers, quels que soient les cadres quittés et gagnés (notre interprétation).',
      },
      {
        id: 'P7.8',
        text: 'Un Ouvrier du territoire se déplace une fois, ou reste. Il fait au plus autant de pas que votre Transport, jusqu’à un emplacement sans Ouvrier (notre interprétation : vos Ouvriers étant pareils, cela revient au même que dans le livret).',
      },
      {
        id: 'P7.9',
        text: 'Un pas mène à l’emplacement d’à côté, jamais par un coin. Un grand emplacement compte pour un. On peut traverser les Mers et les emplacements occupés.',
      },
      {
        id: 'P7.10',
        text: 'Un Ouvrier sur une route avance d’au moins une case et d’au plus votre Transport, toujours vers l’avant, même s’il vient d’arriver au Départ. Votre Mouvement ne finit pas avant que tous aient avancé (notre interprétation).',
      },
      { id: 'P7.11', text: 'Nul ne dépasse la Préparation ni l’autre bout : l’Ouvrier s’y arrête, et les pas en trop sont perdus.' },
      { id: 'P7.12', text: 'Un Ouvrier qui atteint l’autre bout d’une Route Alliée rentre aussitôt.' },
      {
        id: 'P7.13',
        text: 'Au lieu d’avancer, un Ouvrier au Départ ou sur une case de Biens d’une Route Principale peut aller au Repos, mais pas depuis la Préparation. Sur une Route Alliée, le Repos ne se choisit pas (notre interprétation).',
      },
      {
        id: 'P7.14',
        text: 'Si votre Transport est de 0 au début de votre Mouvement, chacun de vos Ouvriers au Départ ou sur une case de Biens va au Repos, même sur une Route Alliée (notre interprétation).',
      },
      {
        id: 'P7.15',
        text: 'Un Ouvrier au Repos rentre à la fin de votre prochain Mouvement, quel que soit le Transport, et travaille dès cette Manche. Jusque-là, il bloque sa route.',
      },
      {
        id: 'P7.16',
        text: 'Un Ouvrier en Préparation avec une Guerre déclarée passe en Guerre au Mouvement suivant, quel que soit le Transport. Il ne peut pas se reposer (notre interprétation).',
      },
      { id: 'P7.17', text: 'Un Ouvrier rentré pendant le Mouvement n’y bouge plus (notre interprétation).' },
    ],
  },
  {
    id: 'P8',
    title: 'La Négociation',
    rules: [
      {
        id: 'P8.1',
        text: 'Quand tous ont bougé, chaque Ouvrier en Préparation sans Guerre déclarée amène une Négociation entre le bâtisseur de la route et le joueur à l’autre bout. Toutes les Négociations précèdent toutes les Guerres.',
      },
      {
        id: 'P8.2',
        text: 'On négocie dans l’ordre du tour des propriétaires d’Ouvriers ; qui en a plusieurs choisit leur ordre (notre interprétation).',
      },
      { id: 'P8.3', text: 'Si les deux sont alliés à ce moment, il n’y a pas de Négociation : l’Ouvrier rentre (notre interprétation).' },
      { id: 'P8.4', text: 'Chacun choisit en secret Rouge (agression) ou Bleu (défense ou alliance). On dévoile ensemble.' },
      {
        id: 'P8.5',
        text: 'Rouge demande à ce moment 0, 1 ou 2 Ressources selon l’Ère pour la préparation ; chaque côté Rouge les paie quand on dévoile (notre interprétation).',
      },
      {
        id: 'P8.6',
        text: 'Au moins un Rouge : la Guerre est déclarée. L’Ouvrier reste en Préparation, et la Guerre a lieu à la Manche suivante. Rouge est Agresseur, Bleu Défenseur ; tous deux peuvent être Agresseurs.',
      },
      {
        id: 'P8.7',
        text: 'Deux Bleus : pas de Guerre, et chacun dit en secret oui ou non à une alliance. Il faut deux oui (notre interprétation : le livret dit seulement qu’on se met d’accord) ; rien n’y oblige.',
      },
      {
        id: 'P8.8',
        text: 'Pour une alliance, on pose une Route Alliée de la Réserve, au plus une entre deux joueurs (notre interprétation). S’il n’en reste pas, pas d’alliance, et on ne demande rien.',
      },
      { id: 'P8.9', text: 'Le propriétaire de l’Ouvrier choisit le sens : quel allié part du bout A.' },
      { id: 'P8.10', text: 'Après deux Bleus, alliance ou non, l’Ouvrier rentre et travaille dans la Production de la Manche.' },
      {
        id: 'P8.11',
        text: 'Des alliés ne se déclarent pas la Guerre. Une nouvelle alliance met fin à toutes les Guerres déclarées entre les deux, même à celle de cette Manche (notre interprétation).',
      },
      {
        id: 'P8.12',
        text: 'Trois choses seulement annulent une Guerre déclarée : une alliance des deux, la défausse de sa route, le renvoi de son Ouvrier. Rien n’est remboursé et personne ne gagne. Après une alliance ou une route défaussée, l’Ouvrier rentre (notre interprétation).',
      },
    ],
  },
  {
    id: 'P9',
    title: 'La Guerre',
    rules: [
      {
        id: 'P9.1',
        text: 'Dans l’ordre du tour, chacun mène toutes ses Guerres prévues, d’un côté ou de l’autre, dans l’ordre de son choix.',
      },
      {
        id: 'P9.2',
        text: 'La Puissance d’un Agresseur est sa Force Militaire, celle d’un Défenseur sa Force Militaire et sa Défense réunies. Entre deux Agresseurs, la Défense ne compte pas.',
      },
      {
        id: 'P9.3',
        text: 'Les Puissances annoncées, Yi Sun-sin et Schwerer Gustav peuvent servir, à découvert : l’Agresseur d’abord, puis le Défenseur ; de deux Agresseurs, le propriétaire de la route d’abord (notre interprétation).',
      },
      { id: 'P9.4', text: 'Puis on recompte les Puissances d’après les niveaux du moment, avec ces bonus (notre interprétation).' },
      {
        id: 'P9.5',
        text: 'Chacun engage en secret de 0 à toutes ses Ressources, et l’on dévoile ensemble. Chacune vaut 1 de Puissance, et les deux défaussent les leurs.',
      },
      { id: 'P9.6', text: 'La plus haute Puissance gagne ; à égalité, le Défenseur.' },
      { id: 'P9.7', text: 'Deux Agresseurs à égalité sont tous deux battus : personne ne reçoit rien.' },
      {
        id: 'P9.8',
        text: 'Un Agresseur vainqueur reçoit 5, 10 ou 15 Culture de la Réserve selon l’Ère, un Défenseur 3, 6 ou 9. Qui bat un autre Agresseur reçoit le prix de l’Agresseur (notre interprétation).',
      },
      {
        id: 'P9.9',
        text: 'Un écart de 5 ou plus rapporte en plus 7 Culture du vaincu, ou ce qu’il a. Cela vaut aussi entre deux Agresseurs (notre interprétation).',
      },
      {
        id: 'P9.10',
        text: 'Le résultat, dans l’ordre : le prix, les 7 Culture, le Colisée, Napoléon, la Croix-Rouge (notre interprétation).',
      },
      { id: 'P9.11', text: 'Après la Guerre, l’Ouvrier rentre, quel que soit le vainqueur, et travaille dans la Production de la Manche.' },
      {
        id: 'P9.12',
        text: 'Préparation et prix sont ceux de l’Ère où on les paie et les gagne : une Guerre déclarée à la cinquième Manche se joue aux prix de l’Ère suivante (notre interprétation).',
      },
      { id: 'P9.13', text: 'Aucune Manche ne suit la dernière : une Guerre qui y est déclarée n’a pas lieu (notre interprétation).' },
    ],
  },
  {
    id: 'P10',
    title: 'La Production et l’entretien',
    rules: [
      { id: 'P10.1', text: 'Vous recevez de la Réserve autant de Nourriture, de Ressources, d’Argent et de Culture que vos niveaux.' },
      { id: 'P10.2', text: 'Puis chacun de vos Ouvriers des routes rapporte les Biens de sa case. Ils ne font pas partie d’un niveau.' },
      {
        id: 'P10.3',
        text: 'Les gains à roue dentée des Héros et Merveilles viennent à chaque Production. Pour chacun : niveaux, Biens des routes avec Cyrus, Votes de Gutenberg, de Notre-Dame et des cadres dorés, Marie Curie, entretien (notre interprétation).',
      },
      { id: 'P10.4', text: 'Ce qui est produit est montré à tous avant de passer derrière le paravent.' },
      {
        id: 'P10.5',
        text: 'Entretien des Ouvriers : avec 0, 1, 2, 3, 4, 5, 6, 7 ou 8 d’entre eux hors de la piste, vous payez 0, 0, 1, 2, 3, 5, 7, 9 ou 12 Nourriture (notre interprétation pour ces nombres).',
      },
      { id: 'P10.6', text: 'Vous payez autant que votre Nourriture le permet ; chaque unité manquante coûte 3 Culture.' },
      {
        id: 'P10.7',
        text: 'On ne renvoie pas d’Ouvriers pour économiser de la Nourriture, et la faim ne prend ni Ouvrier ni tuile (notre interprétation).',
      },
      {
        id: 'P10.8',
        text: 'À la fin de la Manche, après la fin de l’Ère s’il y en a une, le marqueur Premier Joueur passe à gauche ; points dépensés, marques de la Manche et Aides acceptées sont effacés.',
      },
    ],
  },
  {
    id: 'P11',
    title: 'La fin d’une Ère',
    rules: [
      {
        id: 'P11.1',
        text: 'Après la cinquième Manche : entretien des Héros et des Merveilles, puis Vote, puis effets de fin d’Ère (notre interprétation pour la place de ces derniers).',
      },
      {
        id: 'P11.2',
        text: 'Vous défaussez 2 Nourriture pour chacun de vos Héros visibles et 1 Ressource pour chacune de vos Merveilles visibles. Les Bâtiments Spéciaux ne coûtent rien.',
      },
      {
        id: 'P11.3',
        text: 'Ce qui peut être payé doit l’être. Chaque Nourriture manquante coûte 3 Culture et chaque Ressource manquante 6, additionnées et prises d’un coup (notre interprétation).',
      },
      {
        id: 'P11.4',
        text: 'Chacun choisit en secret une de ses Cartes Prospérité ; dans l’Ère III, la dernière se joue d’elle-même. Chichén Itzá agit avant (notre interprétation).',
      },
      { id: 'P11.5', text: 'Les cartes sont mélangées et montrées une à une ; à qui elles étaient reste secret (notre interprétation).' },
      {
        id: 'P11.6',
        text: 'Les 15 cartes comptent : niveau Militaire, niveau de Nourriture, niveau de Culture, Terres en friche, Héros visibles, nombre de routes, niveau d’Argent, niveau de Ressources, niveau de Politique, niveau de Transport, Militaire et Défense réunis, Merveilles visibles, Ouvriers hors de la piste, Bâtiments Spéciaux et tuiles construites visibles, carrés visibles (notre interprétation, sauf les six premières).',
      },
      {
        id: 'P11.7',
        text: 'Les valeurs se lisent après Chichén Itzá et sont connues de tous avant le premier Vote (notre interprétation).',
      },
      {
        id: 'P11.8',
        text: 'Carte après carte, dans l’ordre montré, chacun y met en secret de 0 à tous ses Votes restants ; on dévoile ensemble, et ils restent sur la carte.',
      },
      {
        id: 'P11.9',
        text: 'Votre rang est le nombre de joueurs dont la valeur est au moins la vôtre, vous compris. Deux ex æquo pour la deuxième place sont donc troisièmes.',
      },
      { id: 'P11.10', text: 'À trois ou quatre : la carte qui a le moins de Votes est écartée et ne compte pas.' },
      { id: 'P11.11', text: 'À trois ou quatre : si plusieurs cartes ont le moins de Votes, même 0, toutes sont écartées.' },
      {
        id: 'P11.12',
        text: 'À trois ou quatre : de chaque carte restante, le rang 1 reçoit autant de Culture qu’elle a de Votes, le rang 2 la moitié, arrondie à l’inférieur, le rang 3 rien.',
      },
      { id: 'P11.13', text: 'À quatre : le rang 4 perd la moitié des Votes de la carte, arrondie à l’inférieur.' },
      {
        id: 'P11.14',
        text: 'À deux : aucune carte n’est écartée. Le premier sur la carte qui a le plus de Votes reçoit 1 Culture pour chacun ; le premier sur l’autre, la moitié de ses Votes, arrondie à l’inférieur. À Votes égaux, les deux comptent pleinement. Le second ne reçoit rien.',
      },
      { id: 'P11.15', text: 'À deux : à valeurs égales, personne ne gagne la carte (notre interprétation).' },
      {
        id: 'P11.16',
        text: 'Les cartes se comptent dans l’ordre montré, et après chacune la Culture s’arrête à 0 (notre interprétation).',
      },
      { id: 'P11.17', text: 'Après le Vote, tous les Votes, utilisés ou non, et les cartes jouées sont défaussés.' },
      {
        id: 'P11.18',
        text: 'Puis les Héros et Merveilles qui agissent en fin d’Ère le font, dans l’ordre du tour, ceux d’un même joueur dans l’ordre où il les a placés (notre interprétation).',
      },
      {
        id: 'P11.19',
        text: 'Routes, Ouvriers, Biens, alliances et Guerres déclarées restent d’une Ère à l’autre ; les Votes, non (notre interprétation). Le reste de la pioche quitte le jeu, et l’on prend celle de l’Ère suivante.',
      },
    ],
  },
  {
    id: 'P12',
    title: 'La fin de la partie',
    rules: [
      { id: 'P12.1', text: 'La partie finit après l’Ère III, son Vote et ses effets de fin compris.' },
      {
        id: 'P12.2',
        text: 'Puis les Héros et Merveilles qui agissent en fin de partie le font, une fois, dans l’ordre du tour (notre interprétation).',
      },
      { id: 'P12.3', text: 'Nourriture, Argent, Ressources et Votes restants ne comptent pas.' },
      { id: 'P12.4', text: 'Qui a le plus de Culture gagne.' },
      { id: 'P12.5', text: 'À égalité, la victoire est partagée (notre interprétation : le livret n’en dit rien).' },
    ],
  },
  {
    id: 'P13',
    title: 'Les Héros et les Merveilles',
    rules: [
      {
        id: 'P13.1',
        text: 'Héros et Merveilles agissent pour qui les a entièrement visibles dans son territoire, avec ou sans Ouvrier dessus. Les recouvrir arrête l’effet aussitôt, sans annuler ce qu’il a déjà fait. Le livret dit ce que font Moïse, Constantin Iᵉʳ, Cyrus le Grand, la Grande Muraille, Pétra, Gengis Khan, Jeanne d’Arc, Chichén Itzá, Che Guevara, Karl Marx, Mahatma Gandhi, Otto von Bismarck et Apollo 11. Il ne le dit qu’en partie pour les Jardins suspendus, les Pyramides de Gizeh, la Ziggurat d’Ur, Christophe Colomb, Vasco de Gama, Yi Sun-sin, Angkor Vat, le Kremlin, le Schwerer Gustav, la Statue de la Liberté, le Bombardier furtif et Wall Street ; ce qu’il y laisse ouvert, surtout les nombres, et tous les autres effets sont de nous (notre interprétation).',
      },
      {
        id: 'P13.2',
        text: 'Un effet a lieu tout seul, sauf s’il dit « vous pouvez » ; s’il est impossible, il n’a pas lieu (notre interprétation).',
      },
      {
        id: 'P13.3',
        text: 'Chaque Héros et chaque Merveille est unique. Des effets de sources différentes s’ajoutent (notre interprétation), dans les limites de P6.5.',
      },
      { id: 'P13.4', text: 'Le prix tient compte de ce qui est en place quand l’action est annoncée (notre interprétation).' },
      {
        id: 'P13.5',
        text: 'Un effet qui renvoie un Ouvrier prend n’importe lequel des vôtres hors de la piste ; sans Ouvrier, il est impossible. Si une Guerre était déclarée sur sa route, elle est annulée.',
      },
      { id: 'P13.6', text: 'La Culture d’un effet vient de la Réserve et y va, sauf mention contraire (notre interprétation).' },
      { id: 'P13.7', text: 'Un effet « à l’arrivée » a lieu une fois, quand sa Tuile a été placée avec l’emplacement visible (P4.16).' },
      {
        id: 'P13.8',
        text: 'Un effet « en Administration » sert une fois par Manche, dans la vôtre, et ne coûte pas de points (notre interprétation).',
      },
      { id: 'P13.9', text: 'Le Taj Mahal, la Tour Eiffel et tous les Bâtiments Spéciaux ont leurs symboles et pas d’effet.' },
      {
        id: 'P13.10',
        text: 'Moïse, à l’arrivée : le prochain Ouvrier de votre piste va sans frais sur un emplacement libre, même celui de Moïse. Piste vide ou pas de place : rien ne se passe.',
      },
      {
        id: 'P13.11',
        text: 'Constantin Iᵉʳ, à l’arrivée : vous pouvez nommer un joueur qui n’est pas votre allié. Une Route Alliée de la Réserve est posée entre vous, dans le sens que vous choisissez ; il ne peut refuser. Les Guerres déclarées entre vous sont annulées et leurs Ouvriers rentrent ; les autres voyageurs continuent. Sans Route Alliée restante, rien ne se passe.',
      },
      {
        id: 'P13.12',
        text: 'Cyrus le Grand : à la Production, 1 Culture pour chacun de vos Ouvriers sur une case de Biens d’une route, celle de Culture comprise. Cela ne fait pas partie du niveau de Culture.',
      },
      { id: 'P13.13', text: 'Aristote : Honorer les Héros coûte 1 point de moins.' },
      {
        id: 'P13.14',
        text: 'Homère, en fin d’Ère : 1 Culture pour chacun de vos Héros visibles, lui compris. Dans les parties commencées avec la version 1 des règles : 2 Culture pour chacun.',
      },
      { id: 'P13.15', text: 'Alexandre : une Route Principale coûte 1 point de moins, et vous pouvez en construire deux par Manche.' },
      { id: 'P13.16', text: 'Jules César : une Menace coûte 1 point de moins.' },
      {
        id: 'P13.17',
        text: 'Gwanggaeto : 2 Culture chaque fois que vous placez une Tuile qui partage exactement une case avec votre territoire, celle de Colomb aussi. Il doit être là avant et après ; sa propre Tuile ne rapporte rien.',
      },
      { id: 'P13.18', text: 'Socrate : la Campagne donne 1 Vote de plus.' },
      {
        id: 'P13.19',
        text: 'Grande Muraille : Défense +1 pour chacun de vos Ouvriers hors de la piste, chez vous ou n’importe où sur une route.',
      },
      { id: 'P13.20', text: 'Jardins suspendus, en Administration : vous pouvez renvoyer un Ouvrier pour 3 Nourriture et 3 Culture.' },
      { id: 'P13.21', text: 'Pétra : votre nombre de routes s’ajoute au niveau d’Argent.' },
      { id: 'P13.22', text: 'Pyramides de Gizeh, en fin d’Ère : 6 Culture.' },
      { id: 'P13.23', text: 'Ziggurat d’Ur, en fin d’Ère : vous perdez 4 Culture.' },
      { id: 'P13.24', text: 'Stonehenge : Honorer les Merveilles coûte 1 point de moins.' },
      { id: 'P13.25', text: 'Colisée : 3 Culture quand vous gagnez une Guerre, d’un côté ou de l’autre.' },
      { id: 'P13.26', text: 'Parthénon : niveau de Culture +1 pour chacun de vos Héros visibles, +3 au plus.' },
      {
        id: 'P13.27',
        text: 'Christophe Colomb, à l’arrivée : vous pouvez renvoyer un Ouvrier pour piocher à découvert deux Tuiles de l’Ère. Gardez-en une, du côté de votre choix, et placez-la aussitôt ou défaussez-la ; l’autre est défaussée. L’arrivée de la Tuile gardée suit tout de suite. S’il en reste moins de deux, vous piochez ce qu’il y a ; s’il n’y en a pas, c’est impossible.',
      },
      {
        id: 'P13.28',
        text: 'Gengis Khan : le Commerce vous coûte exactement 1 Nourriture à chaque Ère, quelles que soient les réductions, et 1 point comme toujours. Votre nombre de routes s’ajoute au niveau Militaire.',
      },
      {
        id: 'P13.29',
        text: 'Jeanne d’Arc : dans une Guerre, vous pouvez engager en secret des Votes comme des Ressources, 1 de Puissance chacun ; tous sont défaussés.',
      },
      {
        id: 'P13.30',
        text: 'Vasco de Gama, une fois : aux premières Enchères après son arrivée, s’il est encore visible, vous prenez l’une des Tuiles montrées avant toute mise, du côté montré (à deux : de votre choix). À ces Enchères, vous ne misez pas, ne payez rien et ne changez pas de Culture. À deux, l’autre joueur a l’autre Tuile, et personne ne mise. S’il est recouvert avant, l’effet est perdu.',
      },
      {
        id: 'P13.31',
        text: 'Yi Sun-sin : si vous êtes Défenseur, vous pouvez une fois par Guerre renvoyer un Ouvrier pour 5 de Puissance dans cette Guerre. Même l’Ouvrier de la route de cette Guerre convient ; elle a lieu quand même.',
      },
      { id: 'P13.32', text: 'Élisabeth Iʳᵉ : vous pouvez échanger 2 unités de plus, et après chaque Échange vous recevez 1 Argent.' },
      { id: 'P13.33', text: 'Sejong : Former coûte 2 Nourriture de moins.' },
      { id: 'P13.34', text: 'Léonard de Vinci : un Bâtiment coûte 1 point et 1 Ressource de moins.' },
      { id: 'P13.35', text: 'Gutenberg : 1 Vote à la Production.' },
      {
        id: 'P13.36',
        text: 'Angkor Vat : vos Mers visibles comptent parmi vos Terres en friche partout où on les compte ; les règles de Placement des Mers restent. Niveau de Culture +1 par groupe complet de 3.',
      },
      {
        id: 'P13.37',
        text: 'Chichén Itzá : avant le choix des cartes d’un Vote, vous pouvez renvoyer autant d’Ouvriers que vous voulez, pour 5 Culture chacun.',
      },
      {
        id: 'P13.38',
        text: 'Kremlin, en Administration : vous pouvez renvoyer un Ouvrier pour 4 points à dépenser dans la Manche. Impossible avec Che Guevara visible, ou après une alliance brisée dans la Manche.',
      },
      { id: 'P13.39', text: 'Machu Picchu : l’Assainissement ne coûte pas de Ressource.' },
      { id: 'P13.40', text: 'Notre-Dame : 1 Vote à la Production.' },
      {
        id: 'P13.41',
        text: 'Cité interdite : une Menace contre vous prend 2 Culture ou 3 Argent, quel que soit l’écart, même celle de Gandhi.',
      },
      { id: 'P13.42', text: 'Moaï, en fin d’Ère : 2 Culture pour chacune de vos Mers visibles ; une Mer assainie n’en est plus une.' },
      {
        id: 'P13.43',
        text: 'Che Guevara : votre niveau de Politique est 6, jamais plus ni moins ; les symboles de Politique, imprimés ou dorés, ne comptent pas. Les actions moins chères le restent.',
      },
      {
        id: 'P13.44',
        text: 'Karl Marx : l’entretien de tous vos Ouvriers coûte 5 Nourriture en tout, que la piste indique plus ou moins.',
      },
      {
        id: 'P13.45',
        text: 'Mahatma Gandhi : votre Menace réussit toujours, même avec 0 de Force Militaire (notre interprétation) ; l’écart est votre Force Militaire. Routes, alliances et prix restent comme toujours. En fin de partie, 1 Culture par emplacement d’Industrie visible qui produit de la Nourriture, imprimée, ou dorée avec un Ouvrier ; tuiles construites et Bâtiments Spéciaux comptent, chaque emplacement une fois (notre interprétation de ce qui produit de la Nourriture).',
      },
      { id: 'P13.46', text: 'Otto von Bismarck : 5 Culture de la Réserve pour chacune de vos Menaces, quoi que l’on exige ou paie.' },
      { id: 'P13.47', text: 'Napoléon : 5 Culture quand vous gagnez une Guerre comme Agresseur.' },
      { id: 'P13.48', text: 'Jean-Jacques Rousseau : la Campagne donne 2 Votes de plus.' },
      {
        id: 'P13.49',
        text: 'Marie Curie : une fois par Production, entre vos Biens et l’entretien, vous pouvez défausser 1 Ressource pour 3 Culture.',
      },
      {
        id: 'P13.50',
        text: 'Abraham Lincoln : l’Aide coûte 1 point de moins ; acceptée, elle vous rapporte 7 Culture, refusée toujours 2.',
      },
      { id: 'P13.51', text: 'Albert Einstein : Route Principale, Assainissement et Bâtiment coûtent chacun 1 point de moins.' },
      { id: 'P13.52', text: 'Apollo 11 : votre nombre de routes s’ajoute au niveau de Culture.' },
      {
        id: 'P13.53',
        text: 'Schwerer Gustav : dans une Guerre, d’un côté ou de l’autre, vous pouvez une fois défausser une Route Principale qui part de vous, sauf celle de cette Guerre, ou une de vos Routes Alliées, pour 6 de Puissance. Qui y voyage rentre, une Guerre qui y était déclarée est annulée, et avec une Route Alliée l’alliance finit.',
      },
      {
        id: 'P13.54',
        text: 'Statue de la Liberté : elle ne se recouvre jamais, mais une Tuile peut se glisser dessous. Dès votre Tuile suivante, votre territoire n’a plus de limite de taille. En fin de partie, 3 Culture par carré encore visible chez vous que vous avez vous-même assaini par l’action ; ni les friches naturelles, ni les carrés bombardés par d’autres, ni ceux où l’on a construit ne comptent.',
      },
      {
        id: 'P13.55',
        text: 'Bombardier furtif, en Administration : avec une de vos Tuiles Bâtiment et sans frais, vous pouvez assainir un emplacement visible d’un seul carré, chez un joueur qui n’est pas votre allié, Mer, friche, construit ou occupé, avec ou sans route entre vous. Puis vous piochez.',
      },
      { id: 'P13.56', text: 'Wall Street, en fin de partie : 1 Culture par tranche de 2 Argent que vous avez, arrondie à l’inférieur.' },
      {
        id: 'P13.57',
        text: 'Croix-Rouge : 4 Culture après chaque Guerre menée, peu importe par qui, égalités comprises ; rien pour une Guerre annulée.',
      },
      {
        id: 'P13.58',
        text: 'Canal de Panama : une Route Principale coûte 1 Ressource de moins. Vos Ouvriers des routes, Principales ou Alliées, peuvent aller une case plus loin que votre Transport ; avec 0, ils vont quand même au Repos (notre interprétation).',
      },
    ],
  },
  {
    id: 'P14',
    title: 'Les cadres dorés et les Tuiles Bâtiment',
    rules: [
      {
        id: 'P14.1',
        text: 'Un texte doré aide dès qu’un Ouvrier s’y trouve, et tant qu’il y reste. Plusieurs s’ajoutent, entre eux et aux Héros, dans les limites de P6.5 (notre interprétation pour tous ces textes).',
      },
      { id: 'P14.2', text: 'École : Former coûte 1 point de moins.' },
      { id: 'P14.3', text: 'Chantier : Assainissement et Bâtiment coûtent chacun 1 point de moins.' },
      { id: 'P14.4', text: 'Autel : les deux actions Honorer coûtent chacune 1 point de moins.' },
      { id: 'P14.5', text: 'Bureau de change : vous pouvez échanger 2 unités de plus.' },
      {
        id: 'P14.6',
        text: 'Caravansérail : le Commerce coûte 1 Nourriture de moins, y compris pour l’Ouvrier qui quitte ce cadre. Avec Gengis Khan, il est sans effet.',
      },
      { id: 'P14.7', text: 'Tribune : 1 Vote à la Production.' },
      {
        id: 'P14.8',
        text: 'Il y a douze sortes de Tuiles Bâtiment, trois de chacune (notre interprétation), bonnes pour toutes les Ères. Chacune coûte 2 ou 3 Ressources ; son dos est une Terre en friche. Ce qui n’est pas distribué forme la réserve, face cachée.',
      },
      { id: 'P14.9', text: 'Une tuile construite est un emplacement général d’un carré, à tous égards.' },
      {
        id: 'P14.10',
        text: 'La face d’une tuile posée côté friche n’est jamais montrée, même quand elle part (notre interprétation). Une tuile construite est vue de tous. On retient qui a assaini un carré, pour la Statue de la Liberté.',
      },
    ],
  },
  {
    id: 'P15',
    title: 'Vos propres tuiles',
    rules: [
      {
        id: 'P15.1',
        text: 'Un jeu de tuiles est un texte, une tuile par ligne ; les lignes vides sont permises. W1-nn : sq sq / sq sq est un côté Blanc (Ère 1, numéro nn, d’en haut à gauche à en bas à droite), B1-nn : sq sq / sq sq : H NOM : symboles est le côté Noir de la même tuile (H Héros, W Merveille, S Bâtiment Spécial), E : sq sq sq / sq sq sq et L-A : à L-D : sont les capitales, et bnn : cost2 : emplacement : nom est une sorte de Tuile Bâtiment, dont on fait trois (notre interprétation).',
      },
      {
        id: 'P15.2',
        text: 'Un carré est ~ (Mer), . (Terre en friche), X (une partie du grand emplacement d’un côté Noir) ou un emplacement général : des symboles imprimés, ou - s’il n’y en a pas, puis peut-être | et un cadre doré, qui contient des symboles, ou * et le nom d’un texte (P14 : TRAIN, BUILD, HONOR, EXCH, COMM, VOTE). Un symbole est une lettre et un chiffre de 1 à 9 : F Nourriture, R Ressource, M Argent, C Culture, P Politique, T Transport, A Militaire, D Défense.',
      },
      {
        id: 'P15.3',
        text: 'Un jeu remplace terrain, capitales et Tuiles Bâtiment. Routes, Piste de Peuple, Cartes Prospérité, effets et textes dorés restent les nôtres (notre interprétation).',
      },
      { id: 'P15.4', text: 'Un jeu qui contient une erreur est refusé en entier ; vous voyez la première ligne fautive et la raison.' },
      { id: 'P15.5', text: 'Refusé : une ligne ou un symbole illisible.' },
      { id: 'P15.6', text: 'Refusé : une lettre deux fois dans les symboles imprimés d’un emplacement, ou dans un cadre.' },
      { id: 'P15.7', text: 'Refusé : un - sans cadre doré.' },
      { id: 'P15.8', text: 'Refusé : un X sur un côté Blanc ou une capitale.' },
      { id: 'P15.9', text: 'Refusé : un côté Noir sans X, ou avec un seul.' },
      { id: 'P15.10', text: 'Refusé : un côté Noir dont les X ne se touchent pas tous par un côté.' },
      { id: 'P15.11', text: 'Refusé : deux Mers côte à côte sur une face.' },
      { id: 'P15.12', text: 'Refusé : deux fois le même identifiant, de tuile, de Héros, de Merveille ou de Bâtiment Spécial.' },
      { id: 'P15.13', text: 'Refusé : un côté Blanc sans son côté Noir, ou l’inverse.' },
      { id: 'P15.14', text: 'Refusé : une Ère qui a moins de cinq tuiles par joueur plus deux (22 à quatre).' },
      { id: 'P15.15', text: 'Refusé : un texte doré inconnu de P14.' },
      {
        id: 'P15.16',
        text: 'Refusé : un Héros ou une Merveille dont P13 ne connaît pas l’effet. S’il n’a que des symboles, on écrit PLAIN- et son nom. Les Bâtiments Spéciaux portent le nom qu’on veut.',
      },
      {
        id: 'P15.17',
        text: 'Refusé : un jeu sans les capitales qu’il faut, la face Égalité ou une face Liberté par joueur (notre interprétation).',
      },
      {
        id: 'P15.18',
        text: 'Refusé : une Tuile Bâtiment qui ne coûte ni 2 ni 3, ou moins de quatre Tuiles Bâtiment par joueur (notre interprétation).',
      },
    ],
  },
];
