import type { About } from './about.ts';

export const about: About = {
  building: 'Un bâtiment agrandit le palais sans toit de sa couleur, ou en commence un quand aucun ne peut grandir.',
  stable: 'Une étable se pose contre un bâtiment d’un palais, avec ou sans toit, et l’agrandit.',
  merchant: 'Un marchand prolonge une file de marchands et compte 1 point pour chaque palais voisin.',
  wall: 'Les murs partent des tours. Un mur compte 1 point pour le palais à son pied et peut lui rapporter la tuile tour.',
  gate: 'Un emplacement de chaque côté reste toujours ouvert : la porte.',
  roof: 'Un toit vous donne un palais et le termine. Vous pouvez posséder un palais de chaque couleur.',
  neutral: 'Un toit neutre termine un palais, qui n’est alors à personne.',
  blockade: 'Un dôme de blocus termine un palais, qui ne compte alors pour personne. Vous en avez un par couleur.',
  palace: 'Un palais compte 1 point par bâtiment et étable, et par mur et marchand à côté d’eux.',
  points: 'Les points du moment : palais avec un toit, tuiles palais et tuiles tour. Touchez pour voir le détail.',
  palaceTile: 'La tuile palais va au plus grand palais de sa couleur avec un toit. À égalité, elle ne bouge pas.',
  tower: 'La tuile tour va au dernier palais à avoir touché un mur de cette tour.',
  tea: 'Rendez une tuile thé au lieu de poser votre seconde pièce.',
  well: 'Ni bâtiment ni étable sur les huit cases autour du puits. Les marchands y ont droit.',
  nearWell: 'Un bâtiment ou une étable ici compte 4 points de plus pour le propriétaire du palais.',
  screen: 'Les pièces restent derrière un paravent jusqu’à la fin. Seuls les toits et les tuiles sont visibles.',
  skipped: 'Qui ne peut rien poser passe son tour, jusqu’à ce qu’une de ses pièces ait de nouveau une place.',
};
