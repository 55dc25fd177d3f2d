// Rounds played against oneself: what a game on the GPU is, how it goes on by a choice, and what the choice was good for.
#pragma once
#include <math.h>
#include "features.h"

// What the reward is made of: each point ahead of the mean of the others, and the chance of winning the whole game.
constexpr float POINT = 0.05f, WIN = 2.0f;
// The standard deviation of a seat's points in a round of practised players (greedy against itself: 9 to 10).
constexpr float SPREAD = 9.0f;

// splitmix64
struct Random {
  uint64_t state;
  BOTH uint64_t next() {
    uint64_t z = state += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  BOTH int below(int n) { return (int)(((next() >> 32) * (uint64_t)n) >> 32); }
  BOTH float uniform() { return (float)(next() >> 40) * (1.0f / 16777216.0f); }
  // Nearly: four uniform numbers.
  BOTH float normal() { return (uniform() + uniform() + uniform() + uniform() - 2.0f) * 1.7320508f; }
  BOTH int oneOf(Set set) {
    for (int skip = below(sizeOf(set)); skip > 0; skip--) set &= set - 1;
    return lowestOf(set);
  }
};

template <int SEATS> struct Practice {
  Round<SEATS> round;
  Standing<SEATS> standing;
  Random random;
  // A bit for each seat that an earlier self plays, and in how many of 256 choices it plays anything.
  uint8_t earlier, careless;
};

template <int SEATS> BOTH void deal(Round<SEATS>& round, bool twelve, Random& random) {
  round.clear(twelve);
  Set deck = only(CARDS) - 1;
  for (int i = 0; i < SEATS * HAND; i++) {
    int card = random.oneOf(deck);
    deck &= ~only(card);
    round.hand[i / HAND] |= only(card);
  }
  round.leader = random.below(SEATS);
}

// Any round of any game: the last is the one to learn most about.
template <int SEATS> BOTH void drawStanding(Standing<SEATS>& standing, Random& random) {
  int left = random.below(5) - 1, before = random.below(4);
  standing.roundsLeft = left < 0 ? 0 : left;
  float spread = 1.3f * SPREAD * sqrtf((float)before);
  for (int seat = 0; seat < SEATS; seat++) standing.points[seat] = (int16_t)rintf(spread * random.normal());
}

template <int SEATS> BOTH void begin(Practice<SEATS>& game, bool league) {
  Random& random = game.random;
  deal(game.round, SEATS == 2 && random.below(8) == 0, random);
  drawStanding(game.standing, random);
  game.earlier = league ? 1 + random.below((1 << SEATS) - 2) : 0;
  int care = random.below(8);
  game.careless = care < 4 ? 0 : care < 6 ? 26 : care == 6 ? 77 : 255;
}

// Plays what is no choice.
template <int SEATS> BOTH void goOn(Round<SEATS>& round) {
  while (!round.isOver() && isOne(round.legal())) round.play(lowestOf(round.legal()));
}

// The chance of winning the game, a shared victory counting its share, when all play the rounds that are left equally well: the
// points of each are normal then.
template <int SEATS> BOTH float chanceOfWinning(const Standing<SEATS>& standing, int seat) {
  int own = standing.points[seat];
  if (standing.roundsLeft == 0) {
    int ties = 0;
    for (int other = 0; other < SEATS; other++) {
      if (standing.points[other] > own) return 0;
      ties += standing.points[other] == own;
    }
    return 1.0f / ties;
  }
  float spread = SPREAD * sqrtf((float)standing.roundsLeft), chance = 0, all = 0;
  for (float x = -3; x <= 3; x += 0.5f) {
    float density = expf(-0.5f * x * x), ahead = 1;
    for (int other = 0; other < SEATS; other++)
      if (other != seat) ahead *= 0.5f * erfcf(-0.70710678f * (x + (own - standing.points[other]) / spread));
    chance += density * ahead;
    all += density;
  }
  return chance / all;
}

// What a round that is over was worth to each seat.
template <int SEATS> BOTH void reward(const Practice<SEATS>& game, float* rewards) {
  Standing<SEATS> after = game.standing;
  float all = 0;
  for (int seat = 0; seat < SEATS; seat++) {
    int points = game.round.points(seat);
    after.points[seat] += points;
    all += points;
  }
  for (int seat = 0; seat < SEATS; seat++) {
    float points = game.round.points(seat), before = chanceOfWinning(game.standing, seat);
    rewards[seat] = POINT * (points - (all - points) / (SEATS - 1)) + WIN * (chanceOfWinning(after, seat) - before);
  }
}

// What happened in a step, as bits: the learner chose, and the round ended.
constexpr int LEARNER = 1, ENDED = 2;

// One choice, drawn with the chances that the logits give. What the round was worth stands in `rewards` where it ended.
template <int SEATS> BOTH int step(Practice<SEATS>& game, const float* logits, bool league, int& choice, float* rewards) {
  Set legal = game.round.legal();
  float most = -1e30f, sum = 0;
  for (Set left = legal; left; left &= left - 1) {
    int at = lowestOf(left);
    // Where rounding leaves nothing to draw it is the likeliest.
    if (logits[at] > most) most = logits[at], choice = at;
  }
  for (Set left = legal; left; left &= left - 1) sum += expf(logits[lowestOf(left)] - most);
  float drawn = game.random.uniform() * sum;
  for (Set left = legal; left; left &= left - 1) {
    drawn -= expf(logits[lowestOf(left)] - most);
    if (drawn < 0) {
      choice = lowestOf(left);
      break;
    }
  }
  bool isEarlier = game.earlier >> game.round.turn() & 1;
  if (isEarlier && game.random.below(255) < game.careless) choice = game.random.oneOf(legal);
  game.round.play(choice);
  goOn(game.round);
  int happened = isEarlier ? 0 : LEARNER;
  for (int seat = 0; seat < SEATS; seat++) rewards[seat] = 0;
  if (!game.round.isOver()) return happened;
  reward(game, rewards);
  begin(game, league);
  goOn(game.round);
  return happened | ENDED;
}

// What one game looks like in a batch of them: `steps` rows of `games` columns.
struct Rows {
  int steps, games;
  const uint8_t *turns, *happened;
  const float *rewards, *values;
};

// Generalised advantage estimation: how much better each choice went than the critic expected, and what it should have expected.
// 0 in `valid` where the batch ends before one knows.
template <int SEATS> BOTH void judge(const Rows& rows, long game, float lambda, float* advantages, float* returns, uint8_t* valid) {
  float value[SEATS], advantage[SEATS];
  bool known[SEATS];
  for (int seat = 0; seat < SEATS; seat++) known[seat] = false;
  for (int t = rows.steps - 1; t >= 0; t--) {
    long at = (long)t * rows.games + game;
    if (rows.happened[at] & ENDED)
      for (int seat = 0; seat < SEATS; seat++) value[seat] = rows.rewards[at * SEATS + seat], advantage[seat] = 0, known[seat] = true;
    int seat = rows.turns[at];
    float gained = known[seat] ? value[seat] - rows.values[at] + lambda * advantage[seat] : 0;
    advantages[at] = gained;
    returns[at] = gained + rows.values[at];
    valid[at] = known[seat] && rows.happened[at] & LEARNER;
    value[seat] = rows.values[at];
    advantage[seat] = gained;
    known[seat] = true;
  }
}
