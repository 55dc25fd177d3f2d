import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  auction: {
    title: 'Surenchère',
    ask: 'Vous êtes quatre à miser, et chaque Tuile ira à l’un de vous. Misez 4 sur la première. Si l’on surenchérit, déplacez vos 4 sur la deuxième.',
    so: 'Une mise ne se reprend jamais : vos 4 restent et chassent le 1 de la deuxième Tuile. Dès que chaque Tuile a un meneur, c’est fini, et les quatre mises sont payées.',
  },
  stake: {
    title: 'Une mise ne diminue pas',
    ask: 'Vous avez misé 5 sur la première Tuile, et quelqu’un est monté à 6. Déplacez votre mise sur la dernière Tuile, dont personne ne veut.',
    so: 'Impossible d’y miser 1 et de récupérer 4 : les 5 sont engagés. Votre mise vous suit, et à la fin elle est payée.',
  },
  faces: {
    title: 'Noir, blanc, noir',
    ask: 'À trois. À la première Manche, on a vu blanc, noir et blanc. Regardez quels côtés viennent maintenant, et misez 1 sur le blanc, au milieu.',
    so: 'Les côtés alternent pendant toute la partie : à trois, chaque Manche commence par l’autre. Seul le côté montré peut servir.',
  },
  firstAuction: {
    title: 'Les toutes premières Enchères',
    ask: 'À trois, les Tuiles sont montrées une à une. Les deux joueurs avant vous ont attendu, vous devez donc miser : misez 1 sur la troisième Tuile.',
    so: 'Le dernier doit miser. Ensuite, les mises reprennent comme toujours à partir du Premier Joueur, et personne n’attend plus.',
  },
  auctionOfTwo: {
    title: 'Deux joueurs, une Tuile',
    ask: 'À deux, chacun choisit en secret. Misez 4 sur la deuxième Tuile.',
    so: 'Votre adversaire a misé 3 sur la même : elle est à vous, et l’autre lui revient. Les deux sommes sont payées, et chacun choisit le côté à utiliser.',
  },
  patch: {
    title: 'Une Tuile sur un champ',
    ask: 'Votre Capitale produit 1 Nourriture, 1 Argent et 1 Culture. Placez la Tuile en haut à gauche, son assemblée sur votre champ.',
    so: 'La Nourriture disparaît ; une Ressource et un second Point de Politique arrivent. Seul ce qui se voit compte, et le cadre doré du sanctuaire attend un Ouvrier.',
  },
  workerCovered: {
    title: 'Un Ouvrier sous une Tuile',
    ask: 'Un Ouvrier se trouve sur votre champ. Placez la Tuile sur la rangée du haut, son sanctuaire sur le champ.',
    so: 'L’Ouvrier reste à sa place et travaille aussitôt au sanctuaire : 2 Culture à chaque Manche. Le champ ne donne plus de Nourriture.',
  },
  size: {
    title: 'Cinq carrés de large',
    ask: 'C’est l’Ère I, et votre territoire fait cinq carrés de large. Placez la Tuile en bas à droite. Essayez d’abord plus à droite.',
    so: 'À l’Ère I, votre territoire fait au plus cinq carrés de large et cinq de haut ; à l’Ère II six, à l’Ère III sept.',
  },
  firstWorker: {
    title: 'Le premier Ouvrier',
    ask: 'Les premières Tuiles sont placées, et votre Capitale ne produit pas encore de Ressources. Placez votre Ouvrier sur la carrière.',
    so: 'La carrière ne donne sa Ressource que tant que quelqu’un y travaille. Ce qui est hors des cadres dorés compte dès le début : 2 Nourriture et 2 Argent.',
  },
  seas: {
    title: 'Deux Mers',
    ask: 'Il y a une Mer sur votre territoire et une sur la Tuile. Placez la Tuile sur deux carrés de la rangée du haut, le plus à gauche possible. Essayez aussi un cran plus à droite.',
    so: 'Deux Mers ne sont jamais côte à côte ; par les coins, c’est permis. Rien ne passe sur ou sous la Mer déjà posée, et la nouvelle ne glisse sous rien.',
  },
  underBuilding: {
    title: 'Sous un Bâtiment',
    ask: 'Vous avez bâti un marché couvert en bas à droite. Glissez le carré vide de la Tuile dessous.',
    so: 'Le marché reste attaché à son carré : la Tuile passe sous les deux. Posée dessus, elle aurait retiré le marché du jeu.',
  },
  hero: {
    title: 'Aristote en entier',
    ask: 'Aristote occupe deux carrés à droite. Glissez la moitié basse de la Tuile sous son carré du haut.',
    so: 'Rien de lui n’est recouvert : c’est permis. Posée dessus, la Tuile devrait le recouvrir entièrement, ou pas du tout.',
  },
  exchange: {
    title: 'Échanger trois Ressources',
    ask: 'Votre niveau de Transport est de 3. Échangez 3 Ressources contre 2 Argent et 4 Nourriture.',
    so: 'Une Ressource vaut 2 Nourriture ou 2 Argent, dans le mélange de votre choix. 6 Nourriture, ou 5 Argent et 1 Nourriture, auraient convenu aussi.',
  },
  exchangeFood: {
    title: 'Échanger trois Nourriture',
    ask: 'Votre niveau de Transport est de 3. Échangez 3 Nourriture contre 1 Ressource et 1 Argent.',
    so: 'Une Ressource vaut 2 Nourriture, et un Argent en vaut 1. Le compte doit être juste : 1 Nourriture seule ne fait jamais une Ressource.',
  },
  exchangeOne: {
    title: 'Peu de Transport',
    ask: 'Votre niveau de Transport est de 1. Échangez une Ressource contre 1 Nourriture et 1 Argent.',
    so: 'Autant d’unités que votre niveau de Transport, pas plus : votre autre Ressource vous reste.',
  },
  politics: {
    title: 'Six Points de Politique',
    ask: 'Vous avez 6 points. Menacez votre voisin pour 2 Culture, finissez la Diplomatie, posez une Route Principale, puis faites Campagne avec le reste.',
    so: '3 points pour la Menace, 2 pour la route et le dernier pour un Vote. Il ne vous en reste plus : votre Administration est finie.',
  },
  acrossSea: {
    title: 'À travers la Mer',
    ask: 'Votre niveau de Transport est de 2. Envoyez l’Ouvrier du chemin, par la Mer, à la carrière juste en dessous.',
    so: 'Un Ouvrier peut traverser une Mer, et même y rester, mais il ne bouge jamais en diagonale. Le cadre doré vous donne aussitôt une Ressource de plus.',
  },
  alliance: {
    title: 'Bleu et bleu',
    ask: 'Votre Ouvrier est sur la case Préparation. Choisissez bleu, dites oui à l’Alliance, prenez le bout B et placez l’Ouvrier sur votre champ.',
    so: 'Deux bleus : pas de Guerre. Vous partagez désormais une Route Alliée, et l’Ouvrier est rentré à temps pour travailler.',
  },
  equalPower: {
    title: 'À Puissance égale',
    ask: 'Vous êtes Défenseur, et chacun a une Puissance de 3. L’autre engage 2 Ressources en secret : engagez-en 2 aussi.',
    so: '5 contre 5 : à égalité, le Défenseur gagne, 3 Culture. Ce qui a été engagé est perdu des deux côtés.',
  },
  margin: {
    title: 'Une Victoire Mémorable',
    ask: 'Vous attaquez, et chacun a une Puissance de 3. Engagez 5 Ressources.',
    so: '8 contre 3 : vous gagnez 5 Culture et, comme l’écart est d’au moins 5, encore 7 prises au vaincu. Avec 4 Ressources, ces 7 vous échappaient.',
  },
  frame: {
    title: 'Avec ou sans Ouvrier',
    ask: 'Vous avez deux bazars pareils. Faites monter l’Ouvrier de l’assemblée au bazar de votre Capitale.',
    so: 'Le bazar avec l’Ouvrier donne 2 Argent, l’autre 1 seul. Un cadre doré ne sert que si quelqu’un s’y trouve.',
  },
  production: {
    title: 'La récolte d’une Manche',
    ask: 'Vos Tuiles donnent 2 Nourriture, 1 Ressource, 2 Argent et 2 Culture. Passez aux routes et avancez d’une case.',
    so: 'La route apporte 2 Argent de plus : cela fait 4. Votre niveau d’Argent reste à 2, car les gains des routes ne font partie d’aucun niveau.',
  },
  upkeep: {
    title: 'Cinq Ouvriers à nourrir',
    ask: 'Cinq Ouvriers mangent 5 Nourriture. Vous en avez 2 et en produisez 2. Faites monter l’Ouvrier de la carrière au champ, puis finissez le Mouvement.',
    so: 'Avec un Ouvrier, le champ donne 3 Nourriture : tout le monde mange. Chaque Nourriture manquante vous aurait coûté 3 Culture.',
  },
  sevenVotes: {
    title: 'Sept Votes sur une carte',
    ask: 'Vous avez la plus grande Force Militaire. Ne mettez aucun Vote sur les Héros et la Politique, 4 sur la Force Militaire et aucun sur les Merveilles.',
    so: '7 Votes en tout : 7 pour le premier, 3 pour le deuxième, rien pour le troisième, et le quatrième perd 3. Ailleurs, vous êtes tous à égalité, donc tous quatrièmes, mais la moitié de 1 Vote fait 0.',
  },
  vote: {
    title: 'Un Vote complet',
    ask: 'Quatre cartes, quatre joueurs. Mettez 3 Votes sur la Force Militaire et 11 sur les Terres en friche, et aucun sur les autres.',
    so: '15, 10, 1 et 11 Votes : la Culture en a le moins et sort. Vous gagnez 7 comme deuxième en Force Militaire, rien en Nourriture, et 11 pour vos Terres en friche.',
  },
  voteOfTwo: {
    title: 'Un Vote à deux',
    ask: 'Vous avez la plus grande Force Militaire, l’autre a un Héros. Mettez vos 9 Votes sur la Force Militaire et aucun sur les Héros.',
    so: 'À deux, aucune carte ne sort. La vôtre a le plus de Votes et vous donne 9 Culture ; l’autre, avec 4 Votes, en rapporte la moitié à votre adversaire : 2.',
  },
};
