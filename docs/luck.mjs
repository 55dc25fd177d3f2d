// Verifies the shuffle of a finished game of U GO!. Plain Node 20 or newer, and nothing of ours: see FAIRNESS.md.
//
//   node docs/luck.mjs FILE
//
// Exit code 0 when the game file holds, 1 when it is broken, 2 when it cannot be verified.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { game, seats, options, commit, seed, numbers, branches = [], plies, forfeit } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

function stop(code, line) {
  console.log(line);
  process.exit(code);
}
const broken = (why) => stop(1, `broken: ${why}`);

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const bytesOf = (hex) => Buffer.from(hex, 'hex');

/** With numbers of people's devices: SHA-256 of a name, the seed, and of each seat 1 and its number, or 33 zeros. */
function mixed() {
  if (!numbers) return seed;
  const numberOf = (seat) => numbers.find((one) => one.seat === seat)?.number;
  const parts = Array.from({ length: seats }, (_, seat) => bytesOf(numberOf(seat) ? `01${numberOf(seat)}` : '00'.repeat(33)));
  return sha256('royaumes/2 seed', bytesOf(seed), ...parts);
}

/** Fair numbers for one ply: block k is HMAC-SHA-256(seed, "royaumes/1 PLY k"), read as eight big-endian 32-bit numbers. */
function luckOf(ply) {
  // Where play went on from a moment of another game, the luck after that moment has a seed of its own.
  const key = bytesOf(branches.findLast(({ at }) => at < ply)?.seed ?? mixed());
  let [block, at, bytes] = [0, 32];
  function next() {
    if (at === 32) [bytes, at] = [createHmac('sha256', key).update(`royaumes/1 ${ply} ${block++}`).digest(), 0];
    at += 4;
    return bytes.readUInt32BE(at - 4);
  }
  return (n) => {
    let bits = next();
    while (bits >= 2 ** 32 - (2 ** 32 % n)) bits = next(); // so that no number is likelier than another
    return bits % n;
  };
}

/** Shuffles r0 … r8 b0 … k8, place by place from the first, and gives ten cards to each seat. Before the first deal a dealer is drawn. */
function deal(ply) {
  const below = luckOf(ply);
  if (ply === 0) below(seats);
  const deck = Array.from({ length: 45 }, (_, i) => 'rbgyk'[Math.floor(i / 9)] + (i % 9));
  for (let i = 0; i < seats * 10; i++) {
    const j = i + below(45 - i);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return Array.from({ length: seats }, (_, seat) => deck.slice(seat * 10, seat * 10 + 10));
}

if (game !== 'ugo') stop(2, `cannot verify: this script knows U GO!, not ${game}`);
if (!seed) stop(2, 'cannot verify: there is no seed before the game is over');
if (sha256(bytesOf(seed)) !== commit) broken('the seed is not the one that was sealed');
console.log('the seed is the one that was sealed before the first move');
for (const { seat, seal, number } of numbers ?? []) {
  if (number && sha256(bytesOf(number)) !== seal) broken(`the number of seat ${seat} is not the one that it sealed`);
  console.log(number ? `the number of seat ${seat} is in it, and the one that it sealed` : `the number of seat ${seat} was not opened`);
}

/** What stands, nothing taken back: the set-up, then each entry with the cards still in hand after it, and the plies that dealt. */
const remaining = [{ ply: 0, hands: deal(0), dealt: [0] }];

plies.forEach(([seat, text], i) => {
  const ply = i + 1;
  const undo = /^undo(?: (\d+))?$/.exec(text);
  if (undo) {
    // Alone it takes back the last entry that stands; with a number, which all agreed to, that entry and all after it.
    const from = undo[1] ? remaining.findIndex((entry) => entry.ply === Number(undo[1])) : remaining.length - 1;
    if (from < 1) broken(`ply ${ply} takes back what does not stand`);
    remaining.length = from;
    return;
  }
  let { ply: last, hands, dealt } = remaining.at(-1);
  if (/^[rbgyk]\d$/.test(text)) {
    // A new round is dealt by the entry that ends the round before.
    if (hands.every((hand) => hand.length === 0)) [hands, dealt] = [deal(last), [...dealt, last]];
    if (!hands[seat].includes(text)) broken(`ply ${ply}: seat ${seat} plays ${text}, which it does not hold`);
    hands = hands.map((hand, other) => (other === seat ? hand.filter((card) => card !== text) : hand));
  }
  remaining.push({ ply, hands, dealt });
});

const { hands, dealt } = remaining.at(-1);
const left = hands.flat().length;
if (!forfeit && (left > 0 || dealt.length !== options.rounds)) broken('it stops before the end of the game');

dealt.forEach((ply, round) => {
  const played = seats * 10 - (round === dealt.length - 1 ? left : 0);
  console.log(`round ${round + 1}, dealt with ply ${ply}: ${played} of ${seats * 10} cards played, each from the hand it was dealt to`);
});
const [branch] = branches;
console.log(branch ? `sealed up to ply ${branch.at}; after that, a seed that nobody sealed` : 'verified: every shuffle was sealed');
