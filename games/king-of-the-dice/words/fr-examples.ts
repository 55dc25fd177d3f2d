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
  elf: {
    title: 'Quatre à la suite',
    ask: '3, 4, 5 et 6 se suivent, où qu’ils soient. Prenez l’elfe qui en demande quatre.',
    so: 'L’elfe est maintenant sur le dessus de votre royaume : avec lui, votre prochain tour aura quatre lancers.',
  },
  orc: {
    title: 'Des groupes pour un orc',
    ask: 'Vous avez quatre 5. Prenez l’orc qui demande quatre dés identiques ; essayez aussi les autres.',
    so: 'Quatre dés égaux forment un seul groupe. Les autres orcs demandent deux groupes, de chiffres différents.',
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
    so: 'Le dragon va sur le royaume de ce joueur et lui coûte 4 points.',
  },
  apprentice: {
    title: 'Encore un tour',
    ask: 'Six 1, ce sont deux dés de chaque couleur. Prenez l’apprenti.',
    so: 'Une fois la rangée complétée, vous jouez encore un tour entier, que vous pouvez aussi refuser.',
  },
};
