import type { Raster } from '../picture/raster';
import { march, teleaRadius } from './telea';
import type { Mask } from './types';

/** How to fill one mask in any picture: worked out once, and then a few milliseconds for each frame. */
export interface FillPlan {
  /** The marked pixels in the order they are filled. */
  pixels: Uint32Array;
  /** Where each pixel's sources begin; one longer than `pixels`. */
  starts: Uint32Array;
  sources: Uint32Array;
  shares: Float32Array;
}

/** A list of numbers that grows as it is written. */
class Growing<Numbers extends Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>> {
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

  whole(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}

/** Most sources a plan may keep, at 8 bytes each: 160 MB. */
const mostSources = 20_000_000;

/** The radius at which a plan for so many pixels stays within its memory. */
function radiusFor(marked: number): number {
  for (let radius = teleaRadius; radius > 1; radius--)
    if (marked * Math.PI * radius ** 2 <= mostSources) return radius;
  return 1;
}

/** Works out how to fill a mask. */
export function planFill(mask: Mask, marked: number): FillPlan {
  const pixels = new Growing((length) => new Uint32Array(length));
  const starts = new Growing((length) => new Uint32Array(length));
  const sources = new Growing((length) => new Uint32Array(length));
  const shares = new Growing((length) => new Float32Array(length));
  march(mask, radiusFor(marked), (pixel, mixture) => {
    pixels.add(pixel);
    starts.add(sources.length);
    sources.append(mixture.sources, mixture.count);
    shares.append(mixture.shares, mixture.count);
  });
  starts.add(sources.length);
  return {
    pixels: pixels.whole(),
    starts: starts.whole(),
    sources: sources.whole(),
    shares: shares.whole(),
  };
}

/** Fills one frame in place. All pixels the plan does not name stay as they are. */
export function fillFrame({ data }: Raster, { pixels, starts, sources, shares }: FillPlan): void {
  for (let at = 0; at < pixels.length; at++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    const end = starts[at + 1] ?? 0;
    for (let index = starts[at] ?? 0; index < end; index++) {
      const from = (sources[index] ?? 0) * 4;
      const share = shares[index] ?? 0;
      red += share * (data[from] ?? 0);
      green += share * (data[from + 1] ?? 0);
      blue += share * (data[from + 2] ?? 0);
    }
    const to = (pixels[at] ?? 0) * 4;
    data[to] = red;
    data[to + 1] = green;
    data[to + 2] = blue;
  }
}
