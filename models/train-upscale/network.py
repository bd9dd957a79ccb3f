"""A small network that enlarges a picture ×2 or ×4: most of its layers work at half the picture's resolution."""

import torch
from torch import nn
from torch.nn import functional

FULL, HALF, BLOCKS = 32, 64, 6


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv2d(channels, channels, 3, 1, 1), nn.ReLU(inplace=True), nn.Conv2d(channels, channels, 3, 1, 1)
        )

    def forward(self, values):
        return values + self.layers(values)


class UpscaleNetwork(nn.Module):
    """Takes pictures of 0 to 1 whose sides are even."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, FULL, 3, 1, 1), Residual(FULL))
        self.down = nn.Conv2d(FULL, HALF, 2, 2)
        self.body = nn.Sequential(*(Residual(HALF) for _ in range(BLOCKS)))
        self.up = nn.Conv2d(HALF, FULL * 4, 1)
        self.end = nn.Sequential(Residual(FULL), Residual(FULL))
        self.heads = nn.ModuleDict({str(scale): nn.Conv2d(FULL, 3 * scale**2, 3, 1, 1) for scale in (2, 4)})
        # The first picture is the input with larger pixels.
        for head in self.heads.values():
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def features(self, picture):
        full = self.stem(picture - 0.5)
        half = self.down(full)
        return self.end(full + functional.pixel_shuffle(self.up(half + self.body(half)), 2))

    def enlarge(self, features, picture, scale):
        return functional.pixel_shuffle(
            self.heads[str(scale)](features) + picture.repeat_interleave(scale**2, dim=1), scale
        )

    def forward(self, picture, scale):
        return self.enlarge(self.features(picture), picture, scale)
