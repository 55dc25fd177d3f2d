// Load: M concurrent matches, every seat has its own websocket. One move in flight in each match ("max"),
// or each match paced ("paced"). Latency: from the mover's send until EVERY seat of the match has the new state.
//   node bgio-load.cjs GAME MATCHES [memory|flatfile] [windowMs] [pacedMovesPerSecondPerMatch]
const { io } = require('socket.io-client');
const { choose, moveName, players } = require('./bgio-games.cjs');
const { startServer, measureWindow, sleep } = require('./lib.cjs');
const [, , game = 'ttt', M = '10', store = 'memory', ms = '4000', pace = '1'] = process.argv;
(async () => {
  const dir = `${require('node:os').tmpdir()}/bgio-flat-${process.pid}`;
  const srv = await startServer('bgio-server.cjs', [String(22000 + (process.pid % 4000)), store, dir]);
  const P = players[game],
    stats = { moves: 0, lat: [] };
  let gap = 0,
    stop = false;
  const opts = { transports: ['websocket'], forceNew: true, reconnection: false };
  const matches = [];
  for (let m = 0; m < +M; m += 25) {
    await Promise.all(
      Array.from({ length: Math.min(25, +M - m) }, async (_, k) => {
        const id = `m${m + k}`,
          seats = [],
          views = [];
        let got = 0,
          t = 0;
        const match = {
          go() {
            if (stop) return;
            const st = views[0];
            const seat = +st.ctx.currentPlayer;
            t = performance.now();
            got = 0;
            seats[seat].emit(
              'update',
              {
                type: 'MAKE_MOVE',
                payload: {
                  type: moveName[game],
                  args: [choose[game](views[seat].G, seat)],
                  playerID: String(seat),
                  credentials: undefined,
                },
              },
              views[seat]._stateID,
              id,
              String(seat),
            );
          },
        };
        for (let p = 0; p < P; p++) {
          // seats one after another: the first sync creates the match
          const s = io(`http://127.0.0.1:${srv.port}/${game}`, opts);
          seats.push(s);
          await new Promise((res, rej) => {
            s.on('connect_error', rej);
            s.on('sync', (mid, info) => {
              views[p] = info.state;
              res();
            });
            s.on('update', (mid, state) => {
              views[p] = state;
              if (++got === P) {
                const l = performance.now() - t;
                stats.moves++;
                stats.lat.push(l);
                if (gap) setTimeout(() => match.go(), Math.max(0, gap - l));
                else match.go();
              }
            });
            s.on('connect', () => s.emit('sync', id, String(p), undefined, P));
          });
        }
        matches.push(match);
      }),
    );
  }
  const label = { peer: 'boardgame.io', game, matches: +M, sockets: +M * P, store, node: process.version };
  if (+pace > 0) {
    gap = 1000 / +pace;
    for (const m of matches) setTimeout(() => m.go(), Math.random() * gap);
    await sleep(1500);
    console.log(JSON.stringify({ ...label, mode: `paced ${pace}/s`, ...(await measureWindow(+ms, srv.pid, stats)) }));
  } else for (const m of matches) m.go();
  gap = 0;
  await sleep(1500);
  console.log(JSON.stringify({ ...label, mode: 'max', ...(await measureWindow(+ms, srv.pid, stats)) }));
  stop = true;
  await srv.stop();
  require('node:fs').rmSync(dir, { recursive: true, force: true });
  process.exit(0);
})().catch((e) => {
  console.error(e);
  process.exit(1);
});
