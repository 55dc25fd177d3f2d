import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  gnome: {
    title: 'Des dés d’une couleur',
    ask: 'Vos dés montrent trois faces vertes. Prenez le gnome qui en demande trois ; essayez aussi son voisin.',
    so: 'Trois dés verts suffisent au premier gnome, le second en veut quatre. La rangée se décale et un nouvel habitant arrive à gauche.',
  },
  location: {
    title: 'Un habitant chez lui',
    ask: 'Le gnome se trouve sous l’atelier, chez lui. Prenez-le avec le lieu.',
    so: 'Un habitant sous la pile de sa couleur rapporte la carte du dessus : 1 point pour le gnome et 2 pour l’atelier.',
  },
  penalty: {
    title: 'Personne ne veut venir',
    ask: 'Vous n’avez plus de lancer et vos dés ne conviennent à personne. Arrêtez-vous.',
    so: 'Vous prenez la pénalité du dessus, ici −1, et l’habitant tout à droite est défaussé.',
  },
  bourgeois: {
    title: 'Rien que des pairs',
    ask: 'Vos six dés sont pairs. Prenez le bourgeois qui veut des chiffres pairs ; essayez aussi son voisin.',
    so: 'Six chiffres pairs suffisent au premier, qui vaut 5 points. Le second veut six chiffres impairs.',
  },
  elf: {
    title: 'Quatre à la suite',
    ask: '3, 4, 5 et 6 se suivent, peu importe sur quels dés. Prenez l’elfe qui en demande quatre.',
    so: 'L’elfe est maintenant sur le dessus de votre royaume : avec lui, votre prochain tour aura quatre lancers.',
  },
  fourRolls: {
    title: 'Quatre lancers avec un elfe',
    ask: 'Un elfe est sur le dessus de votre royaume, et votre tour commence. Lancez les dés.',
    so: 'Il vous reste trois lancers au lieu de deux. Dès qu’une autre carte recouvre l’elfe, c’est de nouveau trois lancers par tour.',
  },
  dwarf: {
    title: 'Trois 3',
    ask: 'Vous avez trois 3. Prenez le nain qui en demande trois ; essayez aussi son voisin.',
    so: 'Les couleurs ne comptent pas ici. Le premier nain vaut 4 points ; le second veut quatre 3.',
  },
  orc: {
    title: 'Des groupes pour un orc',
    ask: 'Vous avez quatre 5. Prenez l’orc qui demande quatre dés identiques ; essayez aussi les autres.',
    so: 'Quatre dés identiques forment un seul groupe. Les autres orcs demandent deux groupes, de chiffres différents.',
  },
  kobold: {
    title: 'Quatre dés d’une couleur au choix',
    ask: 'Quatre de vos dés sont bleus. Prenez le kobold des champignons qui en demande quatre d’une couleur ; essayez aussi son voisin.',
    so: 'N’importe quelle couleur convient, inutile de l’annoncer avant. Le second kobold en veut cinq d’une même couleur.',
  },
  fairies: {
    title: 'Une troisième fée',
    ask: 'Vous avez déjà deux fées. Trois dés rouges et trois bleus suffisent largement pour la troisième.',
    so: 'Trois fées valent 3 points chacune : 9 au lieu de 4.',
  },
  hypnotist: {
    title: 'L’hypnotiseur amène quelqu’un',
    ask: 'Vos dés font 11 en tout. Prenez l’hypnotiseur.',
    so: 'Qui se trouve à sa droite le suit, quels que soient les dés : ici l’elfe qui vaut 7. Deux nouveaux habitants complètent la rangée.',
  },
  dragon: {
    title: 'Un dragon pour un rival',
    ask: 'Vos dés font 28 et ne conviennent qu’au dragon : il faut le prendre. Donnez-le au joueur suivant.',
    so: 'Le dragon va dans le royaume de ce joueur et lui coûte 4 points.',
  },
  apprentice: {
    title: 'Encore un tour',
    ask: 'Six 1, ce sont deux dés de chaque couleur. Prenez l’apprenti.',
    so: 'Une fois la rangée complétée, vous jouez encore un tour entier, que vous pouvez aussi refuser.',
  },
};
