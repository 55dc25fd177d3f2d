import type { LessonWords } from '#engine';

export const lessons: Readonly<Record<string, LessonWords>> = {
  second: {
    title: 'Medina, second edition',
    says: {
      welcome: 'Welcome to Medina! Together you build one city, and the finest palaces in it should be yours.',
      turn: 'On your turn you place two pieces; only the very first turn has one. What stands never moves again.',
      build: 'Take an orange building and begin a palace in the bottom left corner, right beside the tower.',
      shared: 'Your rival built on at your palace! That’s fine: a palace belongs to nobody until it has a roof.',
      roof: 'So be quick and put your roof on the orange palace. You may own one palace of each colour.',
      tile: 'The first orange palace with a roof gets the palace tile: 4 points, as long as no larger one comes along.',
      wall: 'Now a wall: put it beside the tower in the bottom left, where it touches your palace.',
      tower: 'That touch won you the tower tile, another 4 points! The next palace to reach this wall could take it from you, though.',
      stable: 'A palace with a roof gets no more buildings, but stables are still welcome. Put one beside your orange palace.',
      well: 'See the brown building, two squares from the well? That spot is worth 4 extra points to the owner.',
      grab: 'Your rival began it, but anybody may put a roof on it. Make it yours!',
      again: 'Brown goes on in a new palace now. You’ll begin one in purple, up by the merchant.',
      street: 'There’s always a street between two palaces: they never touch, not even at a corner. The highlighted square keeps clear.',
      purple: 'The first purple palace with a roof also brings three tea tiles. It’s small, but take it!',
      market: 'Merchants stand in a line, and each one is worth 1 point to every palace beside it. Put yours next to your purple palace.',
      tea: 'Waiting can be worth a lot here. Give back a tea tile instead of placing a second piece.',
      larger: 'Your rival’s brown palace is larger than yours, so the brown tile has moved there.',
      count: 'At the end your palaces score 1 for each building and stable, and for each wall and merchant beside them. Tiles are added.',
      done: 'That’s Medina: build, wait, and put your roof on at the right moment. Play on, you’ve made a good start!',
    },
  },
};
