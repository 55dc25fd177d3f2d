"""Teaches a net U GO! by letting it play against itself: proximal policy optimisation on one GPU.

The policy sees what its seat may know. The critic, which only teaches, sees all hands. A moving average of the policy is what plays
in the end. README.md says how to run it.
"""

import argparse
import copy
import json
import os
import random
import time

import torch
from torch.nn import functional as F

from batch import CHOICES, Batch
from export import write_vectors, write_weights
from net import Net

options = argparse.ArgumentParser()
options.add_argument('--seats', type=int, required=True)
options.add_argument('--until', type=float, required=True, help='when to stop, in seconds since 1970')
options.add_argument('--out', default='out')
options.add_argument('--commit', default='unknown', help='of these sources, noted in what is written')
options.add_argument('--device', default='cuda')
options.add_argument('--seed', type=int, default=1)
options.add_argument('--games', type=int, default=4096)
options.add_argument('--steps', type=int, default=64)
options.add_argument('--minibatch', type=int, default=16384)
args = options.parse_args()

CUDA = args.device == 'cuda'
EPOCHS = 2
# One game in five is played against earlier selves, of which one is kept every so many seconds.
LEAGUE, KEPT, KEEP = 0.2, 24, 15
# How far a result reaches back over the choices before it.
TRACE = 0.8
# How far one batch may move the chance of a choice.
CLIP = 0.2
# From the first second to the last.
RATE, CURIOSITY = (1.5e-3, 3e-5), (0.02, 0.003)
AVERAGE = 0.99
# Nets diverged without these: small logits, small weights, gradients near the usual, and a way back.
LOGIT_PENALTY, DECAY, USUAL = 1e-5, 0.003, 2.0
LOOK, TOO_FAR = 3, 0.05

torch.manual_seed(args.seed)
random.seed(args.seed)
torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(args.out, exist_ok=True)

league = args.games - int(args.games * LEAGUE)
batch = Batch(args.device, args.seats, args.games, args.steps, league, args.seed * 1234567)
ROWS = args.games * args.steps
CHUNK = min(ROWS, 65536)

policy = Net((batch.colour_words - 1) * 32, (batch.whole_words - 1) * 32).to(args.device)
critic = Net(batch.colour_words * 32, batch.whole_words * 32, outputs=0).to(args.device)
average, earlier = copy.deepcopy(policy), copy.deepcopy(policy)
rate, curiosity = batch.room(()), batch.room(())
optimiser = torch.optim.AdamW(
    [{'params': list(net.parameters()), 'lr': rate if CUDA else 0.0} for net in (policy, critic)],
    lr=rate if CUDA else 0.0, betas=(0.9, 0.995), eps=1e-6, weight_decay=DECAY, **({'fused': True, 'capturable': True} if CUDA else {}),
)


def compiled(work):
    return torch.compile(work, dynamic=False) if CUDA else work


def mixed():
    return torch.autocast('cuda', dtype=torch.bfloat16, cache_enabled=False) if CUDA else torch.autocast('cpu', enabled=False)


def repeated(work, warm_up=1):
    """The same work again and again, recorded once where there is a GPU: starting each kernel by itself takes longer than it runs."""
    if not CUDA:
        work()
        return work
    aside = torch.cuda.Stream()
    aside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(aside):
        for _ in range(warm_up):
            optimiser.zero_grad(set_to_none=True)
            work()
    torch.cuda.current_stream().wait_stream(aside)
    torch.cuda.synchronize()
    optimiser.zero_grad(set_to_none=True)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    torch.cuda.synchronize()
    assert batch.library.failed() == 0
    return graph.replay


# --- playing

seen = batch.inputs(args.games)
ask_policy = compiled(lambda colours, whole: policy(colours, whole)[0])
ask_earlier = compiled(lambda colours, whole: earlier(colours, whole)[0])


@torch.no_grad()
def play():
    batch.begin()
    for step in range(args.steps):
        batch.expand(batch.words[step], None, args.games, seen)
        with mixed():
            logits = ask_policy(*seen)
            theirs = ask_earlier(seen[0][league:], seen[1][league:])
        rivals = torch.where(batch.earlier[league:, None] > 0, theirs, logits[league:])
        batch.go(step, torch.cat([logits[:league], rivals]).contiguous())


# --- judging what was played

flat_words, flat_legal = batch.words[: args.steps].view(ROWS, -1), batch.legal[: args.steps].view(ROWS)
flat_choices, flat_values = batch.choices.view(ROWS), batch.values.view(ROWS)
flat_advantages, flat_returns, chances = batch.advantages.view(ROWS), batch.returns.view(ROWS), batch.room(ROWS)
bits = torch.arange(CHOICES, device=args.device)
judged = batch.inputs(max(CHUNK, args.minibatch))


def log_chances(logits, legal):
    """The logarithm of each choice's chance, and which are legal."""
    allowed = (legal.unsqueeze(1) >> bits) & 1 != 0
    return F.log_softmax(logits.masked_fill(~allowed, -1e9), 1), allowed


def look_back(colours, whole, legal, choices):
    logs, _ = log_chances(policy(colours, whole)[0], legal)
    return logs.gather(1, choices.long().unsqueeze(1)).squeeze(1), critic.value(colours, whole)


ask_both = compiled(look_back)


@torch.no_grad()
def judge():
    inputs = judged[0][:CHUNK], judged[1][:CHUNK]
    for first in range(0, ROWS, CHUNK):
        here = slice(first, first + CHUNK)
        batch.expand(flat_words[here], None, CHUNK, judged)
        with mixed():
            chances[here], flat_values[here] = ask_both(*inputs, flat_legal[here], flat_choices[here])
    batch.judge(TRACE)


# --- learning from it

chosen = torch.arange(args.minibatch, device=args.device) % ROWS
middle, spread = batch.room(()), batch.room(()) + 1
usual = batch.room(2) + 0.3
NOTES = ('entropy', 'moved', 'clipped', 'policy_error', 'critic_error', 'logits')
notes = batch.room(len(NOTES))


def loss_of(colours, whole, legal, choices, before, advantages, returns, curiosity):
    with mixed():
        logits, value = policy(colours, whole)
        knowing = critic.value(colours, whole)
    logs, allowed = log_chances(logits, legal)
    moved = (logs.gather(1, choices.long().unsqueeze(1)).squeeze(1) - before).clamp(-4, 4)
    ratio = moved.exp()
    gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
    gain = torch.where(advantages < 0, torch.max(gain, 3 * advantages), gain).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    policy_error, critic_error = F.mse_loss(value, returns), F.mse_loss(knowing, returns)
    size = (torch.where(allowed, logits, 0.0) ** 2).sum(1).mean()
    loss = -gain - curiosity * entropy + 0.25 * policy_error + critic_error + LOGIT_PENALTY * size
    far = (ratio - 1 - moved).mean()
    clipped = ((ratio - 1).abs() > CLIP).float().mean()
    return loss, torch.stack([entropy, far, clipped, policy_error, critic_error, size]).detach()


ask_loss = compiled(loss_of)


def learn():
    batch.expand(batch.words, chosen, args.minibatch, judged)
    inputs = judged[0][: args.minibatch], judged[1][: args.minibatch]
    advantages = (flat_advantages[chosen] - middle) / spread
    loss, noted = ask_loss(*inputs, flat_legal[chosen], flat_choices[chosen], chances[chosen], advantages, flat_returns[chosen], curiosity)
    loss.backward()
    for which, group in enumerate(optimiser.param_groups):
        gradients = [weights.grad for weights in group['params']]
        size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(gradients)))
        torch._foreach_mul_(gradients, torch.clamp(USUAL * usual[which] / (size + 1e-8), max=1.0))
        usual[which].lerp_(torch.minimum(size, 2 * usual[which]), 0.01)
    optimiser.step()
    notes.add_(noted)
    if not CUDA:
        optimiser.zero_grad(set_to_none=True)


# --- the whole

def state():
    learnt = [weights for net in (policy, critic, average) for weights in net.parameters()]
    return learnt + [it for kept in optimiser.state.values() for it in kept.values() if torch.is_tensor(it)] + [usual]


def scheduled(ends, done):
    return ends[0] * (ends[1] / ends[0]) ** done


began = time.time()
play_all, _ = repeated(play), judge()
learn_once = repeated(learn, warm_up=3)


def say(**what):
    print(args.seats, json.dumps({key: round(it, 5) if isinstance(it, float) else it for key, it in what.items()}), flush=True)


def write():
    write_weights(average, batch, args.out, args.commit)
    write_vectors(average, batch, args.out)


say(ready=time.time() - began, colour=batch.colour_features, whole=batch.whole_features)
began = time.time()
whole_time = args.until - began
selves = [copy.deepcopy(average.state_dict())]
safe, slower = [it.detach().clone() for it in state()], 1.0
ended, learnt, looked, told, kept = batch.room((), of=torch.int64), 0, 0.0, 0.0, 0.0
notes.zero_()
while (seconds := time.time() - began) < whole_time:
    done = seconds / whole_time
    rate.fill_(slower * scheduled(RATE, done))
    curiosity.fill_(scheduled(CURIOSITY, done))
    if not CUDA:
        for group in optimiser.param_groups:
            group['lr'] = rate.item()
    earlier.load_state_dict(random.choice(selves))
    play_all()
    judge()
    ended += (batch.happened >= 2).sum()
    valid = batch.valid.view(-1).nonzero().squeeze(1)
    middle.copy_(flat_advantages[valid].mean())
    spread.copy_(flat_advantages[valid].std() + 1e-6)
    for _ in range(EPOCHS):
        shuffled = valid[torch.randperm(len(valid), device=args.device)]
        for first in range(0, len(valid) - args.minibatch + 1, args.minibatch):
            chosen.copy_(shuffled[first : first + args.minibatch])
            learn_once()
            learnt += 1
    with torch.no_grad():
        torch._foreach_lerp_(list(average.parameters()), list(policy.parameters()), 1 - AVERAGE)
    seconds = time.time() - began
    if seconds > kept + KEEP:
        kept = seconds
        selves = (selves + [copy.deepcopy(average.state_dict())])[-KEPT:]
        write()
    if seconds > looked + LOOK and learnt > 0:
        looked = seconds
        mean = (notes / learnt).tolist()
        # Where a batch moved the policy too far, or to nowhere, it goes back and on more slowly.
        if not mean[NOTES.index('moved')] < TOO_FAR:
            with torch.no_grad():
                for it, was in zip(state(), safe):
                    it.copy_(was)
            slower *= 0.8
            say(back=seconds, slower=slower)
        else:
            for it, was in zip(state(), safe):
                was.copy_(it.detach())
        if seconds > told + 10:
            told = seconds
            wide = flat_returns[valid].var().item()
            say(seconds=seconds, rounds=ended.item(), rate=rate.item(), knows=1 - mean[4] / wide, **dict(zip(NOTES, mean)))
        notes.zero_()
        learnt = 0

write()
say(seconds=time.time() - began, rounds=ended.item())
