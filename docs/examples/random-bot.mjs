// Takes a seat at a table and plays any game there, at random. Needs Node 22 or later and nothing else.
//
//   node random-bot.mjs <link to the table> <token>
//
// The token is made on your own page (/me), under "API tokens".

const [link, token] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const table = pathname.split('/').pop();

// A seat: the first that is open, or the one we had before.
const answer = await fetch(`${origin}/api/tables/${table}/seats`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: '{}',
});
const { no } = await answer.json();
if (no && no.kind !== 'no open seat') throw new Error(`no seat: ${JSON.stringify(no)}`);

/** The last entry of the log that we know of. */
let ply = 0;

function open() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  const say = (message) => socket.send(JSON.stringify({ v: 2, table, ...message }));
  const join = () => say({ kind: 'join', token, since: ply, legal: true });
  const pick = (moves) => moves[Math.floor(Math.random() * moves.length)];
  socket.onopen = join;
  socket.onclose = () => setTimeout(open, 1000);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    switch (message.kind) {
      case 'welcome':
        if (message.seat === undefined) throw new Error('we have no seat at this table');
        ply = message.plies.at(-1)?.ply ?? message.since;
        break;
      case 'ply':
        ply = message.ply;
        break;
      case 'at':
        if (message.ply > ply) join();
        break;
      case 'refused':
        // A stale move is not played, and what has happened instead is on its way.
        if (message.no.kind !== 'stale') setTimeout(join, 1000);
        break;
    }
    if (message.legal) say({ kind: 'move', ply, move: pick(message.legal) });
    if (message.info?.over) {
      console.log(`The game is over: ${link}`);
      process.exit();
    }
  };
}
open();
