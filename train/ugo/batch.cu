// Thousands of games at once, for Python: one thread a game on a GPU (nvcc), one after another on a CPU (g++ -x c++).
#include "practice.h"

#ifdef __CUDACC__
#include <cuda_bf16.h>
typedef __nv_bfloat16 Input;
template <class Work> __global__ void kernel(long n, Work work) {
  long i = (long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) work(i);
}
template <class Work> void forEach(long n, void* stream, Work work) {
  kernel<<<(unsigned)((n + 127) / 128), 128, 0, (cudaStream_t)stream>>>(n, work);
}
#define EACH [=] __device__
#else
typedef float Input;
template <class Work> void forEach(long n, void*, Work work) {
  for (long i = 0; i < n; i++) work(i);
}
#define EACH [=]
#endif

// What is told of each game that waits for a choice: its features, the legal choices, whose turn it is, and whether an earlier
// self chooses.
struct Waiting {
  uint32_t* words;
  Set* legal;
  uint8_t *turns, *earlier;
};

template <int SEATS> BOTH void tell(const Practice<SEATS>& game, long i, const Waiting& waiting) {
  int turn = game.round.turn();
  writeFeatures(game.round, game.standing, game.earlier, waiting.words + i * Features<SEATS>::WORDS);
  waiting.legal[i] = game.round.legal();
  waiting.turns[i] = turn;
  waiting.earlier[i] = game.earlier >> turn & 1;
}

template <int SEATS> struct Batch {
  typedef Practice<SEATS> Game;

  // Games from `league` on are played against earlier selves. Each starts at another point of a round, so that not all end at once.
  static void start(void* memory, long games, long league, uint64_t seed, Waiting waiting, void* stream) {
    Game* all = (Game*)memory;
    forEach(games, stream, EACH(long i) {
      Game game;
      game.random.state = seed + (uint64_t)i * 0x632BE59BD9B4E019ull;
      game.random.state = game.random.next();
      begin(game, i >= league);
      goOn(game.round);
      float even[CHOICES] = {0}, rewards[SEATS];
      int choice;
      for (int skip = game.random.below(SEATS * 8); skip > 0; skip--) step(game, even, i >= league, choice, rewards);
      tell(game, i, waiting);
      all[i] = game;
    });
  }

  static void go(void* memory, long games, long league, const float* logits, int* choices, uint8_t* happened, float* rewards, Waiting waiting,
                 void* stream) {
    Game* all = (Game*)memory;
    forEach(games, stream, EACH(long i) {
      Game game = all[i];
      int choice = NONE;
      happened[i] = step(game, logits + i * CHOICES, i >= league, choice, rewards + i * SEATS);
      choices[i] = choice;
      tell(game, i, waiting);
      all[i] = game;
    });
  }

  // Bits as numbers, for `rows` of the rows (those in `chosen`, or the first): the five colours of each, and the whole.
  static void expand(const uint32_t* words, const long* chosen, long rows, Input* colours, Input* whole, void* stream) {
    constexpr long ALL = Features<SEATS>::WORDS * 32, FIRST = COLOURS * Features<SEATS>::COLOUR_WORDS * 32;
    forEach(rows * ALL, stream, EACH(long i) {
      long row = i / ALL, bit = i % ALL, from = chosen ? chosen[row] : row;
      Input value = (Input)(float)(words[from * (ALL / 32) + bit / 32] >> (bit % 32) & 1);
      if (bit < FIRST) colours[row * FIRST + bit] = value;
      else whole[row * (ALL - FIRST) + bit - FIRST] = value;
    });
  }

  static void judgeAll(Rows rows, float lambda, float* advantages, float* returns, uint8_t* valid, void* stream) {
    forEach(rows.games, stream, EACH(long i) { judge<SEATS>(rows, i, lambda, advantages, returns, valid); });
  }
};

#define FOR_SEATS(seats, call) (seats == 2 ? Batch<2>::call : seats == 3 ? Batch<3>::call : Batch<4>::call)

extern "C" {
int game_bytes(int seats) { return seats == 2 ? sizeof(Practice<2>) : seats == 3 ? sizeof(Practice<3>) : sizeof(Practice<4>); }
int colour_features(int seats) { return seats == 2 ? Features<2>::COLOUR : seats == 3 ? Features<3>::COLOUR : Features<4>::COLOUR; }
int whole_features(int seats) { return seats == 2 ? Features<2>::WHOLE : seats == 3 ? Features<3>::WHOLE : Features<4>::WHOLE; }

void start(int seats, void* memory, long games, long league, uint64_t seed, uint32_t* words, Set* legal, uint8_t* turns, uint8_t* earlier,
           void* stream) {
  Waiting waiting{words, legal, turns, earlier};
  FOR_SEATS(seats, start(memory, games, league, seed, waiting, stream));
}

void go(int seats, void* memory, long games, long league, const float* logits, int* choices, uint8_t* happened, float* rewards,
        uint32_t* words, Set* legal, uint8_t* turns, uint8_t* earlier, void* stream) {
  Waiting waiting{words, legal, turns, earlier};
  FOR_SEATS(seats, go(memory, games, league, logits, choices, happened, rewards, waiting, stream));
}

void expand(int seats, const uint32_t* words, const long* chosen, long rows, void* colours, void* whole, void* stream) {
  FOR_SEATS(seats, expand(words, chosen, rows, (Input*)colours, (Input*)whole, stream));
}

void judge_all(int seats, int steps, int games, const uint8_t* turns, const uint8_t* happened, const float* rewards, const float* values,
               float lambda, float* advantages, float* returns, uint8_t* valid, void* stream) {
  Rows rows{steps, games, turns, happened, rewards, values};
  FOR_SEATS(seats, judgeAll(rows, lambda, advantages, returns, valid, stream));
}

int failed() {
#ifdef __CUDACC__
  return (int)cudaGetLastError();
#else
  return 0;
#endif
}
}
