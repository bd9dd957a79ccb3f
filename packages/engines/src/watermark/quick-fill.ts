import type { Raster } from '../picture/raster';
import type { Mask } from './contract';
import { type Box, cropMask, padBox, separateMarks } from './mask';
import { march, teleaRadius } from './telea';

/** Receives the completed ratio of a fill, 0 to 1. */
export type OnFilled = (done: number) => void;

function fillBox(picture: Raster, mask: Mask, box: Box): void {
  const { data, width } = picture;
  const boxWidth = box.right - box.left;
  const inPicture = (pixel: number) => {
    const x = pixel % boxWidth;
    return (box.top + (pixel - x) / boxWidth) * width + box.left + x;
  };
  march(cropMask(mask, box), teleaRadius, (pixel, { sources, weights, count }) => {
    const mixed = [0, 0, 0, 0];
    for (let index = 0; index < count; index++) {
      const from = inPicture(sources[index] ?? 0) * 4;
      const weight = weights[index] ?? 0;
      for (let channel = 0; channel < 4; channel++)
        mixed[channel] = (mixed[channel] ?? 0) + weight * (data[from + channel] ?? 0);
    }
    data.set(mixed, inPicture(pixel) * 4);
  });
}

/** Fills the marked pixels of a picture in place from their surroundings. Other pixels do not change. */
export function fillQuick(picture: Raster, mask: Mask, onFilled?: OnFilled): void {
  const boxes = separateMarks(mask, teleaRadius);
  for (const [index, box] of boxes.entries()) {
    fillBox(picture, mask, padBox(box, teleaRadius, mask));
    onFilled?.((index + 1) / boxes.length);
  }
}

/** A precomputed fill of one mask; applying it takes a few milliseconds per frame. */
export interface FillPlan {
  /** The marked pixels in the order they are filled. */
  pixels: Uint32Array;
  /** The index of each pixel's first source; one element longer than `pixels`. */
  starts: Uint32Array;
  sources: Uint32Array;
  weights: Float32Array;
}

/** A growable typed array. */
class GrowableArray<Numbers extends Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>> {
  private numbers: Numbers;
  private readonly make: (length: number) => Numbers;
  length = 0;

  constructor(make: (length: number) => Numbers) {
    this.make = make;
    this.numbers = make(1024);
  }

  add(value: number): void {
    if (this.length === this.numbers.length) this.append(this.make(1), 1);
    else this.length++;
    this.numbers[this.length - 1] = value;
  }

  append(values: Numbers, count: number): void {
    if (this.length + count > this.numbers.length) {
      const larger = this.make(this.numbers.length * 2 + count);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers.set(values.subarray(0, count), this.length);
    this.length += count;
  }

  toArray(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}

/** Maximum sources of a plan, 8 bytes each: 160 MB. */
const maxSources = 20_000_000;

/** The largest radius at which a plan fits into its memory limit. */
function radiusFor(marked: number): number {
  for (let radius = teleaRadius; radius > 1; radius--)
    if (marked * Math.PI * radius ** 2 <= maxSources) return radius;
  return 1;
}

/** Precomputes the fill of a mask with `marked` marked pixels. */
export function planFill(mask: Mask, marked: number): FillPlan {
  const pixels = new GrowableArray((length) => new Uint32Array(length));
  const starts = new GrowableArray((length) => new Uint32Array(length));
  const sources = new GrowableArray((length) => new Uint32Array(length));
  const weights = new GrowableArray((length) => new Float32Array(length));
  march(mask, radiusFor(marked), (pixel, mixture) => {
    pixels.add(pixel);
    starts.add(sources.length);
    sources.append(mixture.sources, mixture.count);
    weights.append(mixture.weights, mixture.count);
  });
  starts.add(sources.length);
  return {
    pixels: pixels.toArray(),
    starts: starts.toArray(),
    sources: sources.toArray(),
    weights: weights.toArray(),
  };
}

/** Applies a plan to a frame in place. */
export function fillFrame({ data }: Raster, { pixels, starts, sources, weights }: FillPlan): void {
  for (let at = 0; at < pixels.length; at++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    const end = starts[at + 1] ?? 0;
    for (let index = starts[at] ?? 0; index < end; index++) {
      const from = (sources[index] ?? 0) * 4;
      const weight = weights[index] ?? 0;
      red += weight * (data[from] ?? 0);
      green += weight * (data[from + 1] ?? 0);
      blue += weight * (data[from + 2] ?? 0);
    }
    const to = (pixels[at] ?? 0) * 4;
    data[to] = red;
    data[to + 1] = green;
    data[to + 2] = blue;
  }
}
