// Moves/s through boardgame.io's own reducer on one core, no network.  node bgio-reducer.cjs [rounds] [ms]
process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { ttt, trick, choose, moveName, players } = require('./bgio-games.cjs');
const { median } = require('./lib.cjs');
const R = +(process.argv[2] || 5),
  MS = +(process.argv[3] || 1000);
const res = {};
for (let r = 0; r <= R; r++)
  for (const game of [ttt, trick]) {
    const reducer = CreateGameReducer({ game });
    let s = InitializeGame({ game, numPlayers: players[game.name] });
    let n = 0;
    const t0 = performance.now();
    let dt;
    do {
      const p = s.ctx.currentPlayer;
      const next = reducer(s, {
        type: 'MAKE_MOVE',
        payload: { type: moveName[game.name], args: [choose[game.name](s.G, +p)], playerID: p },
      });
      if (next._stateID === s._stateID) throw new Error('move refused');
      s = { ...next, deltalog: [], transients: undefined };
      n++;
      dt = performance.now() - t0;
    } while (dt < MS);
    if (r) (res[game.name] ??= []).push((n / dt) * 1000); // round 0 warms up
  }
for (const k in res)
  console.log(
    JSON.stringify({
      peer: 'boardgame.io',
      what: 'reducer',
      game: k,
      movesPerS: Math.round(median(res[k])),
      rounds: R,
      node: process.version,
    }),
  );
