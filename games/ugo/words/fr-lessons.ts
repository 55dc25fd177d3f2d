import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'Votre première manche',
    says: {
      welcome: 'Bienvenue ! Chacun bâtit un royaume de cinq cases, où viendront les cartes qu’il gagne.',
      trick: 'Une manche compte dix plis. À chaque pli, chacun joue une carte et un seul ramasse le tout.',
      follow: 'On demande du vert : si vous en avez, il faut en jouer. Vous n’avez que le 5 vert.',
      lost: 'Le 7 était la plus haute carte : il emporte les trois. Qui gagne un pli entame le suivant.',
      win: 'Maintenant, on demande du rouge, et vous avez un 3 et un 8. Rien ne bat un 8 : ce pli est pour vous !',
      won: 'Gagné ! Toutes ces cartes vont dans votre royaume, une couleur par case, de gauche à droite.',
      top: 'Seule la carte du dessus compte. Laissez-y le 8 et touchez « Poser ainsi ».',
      lead: 'Vous avez gagné, donc vous entamez avec la carte de votre choix. Le 7 gris a l’air solide.',
      farmer: 'Une case a besoin d’agriculteurs pour compter. Gagner avec un 6 ou un 7 en rapporte un ; avec un 3, un 4 ou un 5, deux.',
      second: 'Vos deux premières cases ont déjà les leurs : le gris y est à l’abri. Gardez le 7 sur le dessus.',
      again: 'Ça marche bien, alors recommencez : entamez avec le 7 jaune.',
      third: 'Encore un agriculteur ! Votre troisième case a ses deux agriculteurs, le jaune peut s’y installer.',
      printed:
        'Une case vide avec tous ses agriculteurs vaut le nombre cerclé : 1, 3 ou 5. Avec une carte, c’est elle qui compte, et votre 7 bat le 1.',
      danger: 'Attention : une quatrième couleur irait sur la case à trois agriculteurs. Sous une carte, chaque absent coûte 5 points !',
      low: 'Mieux vaut donc perdre ce pli. Entamez avec le petit 3 bleu et laissez-le à quelqu’un d’autre.',
      free: 'On demande du vert et vous n’en avez plus. Vous pouvez alors jouer n’importe quelle carte.',
      one: 'Un 1 qui perd rapporte deux agriculteurs si la carte gagnante est d’une autre couleur. Votre 1 bleu tombe à pic.',
      gift: 'Deux agriculteurs pour une carte perdante ! Il n’en manque plus qu’un sur votre quatrième case.',
      discard: 'Toujours pas de vert en main. Débarrassez-vous du 3 jaune.',
      highest:
        'Vous avez vu ? Le 8 bleu a gagné alors qu’on demandait du vert : la plus haute valeur l’emporte, quelle que soit sa couleur.',
      red: 'On demande du rouge et vous en avez : ce sera forcément le 3 rouge.',
      must: 'Il faut fournir le 5 jaune, et il bat le 4. Par chance, un 5 rapporte deux agriculteurs.',
      full: 'Votre quatrième case est au complet : le 1 vert y est en sécurité.',
      buried: 'Les nouvelles cartes jaunes recouvrent votre 7 : une carte enterrée ne compte plus. Mettez plutôt le 5 dessus que le 4.',
      last: 'Plus qu’une carte. Un 0 ne gagne presque jamais, et c’est justement ce qu’il vous faut.',
      count: 'On compte : une case au complet vaut sa carte du dessus. Cela fait 8 + 7 + 5 + 1 = 21 points.',
      done: 'Vous remportez la manche, bravo ! Une partie entière en compte quatre.',
    },
  },
};
