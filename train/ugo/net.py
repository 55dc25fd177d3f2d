"""The net: what is asked of one colour is asked of each alike, so the five share their weights."""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH = 128
LAYERS = 2
# For each colour: its nine cards, and that it lies next.
OUTPUTS = 10


class Net(nn.Module):
    """Logits of all choices (policy), or nothing but a value (critic)."""

    def __init__(self, colour_inputs, whole_inputs, outputs=OUTPUTS):
        super().__init__()
        self.inputs = colour_inputs, whole_inputs
        self.of_colour = nn.Linear(colour_inputs, WIDTH, bias=False)
        self.of_all = nn.Linear(colour_inputs, WIDTH, bias=False)
        self.of_whole = nn.Linear(whole_inputs, WIDTH)
        self.own = nn.ModuleList(nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(LAYERS))
        self.mean = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(LAYERS))
        self.out_own = nn.Linear(WIDTH, outputs) if outputs else None
        self.out_mean = nn.Linear(WIDTH, outputs, bias=False) if outputs else None
        self.worth = nn.Linear(WIDTH, 1)
        for layer, spread in ((self.of_colour, 0.12), (self.of_all, 0.04), (self.of_whole, 0.08), (self.worth, 0.01)):
            nn.init.normal_(layer.weight, std=spread)
        for own, mean in zip(self.own, self.mean):
            nn.init.orthogonal_(own.weight, 1.2)
            nn.init.orthogonal_(mean.weight, 0.7)
        if outputs:
            nn.init.normal_(self.out_own.weight, std=0.01)
            nn.init.zeros_(self.out_mean.weight)
        for layer in self.modules():
            if isinstance(layer, nn.Linear) and layer.bias is not None:
                nn.init.zeros_(layer.bias)

    def trunk(self, colours, whole):
        """A row of numbers for each colour, and their mean."""
        colours = colours[:, :, : self.inputs[0]]
        shared = self.of_all(colours.sum(1)) + self.of_whole(whole[:, : self.inputs[1]])
        rows = F.relu(self.of_colour(colours) + shared.unsqueeze(1))
        for own, mean in zip(self.own, self.mean):
            rows = F.relu(own(rows) + mean(rows.mean(1)).unsqueeze(1))
        # The last step is done exactly: in bf16 logits explode.
        return rows.float(), rows.mean(1).float()

    def forward(self, colours, whole):
        """Logits in the order of the choices, 45 cards and 5 colours, and the value."""
        rows, mean = self.trunk(colours, whole)
        with torch.autocast(rows.device.type, enabled=False):
            out = self.out_own(rows) + self.out_mean(mean).unsqueeze(1)
            return torch.cat([out[:, :, :9].flatten(1), out[:, :, 9]], 1), self.worth(mean).squeeze(1)

    def value(self, colours, whole):
        _, mean = self.trunk(colours, whole)
        with torch.autocast(mean.device.type, enabled=False):
            return self.worth(mean).squeeze(1)
