// Plays random rounds and tells them as lines of JSON, for bots/ugo/features.test.ts: what was dealt, what was chosen, and a hash of everything the
// net would have seen and might have done at each choice.
//   g++ -O2 -o trace trace.cpp && ./trace SEATS ROUNDS SEED
#include <stdio.h>
#include <stdlib.h>
#include "practice.h"

static uint32_t mixed(uint32_t hash, uint32_t word) {
  for (int byte = 0; byte < 4; byte++) hash = (hash ^ (word >> (8 * byte) & 255)) * 0x01000193u;
  return hash;
}

template <int SEATS> uint32_t seen(const Round<SEATS>& round, const Standing<SEATS>& standing, uint32_t hash) {
  typedef Features<SEATS> F;
  uint32_t words[F::WORDS];
  writeFeatures(round, standing, 0, words);
  for (int i = 0; i < F::WORDS; i++) {
    bool hidden = i < COLOURS * F::COLOUR_WORDS ? i % F::COLOUR_WORDS == F::COLOUR_WORDS - 1 : i == F::WORDS - 1;
    if (!hidden) hash = mixed(hash, words[i]);
  }
  Set legal = round.legal();
  return mixed(mixed(hash, (uint32_t)legal), (uint32_t)(legal >> 32));
}

template <int SEATS> void trace(Random random, int rounds) {
  for (int n = 0; n < rounds; n++) {
    Round<SEATS> round;
    Standing<SEATS> standing;
    deal(round, SEATS == 2 && n % 3 == 0, random);
    drawStanding(standing, random);
    printf("{\"seats\":%d,\"twelve\":%s,\"roundsLeft\":%d,\"leader\":%d,\"before\":[", SEATS, round.twelve ? "true" : "false",
           standing.roundsLeft, round.leader);
    for (int seat = 0; seat < SEATS; seat++) printf("%s%d", seat ? "," : "", standing.points[seat]);
    printf("],\"hands\":[");
    for (int seat = 0; seat < SEATS; seat++) {
      const char* between = seat ? ",[" : "[";
      for (Set held = round.hand[seat]; held; held &= held - 1) printf("%s%d", between, lowestOf(held)), between = ",";
      printf("]");
    }
    printf("],\"choices\":[");
    uint32_t hash = 0x811c9dc5u;
    const char* between = "";
    while (!round.isOver()) {
      hash = seen(round, standing, hash);
      int choice = random.oneOf(round.legal());
      printf("%s%d", between, choice), between = ",";
      round.play(choice);
    }
    printf("],\"points\":[");
    for (int seat = 0; seat < SEATS; seat++) printf("%s%d", seat ? "," : "", round.points(seat));
    printf("],\"hash\":%u}\n", hash);
  }
}

int main(int count, char** told) {
  if (count != 4) return 2;
  int seats = atoi(told[1]), rounds = atoi(told[2]);
  Random random{(uint64_t)atoll(told[3])};
  if (seats == 2) trace<2>(random, rounds);
  else if (seats == 3) trace<3>(random, rounds);
  else trace<4>(random, rounds);
}
