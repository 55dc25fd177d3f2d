// What the net sees: bits, all of them known to the seat whose turn it is, and read off a view alike by bots/ugo/features.ts.
// Seats are counted from that seat, clockwise. Each colour has a block of words of its own, and one more block is about the whole.
// In the last word of each block stands what only the critic sees, in training: the hands of the others, and who of them is an
// earlier self.
#pragma once
#include "rules.h"

// A lead is told as "at least so much", and a lag alike.
constexpr int STEPS = 13;
BOTH int stepAt(int n) {
  return n < 4 ? n + 1 : n == 4 ? 6 : n == 5 ? 8 : n == 6 ? 10 : n == 7 ? 13 : n == 8 ? 16 : n == 9 ? 20 : n == 10 ? 24 : n == 11 ? 30 : 40;
}

template <int SEATS> struct Features {
  static constexpr int POOL = SEATS == 2 ? 12 : 0;
  static constexpr int COLOUR = 28 + 37 * SEATS, COLOUR_WORDS = (COLOUR + 31) / 32 + 1;
  static constexpr int WHOLE = 25 + 16 * SEATS + 2 * STEPS * (SEATS - 1) + POOL, WHOLE_WORDS = (WHOLE + 31) / 32 + 1;
  static constexpr int WORDS = COLOURS * COLOUR_WORDS + WHOLE_WORDS;
};

// The points of the rounds before this one, and how many rounds come after it.
template <int SEATS> struct Standing {
  int16_t points[SEATS];
  int8_t roundsLeft;
};

// Writes one group of bits after another.
struct Pen {
  uint32_t* words;
  int at;
  // `bits` are the values of `width` features, 13 at most.
  BOTH void write(uint32_t bits, int width) {
    uint64_t shifted = (uint64_t)bits << (at & 31);
    words[at >> 5] |= (uint32_t)shifted;
    if (shifted >> 32) words[(at >> 5) + 1] |= (uint32_t)(shifted >> 32);
    at += width;
  }
  // One of `width`, or none of them.
  BOTH void mark(int which, int width) { write(which == NONE ? 0 : 1u << which, width); }
  // The first n of `width`.
  BOTH void count(int n, int width) { write((1u << n) - 1, width); }
};

template <int SEATS> BOTH void writeColour(const Round<SEATS>& round, int colour, Pen pen) {
  const int own = round.turn(), played = round.played;
  const int best = played ? round.trick[round.winningPlace()] : NONE;
  const uint32_t held = valuesOf(round.hand[own], colour);
  pen.write(held, VALUES);
  for (int q = 0; q < SEATS; q++) pen.write(valuesOf(round.lying[(own + q) % SEATS], colour), VALUES);
  for (int q = 1; q < SEATS; q++) {
    int place = ((own + q) % SEATS - round.leader + SEATS) % SEATS;
    bool here = place < played && colourOf(round.trick[place]) == colour;
    pen.mark(here ? valueOf(round.trick[place]) : NONE, VALUES);
  }
  pen.mark(played && colourOf(round.trick[0]) == colour ? 0 : NONE, 1);
  pen.mark(played && colourOf(best) == colour ? valueOf(best) : NONE, VALUES);
  uint32_t beating = 0;
  for (int value = 0; value < VALUES; value++)
    if (played && round.rankOf(colour * VALUES + value) > round.rankOf(best)) beating |= 1u << value;
  pen.write(beating & held, VALUES);
  pen.mark(round.fresh >> colour & 1 ? round.top[own * COLOURS + colour] : NONE, VALUES);
  for (int q = 0; q < SEATS; q++) {
    int seat = (own + q) % SEATS, space = round.space[seat * COLOURS + colour];
    pen.mark(space, SPACES);
    pen.mark(space == NONE ? NONE : round.top[seat * COLOURS + colour], VALUES);
    pen.count(space == NONE ? 0 : round.missing(seat, colour), 4);
  }
  for (int q = 0; q < SEATS; q++) pen.write(round.voids[(own + q) % SEATS] >> colour & 1, 1);
}

template <int SEATS> BOTH void writeWhole(const Round<SEATS>& round, const Standing<SEATS>& standing, Pen pen) {
  const int own = round.turn(), played = round.played;
  for (int q = 0; q < SEATS; q++) pen.count(round.farmers[(own + q) % SEATS], PLACES);
  for (int q = 0; q < SEATS; q++) pen.count(round.used[(own + q) % SEATS], SPACES);
  pen.mark(round.tricksLeft, TRICKS + 1);
  pen.mark(played, SEATS);
  pen.mark(round.fresh ? 0 : NONE, 1);
  int place = played ? round.winningPlace() : NONE;
  pen.mark(played ? (round.seatAt(place) - own + SEATS) % SEATS : NONE, SEATS);
  pen.mark(played ? valueOf(round.trick[place]) : NONE, VALUES);
  pen.mark(standing.roundsLeft, 4);
  for (int q = 1; q < SEATS; q++) {
    int lead = standing.points[own] - standing.points[(own + q) % SEATS], more = 0, less = 0;
    while (more < STEPS && lead >= stepAt(more)) more++;
    while (less < STEPS && -lead >= stepAt(less)) less++;
    pen.count(more, STEPS);
    pen.count(less, STEPS);
  }
  // What the pool lacks of twelve.
  if (Features<SEATS>::POOL) pen.count(round.twelve ? 12 - round.pool : 0, Features<SEATS>::POOL);
}

template <int SEATS> BOTH void writeFeatures(const Round<SEATS>& round, const Standing<SEATS>& standing, uint32_t earlier, uint32_t* words) {
  typedef Features<SEATS> F;
  const int own = round.turn();
  for (int i = 0; i < F::WORDS; i++) words[i] = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    uint32_t* block = words + colour * F::COLOUR_WORDS;
    writeColour(round, colour, Pen{block, 0});
    for (int q = 1; q < SEATS; q++)
      block[F::COLOUR_WORDS - 1] |= valuesOf(round.hand[(own + q) % SEATS], colour) << (VALUES * (q - 1));
  }
  uint32_t* block = words + COLOURS * F::COLOUR_WORDS;
  writeWhole(round, standing, Pen{block, 0});
  for (int q = 0; q < SEATS; q++) block[F::WHOLE_WORDS - 1] |= (earlier >> ((own + q) % SEATS) & 1) << q;
}
