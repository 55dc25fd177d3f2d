import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  turns: {
    title: 'Vos premiers tours',
    says: {
      welcome: 'Bienvenue ! Votre adversaire et vous voulez le plus beau royaume, et ses habitants se gagnent aux dés.',
      wish: 'Cinq habitants attendent dans la rangée. Chaque carte montre ce qu’il veut voir sur les dés et ce qu’il vaut.',
      roll: 'Vous avez jusqu’à trois lancers par tour. Commencez avec les six dés !',
      dwarf: 'Trois 3, quel début ! Le nain tout à droite en veut quatre, et il vaut 6 points.',
      keep: 'Touchez les trois 3 pour les garder, puis relancez les autres dés.',
      reached: 'Voilà le quatrième 3 ! Vous pourriez relancer, mais à quoi bon : prenez le nain.',
      row: 'Quand un habitant part, ceux de gauche avancent et un nouveau arrive. L’apprenti est maintenant tout à droite.',
      next: 'Votre adversaire a pris une fée, et c’est de nouveau à vous. Lancez !',
      colours: 'L’apprenti veut deux dés de chaque couleur. Pour lui, les chiffres n’importent pas.',
      green: 'Vous avez deux bleus et trois verts, mais un seul rouge. Gardez tout sauf le premier dé et relancez-le.',
      home: 'Rouge ! Et comme il est sous la forêt enchantée, chez lui, la carte du dessus vient aussi : 2 points de plus.',
      extra: 'Avec un apprenti, vous jouez en plus un autre tour, tout de suite. Relancez !',
      sixes: 'Le nain au 6 en veut quatre. Gardez vos deux 6 et relancez le reste.',
      sum: 'Trois 6, presque ! Et la somme des dés fait 29, assez pour le dragon : il en veut 28.',
      safe: 'Tentez encore un quatrième 6 : gardez tout sauf le 2. Les cinq autres font 27, donc le dragon est assuré.',
      dragon:
        'Pas de 6, mais le dragon ! Personne n’en veut, et c’est le jeu : prenez-le, il file chez votre adversaire avec 4 points en moins.',
      orc: 'L’orc en deuxième place veut trois paires et vaut 7 points. Essayons : lancez.',
      pair: 'Vous avez une paire de 3. Gardez-la avec le 2, en espérant un autre 2.',
      two: 'Deux paires ! Gardez-les avec le 6 et ne relancez que le 4.',
      three: '3, 2 et 6 : trois paires ! Prenez l’orc.',
      penalty: 'Votre adversaire n’a contenté personne : il prend une pénalité. Et l’habitant tout à droite quitte le jeu.',
      end: 'La partie s’arrête quand les habitants, les pénalités ou une pile de lieux sont épuisés. Le plus haut total gagne.',
      done: 'Vous savez l’essentiel, et vous menez largement. Continuez, et bons lancers !',
    },
  },
};
