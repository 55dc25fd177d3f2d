import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  second: {
    title: 'Medina, deuxième édition',
    says: {
      welcome: 'Bienvenue à Medina ! Vous bâtissez une ville ensemble, et ses plus beaux palais doivent être à vous.',
      turn: 'À votre tour, vous posez deux pièces ; une seule au tout premier tour. Ce qui est posé ne bouge plus.',
      build: 'Prenez un bâtiment orange et commencez un palais dans le coin en bas à gauche, juste à côté de la tour.',
      shared: 'Votre adversaire a agrandi votre palais ! C’est permis : sans toit, un palais n’est à personne.',
      roof: 'Alors, vite, posez votre toit sur le palais orange. Vous pouvez posséder un palais de chaque couleur.',
      tile: 'Le premier palais orange avec un toit reçoit la tuile palais : 4 points, tant qu’il n’y en a pas de plus grand.',
      wall: 'Maintenant un mur : posez-le à côté de la tour en bas à gauche, là où il touche votre palais.',
      tower:
        'Ce contact vous rapporte la tuile tour, encore 4 points ! Mais le prochain palais qui touchera ce mur pourra vous la prendre.',
      stable: 'Un palais couvert ne reçoit plus de bâtiments, mais des étables, oui. Posez-en une contre votre palais orange.',
      well: 'Vous voyez le bâtiment marron, à deux cases du puits ? Cette place rapporte 4 points de plus au propriétaire.',
      grab: 'C’est votre adversaire qui l’a commencé, mais n’importe qui peut y poser un toit. Prenez-le !',
      again: 'Le marron continue maintenant dans un autre palais. Vous allez en commencer un violet, en haut, près du marchand.',
      street: 'Entre deux palais, il y a toujours une rue : ils ne se touchent jamais, même par un coin. La case en surbrillance convient.',
      purple: 'Le premier palais violet avec un toit rapporte aussi trois tuiles thé. Il est petit, mais prenez-le !',
      market: 'Les marchands forment une file, et chacun compte 1 point pour chaque palais voisin. Posez le vôtre contre le palais violet.',
      tea: 'Ici, attendre peut valoir cher. Rendez une tuile thé au lieu de poser une seconde pièce.',
      larger: 'Le palais marron de votre adversaire est plus grand que le vôtre : la tuile marron a changé de palais.',
      count: 'À la fin, vos palais comptent 1 point par bâtiment et étable, et par mur et marchand à côté. S’y ajoutent les tuiles.',
      done: 'Voilà Medina : bâtir, attendre, et poser son toit au bon moment. Continuez, vous êtes bien parti !',
    },
  },
};
