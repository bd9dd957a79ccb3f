"""Trains the network that finds half-transparent marks, and writes it as ONNX. See README.md beside it."""

import argparse
import copy
import time

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch.nn import functional
from torch.utils.data import DataLoader, Dataset

from marks import example, read_photographs
from network import MarkNetwork

SEED = 82
BATCH = 8
RATE = 2e-3
# The weights that are written are a moving average.
AVERAGE_DECAY = 0.99
# How much more a missed cell costs than a false one.
POSITIVE_WEIGHT = 2.0


class Examples(Dataset):
    """Every example depends on the seed and its own number alone."""

    def __init__(self, folder, count):
        self.photographs = read_photographs(folder)
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        return example(np.random.default_rng([SEED, index]), self.photographs)


def loss_of(answer, area, weight):
    """Cross entropy for each cell, and Dice for the whole batch."""
    entropy = functional.binary_cross_entropy_with_logits(answer, area, weight, pos_weight=torch.tensor(POSITIVE_WEIGHT))
    found = torch.sigmoid(answer) * weight
    dice = 1 - (2 * (found * area).sum() + 1) / (found.sum() + (area * weight).sum() + 1)
    return entropy + 0.3 * dice


def halve(model):
    """Stores the weights as 16-bit floats, which the runtime widens when it loads them."""
    kept, casts = [], []
    for tensor in model.graph.initializer:
        if tensor.data_type != TensorProto.FLOAT or numpy_helper.to_array(tensor).size < 64:
            kept.append(tensor)
            continue
        name = f"{tensor.name}_half"
        kept.append(numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), name))
        casts.append(helper.make_node("Cast", [name], [tensor.name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.initializer[:]
    del model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(casts + nodes)
    return model


class Export(torch.nn.Module):
    """Takes the bytes of a picture of any size whose sides are multiples of 16."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, picture):
        return torch.sigmoid(self.network(picture.float() / 255))


def write_onnx(network, path):
    network.eval()
    sides = {2: "height", 3: "width"}
    torch.onnx.export(
        Export(network),
        torch.zeros(1, 3, 64, 96, dtype=torch.uint8),
        path,
        opset_version=13,
        input_names=["picture"],
        output_names=["covered"],
        dynamic_axes={"picture": sides, "covered": {2: "rows", 3: "columns"}},
        **({} if torch.__version__.startswith("1.") else {"dynamo": False}),
    )
    model = halve(onnx.load(path))
    model.producer_name, model.producer_version, model.doc_string = "verapix", "", ""
    model.graph.doc_string = ""
    for node in model.graph.node:
        node.doc_string = ""
    onnx.checker.check_model(model)
    onnx.save(model, path)


def follow(average, network, step):
    """Moves the average towards the network, fast in the first steps."""
    decay = min(AVERAGE_DECAY, step / (step + 9))
    with torch.no_grad():
        for mean, value in zip(average.state_dict().values(), network.state_dict().values()):
            if mean.is_floating_point():
                mean.lerp_(value, 1 - decay)


def train(folder, path, steps):
    torch.manual_seed(SEED)
    torch.set_num_threads(2)
    network = MarkNetwork().to(memory_format=torch.channels_last)
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
    batches = DataLoader(Examples(folder, steps * BATCH), BATCH, num_workers=1, prefetch_factor=8)
    start, mean = time.time(), 0
    for step, (picture, area, weight) in enumerate(batches, 1):
        with torch.autocast("cpu", torch.bfloat16):
            answer = network(picture.contiguous(memory_format=torch.channels_last))
        loss = loss_of(answer.float(), area, weight)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        follow(average, network, step)
        mean += loss.item()
        if step % 25 == 0:
            print(f"step {step} of {steps}, {time.time() - start:.0f} s, loss {mean / 25:.4f}", flush=True)
            mean = 0
        if step % 200 == 0 or step == steps:
            write_onnx(average, path)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("pictures", help="the folder of photographs to draw marks over")
    options.add_argument("output", help="the ONNX file to write")
    options.add_argument("--steps", type=int, default=4000)
    chosen = options.parse_args()
    train(chosen.pictures, chosen.output, chosen.steps)
