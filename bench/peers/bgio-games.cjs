// Two games in boardgame.io's game-definition form, written for this benchmark. Both are endless
// (they reset themselves), so that a load run can go on for any time.
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
const ttt = {
  name: 'ttt',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null), wins: [0, 0], games: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, i) => {
      if (!Number.isInteger(i) || i < 0 || i > 8 || G.cells[i] !== null) return 'INVALID_MOVE';
      G.cells[i] = playerID;
      const won = LINES.some((l) => l.every((c) => G.cells[c] === playerID));
      if (won || G.cells.every((c) => c !== null)) {
        if (won) G.wins[+playerID]++;
        G.games++;
        G.cells = Array(9).fill(null);
      }
    },
  },
};
const suit = (c) => Math.floor(c / 9),
  rank = (c) => c % 9,
  TRUMP = 4;
const deal = (random) => {
  const d = random.Shuffle(Array.from({ length: 45 }, (_, i) => i));
  return { hands: [0, 1, 2, 3].map((p) => d.slice(p * 10, p * 10 + 10)), kitty: d.slice(40) };
};
const legal = (G, seat) => {
  const h = G.hands[seat];
  if (!G.trick.length) return h;
  const f = h.filter((c) => suit(c) === suit(G.trick[0].card));
  return f.length ? f : h;
};
// 45 cards, 4 seats, 10 tricks, follow suit, suit 4 is trump; hidden hands through playerView.
const trick = {
  name: 'trick',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({ ...deal(random), trick: [], history: [], won: [0, 0, 0, 0], points: [0, 0, 0, 0], next: 0, deals: 1 }),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  playerView: ({ G, playerID }) => ({ ...G, kitty: G.kitty.length, hands: G.hands.map((h, i) => (String(i) === playerID ? h : h.length)) }),
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const seat = +playerID;
        if (!legal(G, seat).includes(card)) return 'INVALID_MOVE';
        G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
        G.trick.push({ seat, card });
        G.history.push({ seat, card });
        if (G.trick.length < 4) {
          G.next = (seat + 1) % 4;
          return;
        }
        let w = G.trick[0],
          pts = 0;
        for (const t of G.trick) {
          pts += rank(t.card);
          if (suit(t.card) === suit(w.card) ? rank(t.card) > rank(w.card) : suit(t.card) === TRUMP) w = t;
        }
        G.won[w.seat]++;
        G.points[w.seat] += pts;
        G.next = w.seat;
        G.trick = [];
        if (G.history.length === 40) {
          const d = deal(random);
          G.hands = d.hands;
          G.kitty = d.kitty;
          G.history = [];
          G.deals++;
        }
      },
    },
  },
};
// What a load client plays, from the view it holds.
const choose = {
  ttt: (G) => {
    const e = [];
    G.cells.forEach((c, i) => c === null && e.push(i));
    return e[Math.floor(Math.random() * e.length)];
  },
  trick: (G, seat) => {
    const l = legal(G, seat);
    return l[Math.floor(Math.random() * l.length)];
  },
};
module.exports = { ttt, trick, choose, moveName: { ttt: 'put', trick: 'play' }, players: { ttt: 2, trick: 4 } };
