"""Fits the nets of Medina's judge to games of train/medina/play.ts (needs numpy):

    python3 train/medina/fit.py second-2 games.bin [more.bin ...]

writes the line of that edition and number of seats in bots/medina/weights.ts. A game of ten is held back, and the error on these is told,
of a plain sum and of the net. It takes a minute or less.
"""

import base64
import os
import re
import sys

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'
import numpy as np

# As in bots/medina/signs.ts and bots/medina/net.ts.
OWNED, OPEN, HIDDEN = 39, 47, 16
ROW = OPEN + 3
EPOCHS, BATCH, RATE = 6, 512, 3e-3
WEIGHTS = os.path.join(os.path.dirname(__file__), '../../bots/medina/weights.ts')

name, *files = sys.argv[1:]
draw = np.random.default_rng(1)


def fit(x, y, held):
    """Least squares for the plain sum, then Adam for all of it."""
    seen, told = x[~held], y[~held]
    n = x.shape[1]
    one = np.c_[seen, np.ones(len(seen))].astype(np.float64)
    plain = np.linalg.solve(one.T @ one + 20 * np.eye(n + 1), one.T @ told)
    p = [draw.normal(0, 1.2 / np.sqrt(n), (n, HIDDEN)), np.zeros(HIDDEN), draw.normal(0, 0.1, HIDDEN), plain[:n], plain[n:]]
    p = [q.astype(np.float32) for q in p]
    mean, square = [np.zeros_like(q) for q in p], [np.zeros_like(q) for q in p]
    steps, step = EPOCHS * (len(seen) // BATCH), 0
    for _ in range(EPOCHS):
        order = draw.permutation(len(seen))
        for k in range(0, len(seen) - BATCH + 1, BATCH):
            at = order[k : k + BATCH]
            z = seen[at] @ p[0] + p[1]
            bent = np.maximum(z, 0)
            d = 2 * (bent @ p[2] + seen[at] @ p[3] + p[4] - told[at]) / BATCH
            dz = np.outer(d, p[2]) * (z > 0)
            slope = [seen[at].T @ dz + 1e-4 * p[0], dz.sum(0), bent.T @ d + 1e-4 * p[2], seen[at].T @ d, np.array([d.sum()], np.float32)]
            step += 1
            rate = RATE * max(0.02, 1 - step / steps)
            for j, g in enumerate(slope):
                mean[j] = 0.9 * mean[j] + 0.1 * g
                square[j] = 0.999 * square[j] + 0.001 * g**2
                p[j] -= rate * (mean[j] / (1 - 0.9**step)) / (np.sqrt(square[j] / (1 - 0.999**step)) + 1e-8)
    foretold = np.maximum(x[held] @ p[0] + p[1], 0) @ p[2] + x[held] @ p[3] + p[4]
    summed = np.c_[x[held], np.ones(held.sum())] @ plain
    errors = [((told_by - y[held]) ** 2).mean() for told_by in (y[~held].mean(), summed, foretold)]
    print(f'  {len(seen)} rows, squared error: mean {errors[0]:.2f}, sum {errors[1]:.2f}, net {errors[2]:.2f}')
    # Input by input: the hidden ones, then the plain sum.
    return np.concatenate([np.r_[np.c_[p[0], p[3]], [np.r_[p[1], p[4]]]].ravel(), p[2]])


def write(numbers):
    scale = float(f'{np.abs(numbers).max() / 32767:.6g}')
    text = base64.b64encode(np.clip(np.round(numbers / scale), -32768, 32767).astype('<i2').tobytes()).decode()
    with open(WEIGHTS) as f:
        source = f.read()
    entry = f"  '{name}': {{\n    scale: {scale:.6g},\n    numbers:\n      '{text}',\n  }},\n"
    source = re.sub(f"  '{name}': {{\n(    .*\n)*  }},\n", '', source).replace('\n};\n', f'\n{entry}}};\n')
    with open(WEIGHTS, 'w') as f:
        f.write(source)


if __name__ == '__main__':
    data = [np.fromfile(f, dtype=np.float32).reshape(-1, ROW) for f in files]
    rows = np.concatenate(data)
    held = rows[:, -1] % 10 == 0
    print(name)
    parts = []
    for kind, n in ((1, OWNED), (0, OPEN)):
        of = rows[:, 0] == kind
        parts.append(fit(np.ascontiguousarray(rows[of, 1 : 1 + n]), rows[of, ROW - 2], held[of]))
    write(np.concatenate(parts))
