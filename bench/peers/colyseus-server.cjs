// Colyseus (core + ws-transport, no uWebSockets) on loopback.  node colyseus-server.cjs PORT instant|default
// instant: a patch is sent right after each move; default: Colyseus's own patch interval.
process.env.NODE_ENV = 'production';
process.stdin.resume().on('end', () => process.exit(0)); // never outlive whoever started us
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t, ArraySchema } = require('@colyseus/schema');
const port = +process.argv[2],
  instant = (process.argv[3] || 'instant') === 'instant';
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const Ttt = schema({ cells: t.array('int8'), wins: t.array('int32'), turn: t.int8(), seq: t.int32() });
const Play = schema({ seat: t.int8(), card: t.int8() });
const Trick = schema({
  trick: t.array(Play),
  history: t.array(Play),
  won: t.array('int32'),
  points: t.array('int32'),
  left: t.array('int8'),
  turn: t.int8(),
  seq: t.int32(),
});
const suit = (c) => Math.floor(c / 9),
  rank = (c) => c % 9;
class Base extends Room {
  seatOf = new Map();
  onCreate() {
    this.autoDispose = true;
    if (instant) this.patchRate = null;
    this.init();
    this.onMessage('move', (client, x) => {
      if (this.seatOf.get(client.sessionId) === this.state.turn && this.move(this.state.turn, x)) {
        this.state.seq++;
        if (instant) this.broadcastPatch();
      } else client.send('refused', x);
    });
  }
  onJoin(client) {
    const seat = this.seatOf.size;
    this.seatOf.set(client.sessionId, seat);
    client.send('seat', seat);
    if (this.hands) client.send('hand', this.hands[seat]);
    if (instant) this.broadcastPatch();
  }
}
class TttRoom extends Base {
  maxClients = 2;
  init() {
    const s = new Ttt();
    s.cells = new ArraySchema(...Array(9).fill(-1));
    s.wins = new ArraySchema(0, 0);
    s.turn = 0;
    s.seq = 0;
    this.state = s;
  }
  move(seat, i) {
    const s = this.state;
    if (!Number.isInteger(i) || i < 0 || i > 8 || s.cells[i] !== -1) return false;
    s.cells[i] = seat;
    s.turn = 1 - seat;
    const won = LINES.some((l) => l.every((c) => s.cells[c] === seat));
    if (won) s.wins[seat]++;
    if (won || s.cells.every((c) => c !== -1)) for (let k = 0; k < 9; k++) s.cells[k] = -1;
    return true;
  }
}
class TrickRoom extends Base {
  maxClients = 4;
  init() {
    const s = new Trick();
    s.trick = new ArraySchema();
    s.history = new ArraySchema();
    s.won = new ArraySchema(0, 0, 0, 0);
    s.points = new ArraySchema(0, 0, 0, 0);
    s.left = new ArraySchema(10, 10, 10, 10);
    s.turn = 0;
    s.seq = 0;
    this.state = s;
    this.deal();
  }
  deal() {
    const d = Array.from({ length: 45 }, (_, i) => i);
    for (let i = 44; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [d[i], d[j]] = [d[j], d[i]];
    }
    this.hands = [0, 1, 2, 3].map((p) => d.slice(p * 10, p * 10 + 10));
    for (const c of this.clients) {
      const p = this.seatOf.get(c.sessionId);
      c.send('hand', this.hands[p]);
    }
    for (let p = 0; p < 4; p++) this.state.left[p] = 10;
  }
  move(seat, card) {
    const s = this.state,
      h = this.hands[seat];
    if (!h.includes(card)) return false;
    if (s.trick.length && suit(card) !== suit(s.trick[0].card) && h.some((c) => suit(c) === suit(s.trick[0].card))) return false;
    h.splice(h.indexOf(card), 1);
    s.left[seat] = h.length;
    const mk = () => {
      const p = new Play();
      p.seat = seat;
      p.card = card;
      return p;
    };
    s.trick.push(mk());
    s.history.push(mk());
    if (s.trick.length < 4) {
      s.turn = (seat + 1) % 4;
      return true;
    }
    let w = s.trick[0],
      pts = 0;
    for (const t of s.trick) {
      pts += rank(t.card);
      if (suit(t.card) === suit(w.card) ? rank(t.card) > rank(w.card) : suit(t.card) === 4) w = t;
    }
    const ws = w.seat;
    s.won[ws]++;
    s.points[ws] += pts;
    s.turn = ws;
    s.trick.clear();
    if (s.history.length === 40) {
      s.history.clear();
      this.deal();
    }
    return true;
  }
}
const server = new Server({ greet: false, transport: new WebSocketTransport({ perMessageDeflate: false }) });
server.define('ttt', TttRoom);
server.define('trick', TrickRoom);
server.listen(port, '127.0.0.1', 8192).then(() => console.log('READY ' + port));
