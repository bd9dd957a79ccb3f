"""Draws half-transparent marks over photographs: the training examples of the network."""

import io
import math
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageFont
from scipy import ndimage

# Side of an example in pixels, and how many of them one cell of the network's answer covers.
SIDE = 256
CELL = 4

# Photographs are kept at this size; crops of them are scaled further.
MAX_PHOTO_SIDE = 1400

# The benchmark's marks are set in DejaVu, which the network must not know.
FONT_FOLDERS = ("liberation", "freefont", "lato", "open-sans", "roboto", "crosextra", "cantarell", "comfortaa", "quicksand")
NOTO = ("NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansDisplay-", "NotoSerifDisplay-")

WORDS = """copyright watermark stock draft confidential demo photo images studio design gallery archive media press
reserved protected trial evaluation internal void copy original art print shop market river north green light house
camera lens portrait wedding travel nature sport agency creative pixel frame view point free download com net org
2019 2021 2024 No. by""".split()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&@.-"


def read_photographs(folder):
    photographs = []
    for path in sorted(Path(folder).iterdir()):
        photograph = Image.open(path).convert("RGB")
        photograph.thumbnail((MAX_PHOTO_SIDE, MAX_PHOTO_SIDE), Image.LANCZOS)
        photographs.append(photograph)
    return photographs


@lru_cache(None)
def font_files():
    found = []
    for root in ("/usr/share/fonts/truetype", "/usr/share/fonts/opentype"):
        for path in sorted(Path(root).rglob("*.[ot]tf")):
            if path.parent.name in FONT_FOLDERS or path.name.startswith(NOTO):
                found.append(str(path))
    return found


@lru_cache(400)
def font_of(path, size):
    return ImageFont.truetype(path, size)


def chance(rng, probability):
    return rng.random() < probability


def log_uniform(rng, low, high):
    return math.exp(rng.uniform(math.log(low), math.log(high)))


def random_words(rng):
    if chance(rng, 0.3):
        words = ["".join(rng.choice(list(LETTERS), rng.integers(2, 11)))]
    else:
        words = list(rng.choice(WORDS, rng.choice([1, 1, 1, 2, 2, 3])))
    style = rng.integers(4)
    words = [word.upper() if style == 0 else word.capitalize() if style == 1 else word for word in words]
    return ("© " if chance(rng, 0.2) else "") + " ".join(words)


def text_mask(rng, size, words=None):
    """Letters as a mask, cut to their box."""
    font = font_of(font_files()[rng.integers(len(font_files()))], size)
    words = words or random_words(rng)
    stroke = max(1, size // 18)
    left, top, right, bottom = font.getbbox(words, stroke_width=stroke)
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    draw = ImageDraw.Draw(mask)
    if size > 24 and chance(rng, 0.08):
        draw.text((-left, -top), words, 255, font, stroke_width=stroke)
        inner = Image.new("L", mask.size)
        ImageDraw.Draw(inner).text((-left, -top), words, 255, font)
        return ImageChops.subtract(mask, inner)
    draw.text((-left, -top), words, 255, font)
    return mask


def emblem_mask(rng, size):
    """A ring, disc, frame, shield or star, with a letter in it or cut out of it."""
    mask = Image.new("L", (size, size))
    draw = ImageDraw.Draw(mask)
    line = max(2, int(size * rng.uniform(0.04, 0.14)))
    kind = rng.integers(5)
    filled = chance(rng, 0.4)
    box = (line, line, size - 1 - line, size - 1 - line)
    if kind == 0:
        draw.ellipse(box, fill=255 if filled else None, outline=255, width=line)
        if not filled and chance(rng, 0.5):
            inset = 3 * line
            if size > 2 * inset + 4:
                draw.ellipse((inset, inset, size - 1 - inset, size - 1 - inset), outline=255, width=max(1, line // 2))
    elif kind == 1:
        draw.rounded_rectangle(box, size * rng.uniform(0, 0.3), fill=255 if filled else None, outline=255, width=line)
    else:
        half = size / 2
        if kind == 2:
            points = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.55), (0.5, 0.95), (0.1, 0.55)]
            outline = [(x * size, y * size) for x, y in points]
        else:
            count = int(rng.integers(3, 8)) * (2 if kind == 4 else 1)
            radii = [0.45 if kind == 3 or i % 2 == 0 else 0.45 * rng.uniform(0.4, 0.6) for i in range(count)]
            turn = rng.uniform(0, 2 * math.pi)
            outline = [
                (half + r * size * math.cos(turn + 2 * math.pi * i / count), half + r * size * math.sin(turn + 2 * math.pi * i / count))
                for i, r in enumerate(radii)
            ]
        if filled:
            draw.polygon(outline, fill=255)
        else:
            draw.line(outline + outline[:2], fill=255, width=line, joint="curve")
    if chance(rng, 0.7):
        letter = text_mask(rng, max(8, int(size * rng.uniform(0.35, 0.5))), "".join(rng.choice(list(LETTERS[:52]), rng.integers(1, 3))))
        at = ((size - letter.width) // 2, (size - letter.height) // 2)
        mask.paste(0 if filled else 255, at, letter)
    return mask


def stacked(masks, gap, beside):
    """Masks under or beside each other, centred."""
    if beside:
        size = (sum(m.width for m in masks) + gap * (len(masks) - 1), max(m.height for m in masks))
    else:
        size = (max(m.width for m in masks), sum(m.height for m in masks) + gap * (len(masks) - 1))
    whole = Image.new("L", size)
    at = 0
    for mask in masks:
        whole.paste(mask, (at, (size[1] - mask.height) // 2) if beside else ((size[0] - mask.width) // 2, at))
        at += (mask.width if beside else mask.height) + gap
    return whole


def single_mark(rng, size):
    kind = rng.random()
    if kind < 0.68:
        return text_mask(rng, size)
    if kind < 0.8:
        return stacked([text_mask(rng, size), text_mask(rng, max(8, int(size * rng.uniform(0.4, 1))))], size // 4, False)
    emblem = emblem_mask(rng, int(size * rng.uniform(1.2, 2.6)))
    if kind < 0.9:
        return emblem
    return stacked([emblem, text_mask(rng, size)], size // 3, chance(rng, 0.5))


def random_angle(rng):
    kind = rng.random()
    if kind < 0.55:
        return 0
    return rng.uniform(-50, 50) if kind < 0.93 else rng.uniform(-95, 95)


def covered_by_mark(rng, side, scale):
    """The coverage of a square by one mark or by a tiled one, and the height of its letters."""
    size = int(log_uniform(rng, 9, 95) * scale)
    is_tiled = chance(rng, 0.15)
    if is_tiled:
        size = int(log_uniform(rng, 9, 34) * scale)
    mark = single_mark(rng, max(8, size))
    largest = side * (0.6 if is_tiled else 1.15)
    if mark.width > largest or mark.height > largest:
        ratio = largest / max(mark.size)
        mark = mark.resize((max(1, int(mark.width * ratio)), max(1, int(mark.height * ratio))), Image.BILINEAR)
        size *= ratio
    angle = random_angle(rng)
    covered = Image.new("L", (side, side))
    if is_tiled:
        wide = Image.new("L", (side * 2, side * 2))
        step = (mark.width + size * rng.uniform(0.5, 4), mark.height + size * rng.uniform(0.8, 5))
        shift = rng.uniform(0, 0.6) * step[0]
        for row in range(math.ceil(2 * side / step[1]) + 1):
            for column in range(-1, math.ceil(2 * side / step[0]) + 1):
                at = (int(column * step[0] + (row % 2) * shift), int(row * step[1]))
                wide.paste(mark, at, mark)
        if angle:
            wide = wide.rotate(angle, Image.BILINEAR)
        return wide.crop((side // 2, side // 2, side // 2 + side, side // 2 + side)), size
    if angle:
        mark = mark.rotate(angle, Image.BICUBIC, expand=True)
    free = (side - mark.width, side - mark.height)
    beyond = 0.1 * side if chance(rng, 0.06) else 0
    at = tuple(int(rng.uniform(min(0, room) - beyond, max(0, room) + beyond)) for room in free)
    covered.paste(mark, at)
    return covered, size


def mark_colour(rng):
    kind = rng.random()
    if kind < 0.42:
        return np.full(3, rng.uniform(225, 256))
    if kind < 0.68:
        return np.full(3, rng.uniform(0, 30))
    if kind < 0.76:
        return np.full(3, rng.uniform(60, 200))
    return rng.uniform(0, 256, 3)


def blend(pixels, covered, colour, opacity):
    alpha = (np.asarray(covered, np.float32) / 255 * opacity)[..., None]
    return pixels * (1 - alpha) + colour.astype(np.float32) * alpha


def draw_mark(rng, pixels, scale):
    """Returns the marked pixels, the coverage, and the height of the letters."""
    covered, size = covered_by_mark(rng, pixels.shape[0], scale)
    colour = mark_colour(rng)
    opacity = 1 if chance(rng, 0.08) else rng.uniform(0.15, 0.9)
    marked = pixels
    if chance(rng, 0.15):
        far = max(1, int(size * rng.uniform(0.03, 0.1)))
        shadow = ImageChops.offset(covered, far, far)
        if chance(rng, 0.5):
            shadow = shadow.filter(ImageFilter.GaussianBlur(far / 2))
        shade = np.full(3, 0.0 if colour.mean() > 100 else 255.0)
        marked = blend(marked, shadow, shade, opacity * rng.uniform(0.3, 0.9))
    elif size > 16 * scale and chance(rng, 0.12):
        wider = covered.filter(ImageFilter.MaxFilter(3 if size < 50 else 5))
        marked = blend(marked, ImageChops.subtract(wider, covered), np.full(3, 255.0 - colour.mean()), opacity)
        covered = wider if chance(rng, 0.3) else covered
    return blend(marked, covered, colour, opacity), covered, size


def draw_sign(rng, picture):
    """Opaque words on a board in the scene, seen from an angle: these are no marks."""
    size = int(log_uniform(rng, 10, 60) * picture.width / SIDE)
    words = stacked([text_mask(rng, size) for _ in range(rng.integers(1, 4))], size // 3, False)
    margin = int(size * rng.uniform(0.3, 1))
    board = Image.new("RGB", (words.width + 2 * margin, words.height + 2 * margin), tuple(int(v) for v in rng.integers(0, 256, 3)))
    board.paste(tuple(int(v) for v in rng.integers(0, 256, 3)), (margin, margin), words)
    limit = 0.8 * picture.width
    if max(board.size) > limit:
        ratio = limit / max(board.size)
        board = board.resize((max(8, int(board.width * ratio)), max(8, int(board.height * ratio))), Image.BILINEAR)
    width, height = board.size
    skew = lambda length: rng.uniform(-0.12, 0.12) * length
    corners = [(skew(width), skew(height)), (skew(width), height + skew(height)), (width + skew(width), height + skew(height)), (width + skew(width), skew(height))]
    shape = Image.new("L", board.size, 255).transform(board.size, Image.QUAD, sum(corners, ()), Image.BILINEAR)
    board = board.transform(board.size, Image.QUAD, sum(corners, ()), Image.BILINEAR)
    board = ImageEnhance.Brightness(board).enhance(rng.uniform(0.4, 1.1))
    blur = ImageFilter.GaussianBlur(rng.uniform(0.3, 1.2))
    at = tuple(int(rng.uniform(0, max(1, side - part))) for side, part in zip(picture.size, board.size))
    picture.paste(board.filter(blur), at, shape.filter(blur))


def draw_shapes(rng, picture):
    """Opaque shapes and lines: sharp edges that are no marks."""
    draw = ImageDraw.Draw(picture)
    side = picture.width
    for _ in range(rng.integers(1, 12)):
        colour = tuple(int(v) for v in rng.integers(0, 256, 3))
        x, y = rng.uniform(-0.1, 1, 2) * side
        w, h = log_uniform(rng, 0.02, 0.6) * side, log_uniform(rng, 0.02, 0.6) * side
        kind = rng.integers(4)
        if kind == 0:
            draw.ellipse((x, y, x + w, y + h), fill=colour)
        elif kind == 1:
            draw.rectangle((x, y, x + w, y + h), fill=colour)
        elif kind == 2:
            draw.line((x, y, *rng.uniform(-0.1, 1.1, 2) * side), fill=colour, width=int(rng.integers(1, max(2, side // 30))))
        else:
            draw.polygon([tuple(p) for p in rng.uniform(0, 1, (rng.integers(3, 6), 2)) * (w, h) + (x, y)], fill=colour)


def crop_of(rng, photograph, side):
    shorter = min(photograph.size)
    length = min(shorter, log_uniform(rng, max(0.25 * shorter, 0.7 * side), max(shorter, 0.7 * side)))
    left, top = (rng.uniform(0, whole - length) for whole in photograph.size)
    crop = photograph.resize((side, side), Image.BICUBIC, (left, top, left + length, top + length))
    if chance(rng, 0.5):
        crop = crop.transpose(Image.FLIP_LEFT_RIGHT)
    if chance(rng, 0.15):
        crop = crop.transpose(Image.FLIP_TOP_BOTTOM)
    if chance(rng, 0.15):
        crop = crop.transpose(Image.ROTATE_90)
    return crop


def recolour(rng, picture):
    if chance(rng, 0.1):
        return picture.convert("L").convert("RGB")
    picture = ImageEnhance.Color(picture).enhance(rng.uniform(0.4, 1.5))
    if chance(rng, 0.25):
        picture = Image.merge("RGB", [picture.getchannel(int(c)) for c in rng.permutation(3)])
    levels = np.arange(256) / 255
    tables = []
    gamma = log_uniform(rng, 0.55, 1.8)
    low, high = rng.uniform(0, 0.15), rng.uniform(0.75, 1)
    for _ in range(3):
        curve = (low + (high - low) * levels**gamma) * rng.uniform(0.9, 1.05) * 255
        tables += [int(v) for v in curve.clip(0, 255)]
    return picture.point(tables)


def background(rng, photographs, side):
    picture = crop_of(rng, photographs[rng.integers(len(photographs))], side)
    if chance(rng, 0.15):
        other = crop_of(rng, photographs[rng.integers(len(photographs))], side)
        cut = Image.new("L", (side, side))
        ImageDraw.Draw(cut).polygon([tuple(p) for p in rng.uniform(-0.3, 1.3, (4, 2)) * side], fill=255)
        picture.paste(other, (0, 0), cut.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 3))))
    return recolour(rng, picture)


def compress(rng, picture):
    if chance(rng, 0.15):
        return picture
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=int(rng.integers(60, 101)), subsampling=int(rng.choice([0, 2])))
    return Image.open(packed).convert("RGB")


def area_of(covered, size, scale):
    """The cells of a mark: its letters and the gaps between them."""
    small = np.asarray(covered.resize((SIDE // CELL, SIDE // CELL), Image.BOX), np.float32) / 255
    radius = min(4, max(1, round(0.16 * size / scale / CELL)))
    return ndimage.binary_closing(np.pad(ndimage.binary_dilation(small > 0.06), radius), iterations=radius)[radius:-radius, radius:-radius]


def example(rng, photographs):
    """A picture as floats, the cells that a mark covers, and the weight of each cell."""
    scale = log_uniform(rng, 0.75, 1.8)
    side = round(SIDE * scale)
    picture = background(rng, photographs, side)
    is_marked = chance(rng, 0.62)
    if chance(rng, 0.08 if is_marked else 0.25):
        draw_shapes(rng, picture)
    if chance(rng, 0.1 if is_marked else 0.3):
        draw_sign(rng, picture)
    if chance(rng, 0.15):
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.2) * scale))
    pixels = np.asarray(picture, np.float32)
    if chance(rng, 0.3):
        pixels = pixels + rng.normal(0, rng.uniform(1, 8), pixels.shape).astype(np.float32)
    cells = SIDE // CELL
    area = np.zeros((cells, cells), bool)
    weight = np.ones((cells, cells), np.float32)
    if is_marked:
        marked, covered, size = draw_mark(rng, pixels, scale)
        area = area_of(covered, size, scale)
        change = np.abs(marked - pixels).max(2).clip(0, 255).astype(np.uint8)
        change = np.asarray(Image.fromarray(change).resize((cells, cells), Image.BOX), np.float32)
        # White on white cannot be seen, so it is not asked for.
        seen = ndimage.maximum_filter(change, 5)
        weight[area & (seen < 6)] = 0
        pixels = marked
    picture = compress(rng, Image.fromarray(pixels.clip(0, 255).astype(np.uint8)))
    if side != SIDE:
        picture = picture.resize((SIDE, SIDE), [Image.BILINEAR, Image.BICUBIC, Image.LANCZOS][rng.integers(3)])
    values = np.asarray(picture, np.float32).transpose(2, 0, 1) / 255
    return values, area[None].astype(np.float32), weight[None]
