// Same measure as bgio-load.cjs, on Colyseus with its own SDK client.  node colyseus-load.cjs GAME MATCHES [instant|default] [windowMs] [pace]
const { Client } = require('@colyseus/sdk');
const { startServer, measureWindow, sleep } = require('./lib.cjs');
const [, , game = 'ttt', M = '10', patch = 'instant', ms = '4000', pace = '1'] = process.argv;
const P = { ttt: 2, trick: 4 }[game],
  suit = (c) => Math.floor(c / 9);
(async () => {
  const srv = await startServer('colyseus-server.cjs', [String(26000 + (process.pid % 4000)), patch]);
  const stats = { moves: 0, lat: [] };
  let gap = 0,
    stop = false;
  const matches = [];
  const pick = (a) => a[Math.floor(Math.random() * a.length)];
  for (let m = 0; m < +M; m += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, +M - m) }, async () => {
        const rooms = [],
          hands = [];
        let got = 0,
          t = 0,
          seq = 0;
        const match = {
          go() {
            if (stop) return;
            const st = rooms[0].state,
              seat = st.turn;
            t = performance.now();
            got = 0;
            seq = st.seq + 1;
            let x;
            if (game === 'ttt') {
              const e = [];
              st.cells.forEach((c, i) => c === -1 && e.push(i));
              x = pick(e);
            } else {
              const h = hands[seat];
              const f = st.trick.length ? h.filter((c) => suit(c) === suit(st.trick[0].card)) : h;
              x = pick(f.length ? f : h);
              h.splice(h.indexOf(x), 1);
            }
            rooms[seat].send('move', x);
          },
        };
        for (let p = 0; p < P; p++) {
          const c = new Client(`ws://127.0.0.1:${srv.port}`);
          const r = p ? await c.joinById(rooms[0].roomId) : await c.create(game);
          rooms.push(r);
          let last = 0;
          r.onMessage('seat', () => {});
          r.onMessage('hand', (h) => {
            hands[p] = h.slice();
          });
          r.onMessage('refused', (x) => console.error('refused', x));
          r.onMessage('__playground_message_types', () => {});
          r.onStateChange((s) => {
            if (s.seq > last && s.seq === seq) {
              last = s.seq;
              if (++got === P) {
                const l = performance.now() - t;
                stats.moves++;
                stats.lat.push(l);
                if (gap) setTimeout(() => match.go(), Math.max(0, gap - l));
                else setImmediate(() => match.go());
              }
            }
          });
        }
        matches.push(match);
      }),
    );
  await sleep(500);
  const label = { peer: 'colyseus', game, matches: +M, sockets: +M * P, store: 'none, patch ' + patch, node: process.version };
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
  process.exit(0);
})().catch((e) => {
  console.error(e);
  process.exit(1);
});
