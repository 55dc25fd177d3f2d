import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  firstCount: {
    title: 'Three palaces counted',
    ask: 'First edition. Your orange palace is missing one merchant: place it on m1.',
    so: 'Orange counts 4 buildings, 2 stables, 2 walls and 3 merchants: 11. Black comes to 10 and grey to 13; two merchants count for both. Tiles come on top.',
  },
  secondCount: {
    title: 'Counting with the well',
    ask: 'Second edition. Place a stable on h4, below your orange palace.',
    so: 'Orange counts 4 buildings, 2 stables, 2 walls and 1 merchant: 9, and the stable two squares from the well brings 4 more. Purple has two buildings there: 8.',
  },
  tea: {
    title: 'Who gets the tea',
    ask: 'Second edition. Put your roof on the purple palace at a1, then a wall on N16, and watch the others.',
    so: 'You get three tea tiles. The neutral roof burns two, the next owner gets one, and nothing is left for the last.',
  },
  stables: {
    title: 'Beside a building',
    ask: 'First edition. Add an orange building on c2, then put your roof on the palace. Try f1 first, beside the stable.',
    so: 'Buildings and stables go beside a building, not beside nothing but a stable. Four buildings and a stable make 5, and the palace tile adds 4.',
  },
  ownGrey: {
    title: 'Grey once more',
    ask: 'First edition. You own a grey palace. Try a roof on the other one. Then add a grey building to that on j2, and a stable to yours on b1.',
    so: 'You own just one palace of each colour, so the roof is refused. You may still build in grey, and the stable adds a point to your own palace.',
  },
  market: {
    title: 'The end of a line',
    ask: 'First edition. Place a merchant on g5. Try f4 too.',
    so: 'A line only grows at its ends, and f4 would touch two merchants. Three merchants count for the orange palace and one for the black.',
  },
  oneOfEach: {
    title: 'One palace of each colour',
    ask: 'Second edition. You own an orange palace already. Put a roof of yours on the brown one.',
    so: 'A second orange palace is not for you, so brown it is. The next brown building has to begin a new palace.',
  },
  brownFinished: {
    title: 'The last brown palace',
    ask: 'Second edition. The two others own a brown palace each. Put your roof on the third.',
    so: 'Now everybody owns a brown palace, so all brown buildings that are left go back to the box. Nobody builds in brown any more.',
  },
  neutralAgain: {
    title: 'Another neutral roof',
    ask: 'Second edition, for two. One grey palace has a neutral roof already. Put a neutral roof on the largest.',
    so: 'It may go on any palace without a roof. Nobody scores for this palace, but it is larger than your rival’s and takes the grey tile: 1 point less there.',
  },
  streets: {
    title: 'Leave a street',
    ask: 'Second edition. The orange palace in the middle can grow on three squares only. Place a building on e5.',
    so: 'All other squares beside it are too close to another palace. The orange palace with a roof is finished, and a new one may not begin while this one can grow.',
  },
  moreStables: {
    title: 'Four squares for a stable',
    ask: 'Second edition. Your brown palace has a stable. Place another one on a3. Try c1 and d2 first.',
    so: 'A stable has to stand beside one of the buildings: on a1, b1, a3 or b3. Beside nothing but a stable it is not allowed, and the edge is for walls. The palace is now size 4; the merchant brings a 5th point.',
  },
  threeEnds: {
    title: 'Three squares for a merchant',
    ask: 'Second edition. Place a merchant on e2, beside your grey palace. Try d2 first.',
    so: 'The line can grow on a2, e2 and f3 only: d2 would touch two merchants, and a building stands on e4. On e2 the merchant brings you a point.',
  },
  aroundWell: {
    title: 'Nobody builds at the well',
    ask: 'Second edition. Try a grey building on b2 or d4. Then place merchants on b2 and a2.',
    so: 'No building and no stable stands on the eight squares around the well. Merchants may.',
  },
  well: {
    title: 'Close to the well',
    ask: 'Second edition. Add a brown building on c1, then put your roof on the palace. Try b2 first.',
    so: 'Nothing is built on the eight squares around the well. But c1 is two squares away in its column: that brings 4 points.',
  },
  palaceTile: {
    title: 'The larger palace',
    ask: 'Second edition. A rival’s orange palace of five has the tile, yours has four. Place stables on j2 and h4.',
    so: 'With five you are only level and the tile stays. With six your palace is larger and takes it, worth 4 points.',
  },
  towerTile: {
    title: 'A wall of the tower',
    ask: 'Second edition. Tower 1 is guarded by a rival’s brown palace. Put your roof on the orange one.',
    so: 'The orange palace touches a wall of tower 1, so the tile moves to you, and the orange palace tile comes along.',
  },
  towerByStable: {
    title: 'A stable that reaches the wall',
    ask: 'Second edition. A rival’s orange palace guards tower 1; your grey one is a square away from the wall. Place a stable on d1. Try c1 first.',
    so: 'The stable touches a wall of tower 1, so the tile moves to you, and stable and wall count a point each. c1 is too close to the brown palace.',
  },
  onePieceOfAColour: {
    title: 'One piece of each colour',
    ask: 'For two, with three pieces a turn. You have just placed a black building on d2. Try another one on d1. Then a brown one on j2, and your scoring dome on the black palace.',
    so: 'One piece of each colour in a turn, so no second black building. The dome has a colour of its own, and white pieces are not limited.',
  },
  domes: {
    title: 'Both domes used',
    ask: 'For two. Your blockade dome lies on a grey palace already. Put your scoring dome on the other one.',
    so: 'You have used both grey domes, so your rival’s grey blockade dome goes back to the box.',
  },
};
