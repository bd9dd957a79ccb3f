"""A small U-Net: reads a picture, answers for every 4 × 4 pixels whether a mark covers them."""

import torch
from torch import nn
from torch.nn import functional


class Layer(nn.Sequential):
    def __init__(self, inputs, outputs, size=3, stride=1, dilation=1):
        super().__init__(
            nn.Conv2d(inputs, outputs, size, stride, dilation * (size // 2), dilation, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
        )


class Residual(nn.Module):
    def __init__(self, channels, dilation=1):
        super().__init__()
        self.layers = nn.Sequential(Layer(channels, channels, dilation=dilation), nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, values):
        return functional.relu(values + self.layers(values))


class MarkNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(Layer(3, 16, size=5, stride=2), Layer(16, 16))
        self.quarter = nn.Sequential(Layer(16, 32, stride=2), Residual(32))
        self.eighth = nn.Sequential(Layer(32, 48, stride=2), Residual(48))
        self.sixteenth = nn.Sequential(Layer(48, 56, stride=2), Residual(56, dilation=2), Residual(56, dilation=3))
        self.to_eighth = nn.Conv2d(56, 48, 1)
        self.at_eighth = Residual(48)
        self.to_quarter = nn.Conv2d(48, 32, 1)
        self.at_quarter = Layer(32, 24)
        self.answer = nn.Conv2d(24, 1, 1)

    def forward(self, picture):
        quarter = self.quarter(self.stem(picture - 0.5))
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        up = lambda values: functional.interpolate(values, scale_factor=2.0, mode="nearest")
        eighth = self.at_eighth(eighth + up(self.to_eighth(sixteenth)))
        return self.answer(self.at_quarter(quarter + up(self.to_quarter(eighth))))
