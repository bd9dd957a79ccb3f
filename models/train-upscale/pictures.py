"""Photographs, and small pictures of their parts as phones and sites make them."""

import io
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

Image.MAX_IMAGE_PIXELS = None
# The side of a small picture that the network sees.
SIDE = 48
# A small picture is compressed with this many more pixels on each axis, so that the grid of its blocks lies anywhere.
MARGIN = 16
# Large photographs are soft at their own size.
MAX_PIXELS = 3e6
KERNELS = {
    Image.Resampling.BICUBIC: 0.4,
    Image.Resampling.LANCZOS: 0.2,
    Image.Resampling.BOX: 0.25,
    Image.Resampling.BILINEAR: 0.1,
    Image.Resampling.HAMMING: 0.05,
}
SUBSAMPLING = {"4:2:0": 0.7, "4:2:2": 0.1, "4:4:4": 0.2}


def read_photographs(folder):
    """Each photograph in one to three sizes, as bytes."""
    photographs = []
    for path in sorted(Path(folder).iterdir()):
        picture = Image.open(path).convert("RGB")
        shrink = min(1, (MAX_PIXELS / (picture.width * picture.height)) ** 0.5)
        for scale in (1, 0.6, 0.36):
            size = [round(side * shrink * scale) for side in picture.size]
            if min(size) >= 4 * (SIDE + MARGIN):
                photographs.append(np.asarray(picture.resize(size, Image.Resampling.LANCZOS)))
    if not photographs:
        raise ValueError(f"There is no photograph of at least {4 * (SIDE + MARGIN)} pixels in {folder}.")
    return photographs


def choose(random, weights):
    return list(weights)[random.choice(len(weights), p=list(weights.values()))]


def part(random, photograph, side):
    """A square of a photograph, preferably one with detail, turned and flipped at random."""
    squares = []
    for _ in range(2):
        y, x = (random.integers(0, length - side + 1) for length in photograph.shape[:2])
        squares.append(photograph[y : y + side, x : x + side])
    detail = [np.abs(np.diff(square[::2, ::2, 1].astype(np.int16), axis=0)).mean() for square in squares]
    square = squares[int(np.argmax(detail)) if random.random() < 0.7 else 0]
    square = np.rot90(square, random.integers(4))
    return Image.fromarray(np.ascontiguousarray(square[:, ::-1] if random.random() < 0.5 else square))


def shrink(random, picture, side):
    if random.random() < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.2, 0.55) * picture.width / side))
    if random.random() < 0.1:
        between = int(random.integers(side, picture.width))
        picture = picture.resize((between, between), choose(random, KERNELS))
    return picture.resize((side, side), choose(random, KERNELS))


def add_noise(random, picture):
    """A sensor's noise: more where it is bright, of less colour than brightness."""
    values = np.asarray(picture).astype(np.float32)
    noise = random.normal(size=values.shape[:2] + (1,)) + 0.4 * random.normal(size=values.shape)
    deviation = random.uniform(0, 6) * (0.5 + values.mean(axis=2, keepdims=True) / 255)
    return Image.fromarray(np.clip(values + noise * deviation + 0.5, 0, 255).astype(np.uint8))


def save_jpeg(random, picture):
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=int(random.integers(40, 96)), subsampling=choose(random, SUBSAMPLING))
    return Image.open(file).convert("RGB")


def save_webp(random, picture):
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=int(random.integers(40, 96)), method=2)
    return Image.open(file).convert("RGB")


def compress(random, picture):
    kind = random.random()
    if kind < 0.14:
        return picture
    if kind < 0.22:
        return save_webp(random, picture)
    if kind < 0.4:
        left, top = (int(at) for at in random.integers(0, 8, 2))
        picture = save_jpeg(random, picture).crop((left, top, picture.width, picture.height))
    return save_jpeg(random, picture)


def example(random, photographs, scale):
    """A small picture and the true one, `scale` times as large: both height × width × 3, as bytes."""
    photograph = photographs[random.integers(len(photographs))]
    with_margin = SIDE + MARGIN
    truth = part(random, photograph, with_margin * scale)
    small = shrink(random, truth, with_margin)
    if random.random() < 0.3:
        small = add_noise(random, small)
    if random.random() < 0.25:
        small = small.filter(ImageFilter.UnsharpMask(random.uniform(0.6, 1.6), int(random.integers(30, 120)), 0))
    small = compress(random, small)
    # What was cut off at the left and at the top.
    cut = with_margin - small.width, with_margin - small.height
    left, top = (int(random.integers(0, MARGIN - lost + 1)) for lost in cut)
    at = [(left + cut[0]) * scale, (top + cut[1]) * scale]
    small = small.crop((left, top, left + SIDE, top + SIDE))
    truth = truth.crop((*at, at[0] + SIDE * scale, at[1] + SIDE * scale))
    return np.asarray(small), np.asarray(truth)
