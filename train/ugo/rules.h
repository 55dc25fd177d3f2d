// A round of U GO! as bit masks: small enough for one thread a game on a GPU, and the same on a CPU. The rules are those of
// games/ugo (RULES.md there has the numbers); bots/ugo/features.test.ts proves that both play alike.
//
// A card is colour * 9 + value. A choice is a card to play, or 45 + colour: "of the new colours this one lies next". Of several
// won cards of a colour the highest always lies on top: it is never worse.
#pragma once
#include <stdint.h>

#ifdef __CUDACC__
#define BOTH __host__ __device__ inline
#else
#define BOTH inline
#endif

constexpr int COLOURS = 5, VALUES = 9, CARDS = 45, HAND = 10, TRICKS = 10, SPACES = 5, PLACES = 9, PENALTY = 5;
constexpr int CHOICES = CARDS + COLOURS;
constexpr int NONE = -1;

// A bit for each card, or each choice.
typedef uint64_t Set;

BOTH int sizeOf(Set set) {
#ifdef __CUDA_ARCH__
  return __popcll(set);
#else
  return __builtin_popcountll(set);
#endif
}

BOTH int lowestOf(Set set) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)set) - 1;
#else
  return __builtin_ctzll(set);
#endif
}

BOTH bool isOne(Set set) { return (set & (set - 1)) == 0; }
BOTH Set only(int n) { return (Set)1 << n; }
BOTH int colourOf(int card) { return card / VALUES; }
BOTH int valueOf(int card) { return card % VALUES; }
// The values of a colour among the cards, nine bits.
BOTH uint32_t valuesOf(Set cards, int colour) { return (uint32_t)(cards >> (VALUES * colour)) & 511; }

// [U1.2] Farmers that a space needs beside those it comes with, and how many must be earned until it is full.
BOTH int neededOn(int space) { return space < 2 ? 0 : space; }
BOTH int filledAt(int space) { return space < 2 ? 0 : space == 2 ? 2 : space == 3 ? 5 : 9; }
// [U5.3]
BOTH int printedOn(int space) { return space < 2 ? 0 : space == 2 ? 1 : space == 3 ? 3 : 5; }
// [U4.1]
BOTH int farmersForWinning(int value) { return value >= 3 && value <= 5 ? 2 : value == 6 || value == 7 ? 1 : 0; }
// [U4.2] [U4.3]
BOTH int farmersForLosing(int value, bool sameColour) {
  return value == 1 ? (sameColour ? 1 : 2) : value == 2 ? (sameColour ? 0 : 1) : 0;
}

template <int SEATS> struct Round {
  Set hand[SEATS];
  // What lies in each kingdom, buried cards too; a trick that is won, at once.
  Set lying[SEATS];
  // The value on top of each colour's pile, and the space where it lies, or NONE. A colour that is yet to be laid has no space.
  int8_t top[SEATS * COLOURS], space[SEATS * COLOURS];
  // Spaces with a pile; farmers earned; a bit for each colour that the seat has shown not to hold.
  int8_t used[SEATS], farmers[SEATS];
  uint8_t voids[SEATS];
  int8_t trick[SEATS], played, leader, tricksLeft;
  // Farmers that can still be handed out. [U4.7] `twelve`: they can run out.
  int8_t pool;
  bool twelve;
  // The new colours that the leader, who has won the trick, has yet to lay; none while cards are played.
  uint8_t fresh;

  BOTH void clear(bool few) {
    for (int seat = 0; seat < SEATS; seat++) hand[seat] = lying[seat] = 0, used[seat] = farmers[seat] = voids[seat] = trick[seat] = 0;
    for (int i = 0; i < SEATS * COLOURS; i++) top[i] = space[i] = NONE;
    played = leader = fresh = 0;
    tricksLeft = TRICKS;
    twelve = few;
    pool = few ? 12 : SEATS * PLACES;
  }

  BOTH int seatAt(int place) const { return (leader + place) % SEATS; }
  BOTH int turn() const { return fresh ? leader : seatAt(played); }
  BOTH bool isOver() const { return tricksLeft == 0 && !fresh; }

  // [U2.3] [U2.4]
  BOTH Set legal() const {
    if (fresh) return (Set)fresh << CARDS;
    Set held = hand[turn()];
    if (played == 0) return held;
    Set following = held & ((Set)511 << (VALUES * colourOf(trick[0])));
    return following ? following : held;
  }

  // [U2.5] [U2.6] What is higher wins; the first of the highest stays ahead.
  BOTH int rankOf(int card) const { return valueOf(card) * 2 + (colourOf(card) == colourOf(trick[0]) ? 1 : 0); }
  BOTH int winningPlace() const {
    int best = 0;
    for (int place = 1; place < played; place++)
      if (rankOf(trick[place]) > rankOf(trick[best])) best = place;
    return best;
  }

  BOTH void play(int choice) {
    if (choice >= CARDS) lay(choice - CARDS);
    else playCard(choice);
  }

  BOTH void playCard(int card) {
    int seat = turn();
    hand[seat] &= ~only(card);
    if (played > 0 && colourOf(card) != colourOf(trick[0])) voids[seat] |= 1 << colourOf(trick[0]);
    trick[played++] = card;
    if (played == SEATS) endTrick();
  }

  // [U3.4] The last of the new colours needs no choice.
  BOTH void lay(int colour) {
    space[leader * COLOURS + colour] = used[leader]++;
    fresh &= ~(1 << colour);
    if (!isOne(fresh)) return;
    if (fresh) space[leader * COLOURS + lowestOf(fresh)] = used[leader]++;
    fresh = 0;
  }

  // [U4.6] [U4.7]
  BOTH void give(int seat, int earned) {
    int room = PLACES - farmers[seat];
    int got = earned < room ? earned : room;
    if (got > pool) got = pool;
    farmers[seat] += got;
    pool -= got;
  }

  BOTH void endTrick() {
    int place = winningPlace(), winner = seatAt(place), best = trick[place];
    give(winner, farmersForWinning(valueOf(best)));
    for (int i = 1; i < SEATS; i++) {
      int loser = (place + i) % SEATS, card = trick[loser];
      give(seatAt(loser), farmersForLosing(valueOf(card), colourOf(card) == colourOf(best)));
    }
    // [U3.3] [U3.5]
    Set won = 0;
    for (int i = 0; i < SEATS; i++) won |= only(trick[i]);
    lying[winner] |= won;
    for (int colour = 0; colour < COLOURS; colour++) {
      uint32_t values = valuesOf(won, colour);
      if (!values) continue;
      int at = winner * COLOURS + colour;
      while (!isOne(values)) values &= values - 1;
      top[at] = lowestOf(values);
      if (space[at] == NONE) fresh |= 1 << colour;
    }
    leader = winner;
    played = 0;
    tricksLeft--;
    if (fresh && isOne(fresh)) lay(lowestOf(fresh));
  }

  // Farmers that the pile of a colour lacks.
  BOTH int missing(int seat, int colour) const {
    int on = space[seat * COLOURS + colour];
    int lacks = filledAt(on) - farmers[seat];
    return lacks < 0 ? 0 : lacks < neededOn(on) ? lacks : neededOn(on);
  }

  // [U5]
  BOTH int points(int seat) const {
    int sum = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
      if (space[seat * COLOURS + colour] == NONE) continue;
      int lacks = missing(seat, colour);
      sum += lacks > 0 ? -PENALTY * lacks : top[seat * COLOURS + colour];
    }
    for (int empty = used[seat]; empty < SPACES; empty++)
      if (farmers[seat] >= filledAt(empty)) sum += printedOn(empty);
    return sum;
  }
};
