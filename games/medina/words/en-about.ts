import type { About } from './about.ts';

export const about: About = {
  building: 'A building joins the open palace of its colour, or begins one when none of its colour can grow.',
  stable: 'A stable goes beside a building of any palace, with or without a roof, and makes it larger.',
  merchant: 'A merchant lengthens a line of merchants and is worth 1 point to every palace beside it.',
  wall: 'Walls grow from the towers. A wall is worth 1 point to the palace beside it, and can win it the tower tile.',
  gate: 'One space on each side stays open for good: the gate.',
  roof: 'A roof makes a palace yours and finishes it. You may own one palace of each colour.',
  neutral: 'A neutral roof finishes a palace that then belongs to nobody.',
  blockade: 'A blockade dome finishes a palace that then scores for nobody. You have one for each colour.',
  palace: 'A palace scores 1 point for each building and stable, and for each wall and merchant beside them.',
  points: 'Points as they stand: palaces with a roof, palace tiles and tower tiles. Tap to see what they are made of.',
  palaceTile: 'The palace tile goes to the largest palace of its colour with a roof. At equal size it stays where it is.',
  tower: 'The tower tile goes to the palace that was last to touch a wall of this tower.',
  tea: 'Give back a tea tile instead of placing your second piece.',
  well: 'No building and no stable may stand on the eight squares around the well. Merchants may.',
  nearWell: 'A building or stable here is worth 4 extra points to the owner of its palace.',
  screen: 'Pieces stand behind a screen until the game is over. Only roofs and tiles lie open.',
  skipped: 'A player who can’t place anything is skipped until one of their pieces fits again.',
};
