import { blurPlane } from '../../picture/blur';
import { enlargedRows, type Plane } from '../../picture/plane';
import { alphaOf, createRaster, type Raster } from '../../picture/raster';
import { type Box, type Composition, type Edits, editValues, type Matte } from './composition';
import { type PaintRow, painterOf, paintGhost } from './paint-background';

/** Radius, in pixels, by which the edge of a brush stroke is smoothed, so that it shows no steps. */
const strokeSmoothing = 1;

/** Where edits have a value, as 0 to 255 for each pixel of a `width` × `height` picture, with smooth edges. */
function coverageOf(edits: Edits, value: number, width: number, height: number): Plane<Uint8ClampedArray> {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * edits.height) / height) * edits.width;
    for (let x = 0; x < width; x++) {
      const found = edits.data[row + Math.floor(((x + 0.5) * edits.width) / width)];
      if (found === value) data[y * width + x] = 255;
    }
  }
  return blurPlane({ width, height, data }, strokeSmoothing, 1);
}

/** Draws the original over the subject where it is covered, in place. */
function restore({ data }: Raster, original: Raster, coverage: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const restored = (coverage[pixel] ?? 0) / 255;
    if (restored === 0) continue;
    const index = pixel * 4;
    const kept = ((data[index + 3] ?? 0) / 255) * (1 - restored);
    const alpha = kept + restored;
    for (let channel = index; channel < index + 3; channel++)
      data[channel] = ((data[channel] ?? 0) * kept + (original.data[channel] ?? 0) * restored) / alpha;
    // Transparent pixels of the original stay as transparent as they were.
    data[index + 3] = 255 * kept + (original.data[index + 3] ?? 0) * restored;
  }
}

function erase({ data }: Raster, coverage: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const erased = coverage[pixel] ?? 0;
    if (erased > 0) data[pixel * 4 + 3] = ((data[pixel * 4 + 3] ?? 0) * (255 - erased)) / 255;
  }
}

/**
 * Keeps what the matte says, in place. Where the run had cut everything away, the colours are the original's, which is no
 * less transparent afterwards than before.
 */
function applyMatte({ width, height, data }: Raster, original: Raster, matte: Matte): void {
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * matte.height) / height) * matte.width;
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) * 4;
      const kept = matte.data[row + Math.floor(((x + 0.5) * matte.width) / width)] ?? 0;
      if (data[index + 3] === 0) data.set(original.data.subarray(index, index + 3), index);
      data[index + 3] = (kept * (original.data[index + 3] ?? 0)) / 255;
    }
  }
}

type Changes = Pick<Composition, 'matte' | 'edits'>;

/** Applies the matte and the brush's edits to the subject, in place. `original` has the subject's size. */
function changeSubject(subject: Raster, original: Raster, { matte, edits }: Changes): void {
  if (matte) applyMatte(subject, original, matte);
  if (edits) editSubject(subject, original, edits);
}

function editSubject(subject: Raster, original: Raster, edits: Edits): void {
  const { width, height } = subject;
  restore(subject, original, coverageOf(edits, editValues.restored, width, height).data);
  erase(subject, coverageOf(edits, editValues.erased, width, height).data);
}

/**
 * Fades the subject's edge inwards over about `reach` pixels, in place. Fading outwards would show the old background
 * again.
 */
function softenEdge(subject: Raster, reach: number): void {
  const { width, height, data } = subject;
  if (Math.round(reach / 2) < 1) return;
  const alpha = alphaOf(subject);
  // Three box blurs of this radius reach about twice as far; at the edge itself the average is one half.
  const around = blurPlane({ width, height, data: alpha.slice() }, reach / 2).data;
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const inside = Math.max(0, (around[pixel] ?? 0) * 2 - 255);
    data[pixel * 4 + 3] = Math.min(alpha[pixel] ?? 0, inside);
  }
}

/** Blur and vertical offset of the shadow, as ratios of the longer side. */
const shadowShape = { radius: 0.02, drop: 0.02 };

/** Returns a row of the shadow, 0 to 1 for each pixel. The array is the same each time. */
type ShadowRow = (y: number) => Float32Array;

/** The shadow of a subject of `width` × `height`, computed from a small copy of it. */
function shadowOf(small: Raster, strength: number, width: number, height: number): ShadowRow {
  const longer = Math.max(small.width, small.height);
  const data = Float32Array.from(alphaOf(small), (alpha) => (alpha / 255) * strength);
  const plane = { width: small.width, height: small.height, data };
  const rowAt = enlargedRows([blurPlane(plane, Math.max(1, longer * shadowShape.radius))], width, height);
  const drop = Math.max(width, height) * shadowShape.drop;
  return (y) => rowAt(y - drop)[0] ?? new Float32Array(width);
}

/** Darkens one row of a background; where that is transparent, the shadow itself becomes visible. */
function darken(row: Uint8ClampedArray, shadow: Float32Array): void {
  for (let x = 0; x < shadow.length; x++) {
    const shade = shadow[x] ?? 0;
    if (shade <= 0) continue;
    const index = x * 4;
    const behind = ((row[index + 3] ?? 0) / 255) * (1 - shade);
    const alpha = shade + behind;
    for (let channel = index; channel < index + 3; channel++)
      row[channel] = ((row[channel] ?? 0) * behind) / alpha;
    row[index + 3] = alpha * 255;
  }
}

/** Draws one row of the subject over one of its background, in the subject's memory. */
function layRow(front: Uint8ClampedArray, back: Uint8ClampedArray): void {
  for (let index = 0; index < front.length; index += 4) {
    const over = front[index + 3] ?? 0;
    const under = ((back[index + 3] ?? 0) * (255 - over)) / 255;
    if (under === 0) continue;
    const alpha = over + under;
    for (let channel = index; channel < index + 3; channel++)
      front[channel] = ((front[channel] ?? 0) * over + (back[channel] ?? 0) * under) / alpha;
    front[index + 3] = alpha;
  }
}

/** Draws the subject over its background, in the subject's memory. */
function layOver(subject: Raster, paint: PaintRow, shadowRow?: ShadowRow): Raster {
  const { width, height, data } = subject;
  const back = new Uint8ClampedArray(width * 4);
  for (let y = 0; y < height; y++) {
    paint(back, y);
    if (shadowRow) darken(back, shadowRow(y));
    layRow(data.subarray(y * width * 4, (y + 1) * width * 4), back);
  }
  return subject;
}

/** The pictures that a composition is made from. */
export interface ComposeParts {
  /** The cut-out at the requested size. The result is made in its memory. */
  cutOut: Raster;
  /** The original at the same size; required for a matte, for edits and for the brush view. */
  original: Raster | undefined;
  /** The user's background picture, at the same size; required for the background `picture`. */
  picture: Raster | undefined;
  /** Small copies, of one size, of the original and of the unedited cut-out. */
  small: { original: Raster; cutOut: Raster };
  /** Ratio of the requested size to the full size: below 1 in a preview. */
  scale: number;
}

/** The small copies with the same changes: the shadow and the blur are made from them. */
function changedSmall({ original, cutOut }: ComposeParts['small'], changes: Changes): ComposeParts['small'] {
  if (!changes.edits && !changes.matte) return { original, cutOut };
  const changed = { ...cutOut, data: cutOut.data.slice() };
  changeSubject(changed, original, changes);
  return { original, cutOut: changed };
}

/** Copies a part of a raster; what lies beyond it is transparent. */
function partOf(from: Raster, { x, y, width, height }: Box): Raster {
  const part = createRaster(width, height);
  const [left, right] = [Math.max(0, x), Math.min(from.width, x + width)];
  if (left >= right) return part;
  for (let row = Math.max(0, -y); row < height && y + row < from.height; row++) {
    const start = (y + row) * from.width;
    part.data.set(from.data.subarray((start + left) * 4, (start + right) * 4), (row * width + left - x) * 4);
  }
  return part;
}

/** The box at another scale, in whole pixels. */
const scaledBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The subject as it is composed, without its background. It reuses the memory of the cut-out. */
function subjectOf({ cutOut, original, scale }: ComposeParts, composition: Composition): Raster {
  if (original) changeSubject(cutOut, original, composition);
  softenEdge(cutOut, composition.softness * scale);
  return cutOut;
}

/** Composes the subject and its background. Pure, except that it reuses the memory of the cut-out. */
export function composePicture(parts: ComposeParts, composition: Composition): Raster {
  const { picture, scale } = parts;
  const { width, height } = parts.cutOut;
  const small = changedSmall(parts.small, composition);
  const subject = subjectOf(parts, composition);
  const paint = painterOf(composition.background, { width, height, picture, small });
  const shadow =
    composition.shadow > 0 ? shadowOf(small.cutOut, composition.shadow, width, height) : undefined;
  if (!composition.crop) return layOver(subject, paint, shadow);
  const box = scaledBox(composition.crop, scale);
  return layOver(
    partOf(subject, box),
    partOfRows(paint, width, height, box),
    shadow && shadowPart(shadow, box),
  );
}

/** Paints a part of a background. Beyond its sides, the colours there go on. */
function partOfRows(paint: PaintRow, width: number, height: number, { x, y }: Box): PaintRow {
  const whole = new Uint8ClampedArray(width * 4);
  return (row, at) => {
    paint(whole, Math.min(height - 1, Math.max(0, y + at)));
    for (let to = 0; to < row.length / 4; to++) {
      const from = Math.min(width - 1, Math.max(0, x + to)) * 4;
      row.set(whole.subarray(from, from + 4), to * 4);
    }
  };
}

/** A part of a shadow. Beyond the sides of the picture, it is what it is there. */
function shadowPart(shadow: ShadowRow, { x, y, width }: Box): ShadowRow {
  const part = new Float32Array(width);
  return (at) => {
    const whole = shadow(y + at);
    for (let to = 0; to < width; to++) part[to] = whole[Math.min(whole.length - 1, Math.max(0, x + to))] ?? 0;
    return part;
  };
}

/** Composes the changed subject over a faint original instead of its background. */
export function composeForBrush({ cutOut, original }: ComposeParts, composition: Composition): Raster {
  if (!original) return cutOut;
  changeSubject(cutOut, original, composition);
  return layOver(cutOut, paintGhost(original));
}

/** How much of each pixel is kept, as grey: white is kept. The whole picture, so that the mask can be loaded again. */
export function composeMask(parts: ComposeParts, composition: Composition): Raster {
  const subject = subjectOf(parts, composition);
  const { data } = subject;
  for (let index = 0; index < data.length; index += 4) {
    data.fill(data[index + 3] ?? 0, index, index + 3);
    data[index + 3] = 255;
  }
  return subject;
}
