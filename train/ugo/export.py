"""Writes a net as the browser reads it: int8 with a scale a row. A row is what one input gives to all of the next layer.

First stand all float32 numbers (scales and biases, in the order of `parts`), then all int8 ones. bots/ugo/net.ts reads them.
"""

import base64
import copy
import json
import os

import numpy
import torch

# How many positions of each kind, cards to play and colours to lay, are written with their logits.
VECTORS = 6


def parts(net, batch):
    """Matrices and biases in the order of the file. Inputs that fill a word up are left out."""
    colour, whole = batch.colour_features, batch.whole_features
    yield from (net.of_colour.weight[:, :colour], net.of_all.weight[:, :colour], net.of_whole.weight[:, :whole], net.of_whole.bias)
    for own, mean in zip(net.own, net.mean):
        yield from (own.weight, mean.weight, mean.bias)
    yield from (net.out_own.weight, net.out_mean.weight, net.out_own.bias)


def scales_of(matrix):
    largest = matrix.abs().amax(0)
    return torch.where(largest > 0, largest / 127, 1.0)


def rounded(matrix):
    return torch.round(matrix / scales_of(matrix))


@torch.no_grad()
def write_weights(net, batch, folder, commit):
    floats, whole = [], []
    for part in parts(net, batch):
        floats.append(scales_of(part) if part.dim() == 2 else part)
        if part.dim() == 2:
            whole.append(rounded(part).t().to(torch.int8))
    numbers = b''.join(part.contiguous().cpu().numpy().tobytes() for part in floats + whole)
    with open(os.path.join(folder, f'weights-{batch.seats}.ts'), 'w') as file:
        told = f"What train/ugo learnt at commit {commit}, for {batch.seats} seats; what the letters seem to spell is chance."
        file.write(f"/** {told} */\nexport const weights =\n")
        file.write(f"  '{base64.b64encode(numbers).decode()}';\n")


@torch.no_grad()
def write_vectors(net, batch, folder):
    """Positions as the policy sees them, with the logits of the net as it was learnt and as it is written."""
    words, legal = batch.words[-1].cpu(), batch.legal[-1].cpu()
    laying = legal >> 45 != 0
    found = torch.cat([words[laying][:VECTORS], words[~laying][:VECTORS]])
    first = 5 * batch.colour_words
    colours, whole = found[:, :first].view(-1, 5, batch.colour_words)[:, :, :-1], found[:, first:-1]
    learnt = copy.deepcopy(net).float().cpu()
    written = copy.deepcopy(learnt)
    for part in parts(written, batch):
        if part.dim() == 2:
            part.copy_(rounded(part) * scales_of(part))
    inputs = bits_of(colours), bits_of(whole)
    logits = learnt(*inputs)[0], written(*inputs)[0]
    told = [
        {'colours': colours[n].tolist(), 'whole': whole[n].tolist(), 'learnt': short(logits[0][n]), 'written': short(logits[1][n])}
        for n in range(len(found))
    ]
    with open(os.path.join(folder, f'vectors-{batch.seats}.json'), 'w') as file:
        json.dump(told, file, separators=(',', ':'))
        file.write('\n')


def bits_of(words):
    """The bits of the words as floats."""
    octets = words.contiguous().numpy().view(numpy.uint8)
    return torch.from_numpy(numpy.unpackbits(octets, axis=-1, bitorder='little')).float()


def short(logits):
    return [round(it, 4) for it in logits.tolist()]
