"""Trains the network that enlarges compressed pictures, and writes it as ONNX. See README.md beside it."""

import argparse
import copy
import csv
import time
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch.nn import functional

from network import UpscaleNetwork
from pictures import example, read_photographs

SEED = 141
SCALES = 2, 4
# Pictures of each scale in a step.
BATCH = 8
RATE = 1e-3
WARM_UP = 200
# The last part of the steps, in which the rate falls to 0.
DECAY = 0.35
# The weights that are written are a moving average.
AVERAGE_DECAY = 0.999
REPORT_EVERY, SAVE_EVERY = 100, 500


def rate_at(step, steps):
    return RATE * min(1, step / WARM_UP, (steps - step + 1) / (steps * DECAY))


def planes(pictures):
    return torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float().div(255)


def batch_of(photographs, step):
    """The pictures of a step depend on the seed and its number alone."""
    random = np.random.default_rng([SEED, step])
    pairs = [example(random, photographs, scale) for scale in SCALES for _ in range(BATCH)]
    small = planes([small for small, _ in pairs]).contiguous(memory_format=torch.channels_last)
    return small, [planes([truth for _, truth in pairs[at : at + BATCH]]) for at in range(0, len(pairs), BATCH)]


def enlarge(network, small):
    features = network.features(small)
    return [
        network.enlarge(features[at : at + BATCH], small[at : at + BATCH], scale)
        for scale, at in zip(SCALES, range(0, len(small), BATCH))
    ]


def follow(average, network, step):
    """Moves the average towards the network, fast in the first steps."""
    decay = min(AVERAGE_DECAY, step / (step + 9))
    with torch.no_grad():
        for mean, value in zip(average.parameters(), network.parameters()):
            mean.lerp_(value, 1 - decay)


class Export(torch.nn.Module):
    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, picture):
        features = self.network.features(picture)
        return tuple(self.network.enlarge(features, picture, scale).clamp(0, 1) for scale in SCALES)


def to_bytes(model):
    """Stores the kernels as 8 bits, with a scale for each output, which the runtime widens."""
    kept, nodes = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.ndim != 4:
            kept.append(tensor)
            continue
        scale = np.abs(values).max(axis=(1, 2, 3)) / 127
        scale[scale == 0] = 1
        stored = np.rint(values / scale[:, None, None, None]).astype(np.int8)
        names = [f"{tensor.name}_8", f"{tensor.name}_scale"]
        kept += [numpy_helper.from_array(each, name) for each, name in zip([stored, scale.astype(np.float32)], names)]
        nodes.append(helper.make_node("DequantizeLinear", names, [tensor.name], axis=0))
    nodes += model.graph.node
    del model.graph.initializer[:]
    del model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)


def write_onnx(network, path):
    network.eval()
    torch.onnx.export(
        Export(network),
        torch.zeros(1, 3, 64, 96),
        path,
        opset_version=13,
        input_names=["picture"],
        output_names=[f"x{scale}" for scale in SCALES],
        dynamic_axes={
            "picture": {2: "height", 3: "width"},
            **{f"x{scale}": {2: f"height{scale}", 3: f"width{scale}"} for scale in SCALES},
        },
        dynamo=False,
    )
    network.train()
    model = onnx.load(path)
    to_bytes(model)
    model.producer_name, model.producer_version, model.doc_string = "verapix", "", ""
    for node in model.graph.node:
        node.doc_string = ""
    onnx.checker.check_model(model)
    onnx.save(model, path)


def train(pictures, output, steps):
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    network = UpscaleNetwork().to(memory_format=torch.channels_last)
    average = copy.deepcopy(network)
    optimizer = torch.optim.Adam(network.parameters(), RATE, betas=(0.9, 0.99))
    state, log = Path(output).with_suffix(".state"), Path(output).with_suffix(".csv")
    done = 0
    if state.exists():
        saved = torch.load(state)
        done = saved["step"]
        for name, part in (("network", network), ("average", average), ("optimizer", optimizer)):
            part.load_state_dict(saved[name])
    photographs = read_photographs(pictures)
    start, losses = time.time(), []
    for step in range(done + 1, steps + 1):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps)
        small, truths = batch_of(photographs, step)
        with torch.autocast("cpu", torch.bfloat16):
            larger = enlarge(network, small)
        parts = [functional.l1_loss(one.float(), truth) for one, truth in zip(larger, truths)]
        optimizer.zero_grad()
        sum(parts).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1)
        optimizer.step()
        follow(average, network, step)
        losses.append([part.item() for part in parts])
        if step % REPORT_EVERY == 0:
            row = [step, f"{rate_at(step, steps):.6f}", *(f"{loss:.5f}" for loss in np.mean(losses, axis=0))]
            with open(log, "a", newline="") as file:
                csv.writer(file).writerow(row)
            print(*row, f"{(time.time() - start) / (step - done):.3f} s a step", flush=True)
            losses = []
        if step % SAVE_EVERY == 0 or step == steps:
            parts = {"network": network, "average": average, "optimizer": optimizer}
            torch.save({"step": step, **{name: part.state_dict() for name, part in parts.items()}}, state)
            write_onnx(average, output)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("pictures", help="the folder of photographs")
    options.add_argument("output", help="the ONNX file to write; the log and the state to resume from lie beside it")
    options.add_argument("--steps", type=int, default=16000, help="how many in all, with those that are done")
    chosen = options.parse_args()
    train(chosen.pictures, chosen.output, chosen.steps)
