"""The games of batch.cu as tensors."""

import ctypes
import os

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
CHOICES = 50


class Batch:
    """`games` games going on at once, and what happened in the last `steps` choices of each."""

    def __init__(self, device, seats, games, steps, league, seed):
        self.cuda = device == 'cuda'
        self.library = ctypes.CDLL(os.path.join(HERE, 'libbatch-gpu.so' if self.cuda else 'libbatch-cpu.so'))
        self.seats, self.games, self.steps, self.league = seats, games, steps, league
        self.colour_features = self.library.colour_features(seats)
        self.whole_features = self.library.whole_features(seats)
        # In words of 32 bits, with one more for the critic alone.
        self.colour_words = (self.colour_features + 31) // 32 + 1
        self.whole_words = (self.whole_features + 31) // 32 + 1
        words = 5 * self.colour_words + self.whole_words

        def room(*shape, of=torch.float32):
            return torch.zeros(*shape, dtype=of, device=device)

        self.room = room
        self.memory = room(games * self.library.game_bytes(seats), of=torch.uint8)
        # One row more than steps: the games that wait for the next choice.
        self.words = room(steps + 1, games, words, of=torch.int32)
        self.legal = room(steps + 1, games, of=torch.int64)
        self.turns = room(steps + 1, games, of=torch.uint8)
        self.earlier = room(games, of=torch.uint8)
        self.choices = room(steps, games, of=torch.int32)
        self.happened = room(steps, games, of=torch.uint8)
        self.rewards = room(steps, games, seats)
        self.values = room(steps, games)
        self.advantages = room(steps, games)
        self.returns = room(steps, games)
        self.valid = room(steps, games, of=torch.uint8)
        self.call('start', self.memory, games, league, ctypes.c_uint64(seed), *self.waiting(steps))

    def call(self, name, *arguments):
        stream = torch.cuda.current_stream().cuda_stream if self.cuda else None

        def plain(it):
            if it is None or torch.is_tensor(it):
                return ctypes.c_void_p(None if it is None else it.data_ptr())
            return ctypes.c_long(it) if isinstance(it, int) else it

        getattr(self.library, name)(ctypes.c_int(self.seats), *map(plain, arguments), ctypes.c_void_p(stream))

    def waiting(self, step):
        return self.words[step], self.legal[step], self.turns[step], self.earlier

    def begin(self):
        """What waits after the last step waits before the first."""
        for rows in (self.words, self.legal, self.turns):
            rows[0].copy_(rows[self.steps])

    def go(self, step, logits):
        here = self.choices[step], self.happened[step], self.rewards[step]
        self.call('go', self.memory, self.games, self.league, logits, *here, *self.waiting(step + 1))

    def inputs(self, rows):
        """Room for the features of so many rows as numbers."""
        of = torch.bfloat16 if self.cuda else torch.float32
        return self.room(rows, 5, self.colour_words * 32, of=of), self.room(rows, self.whole_words * 32, of=of)

    def expand(self, words, chosen, rows, inputs):
        self.call('expand', words, chosen, rows, *inputs)

    def judge(self, trace):
        steps, games = ctypes.c_int(self.steps), ctypes.c_int(self.games)
        seen = self.turns, self.happened, self.rewards, self.values
        self.call('judge_all', steps, games, *seen, ctypes.c_float(trace), self.advantages, self.returns, self.valid)
