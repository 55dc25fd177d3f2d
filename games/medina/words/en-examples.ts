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
    ask: 'First edition. Place a stable on c2. Try f4 too, below the other stable.',
    so: 'A stable beside one of your buildings adds a point. Beside nothing but another stable it is not allowed.',
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
  streets: {
    title: 'Leave a street',
    ask: 'Second edition. The orange palace in the middle can grow on three squares only. Place a building on e5.',
    so: 'All other squares beside it are too close to another palace. The orange palace with a roof is finished, and a new one may not begin while this one can grow.',
  },
  well: {
    title: 'Close to the well',
    ask: 'Second edition. Add a brown building on d2, then put your roof on the palace. Try c3 too.',
    so: 'Nothing is built on the eight squares around the well. But d2 is two squares away in its column: that brings 4 points.',
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
  domes: {
    title: 'Both domes used',
    ask: 'For two. Your blockade dome lies on a grey palace already. Put your scoring dome on the other one.',
    so: 'You have used both grey domes, so your rival’s grey blockade dome goes back to the box.',
  },
};
