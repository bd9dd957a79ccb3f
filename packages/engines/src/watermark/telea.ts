import type { Mask } from './contract';

/** The source pixels of a filled pixel and their weights; only the first `count` elements are valid. */
interface Mixture {
  sources: Uint32Array<ArrayBuffer>;
  weights: Float32Array<ArrayBuffer>;
  count: number;
}

/** The radius of the sources around a pixel, close to the values of Telea and OpenCV. */
export const teleaRadius = 5;

const known = 0;
const band = 1;
const unknown = 2;

/** Larger than any arrival time of the front. */
const unreached = 1e6;

/** A binary min-heap of pixels by arrival time. */
class MinHeap {
  private readonly pixels: number[] = [];
  private readonly times: number[] = [];

  get size(): number {
    return this.pixels.length;
  }

  private swap(one: number, other: number): void {
    const { pixels, times } = this;
    [pixels[one], pixels[other]] = [pixels[other] ?? 0, pixels[one] ?? 0];
    [times[one], times[other]] = [times[other] ?? 0, times[one] ?? 0];
  }

  private timeAt(index: number): number {
    return this.times[index] ?? Number.POSITIVE_INFINITY;
  }

  add(pixel: number, time: number): void {
    let at = this.pixels.push(pixel) - 1;
    this.times.push(time);
    for (let above = (at - 1) >> 1; at > 0 && this.timeAt(above) > time; above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  take(): number {
    const last = this.pixels.length - 1;
    this.swap(0, last);
    const pixel = this.pixels.pop() ?? 0;
    this.times.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const next = this.timeAt(left + 1) < this.timeAt(left) ? left + 1 : left;
      if (this.timeAt(next) >= this.timeAt(at)) return pixel;
      this.swap(at, next);
      at = next;
    }
  }
}

/** The state of the front, with a border of one pixel so that neighbours need no bounds checks. */
class Field {
  readonly stride: number;
  readonly state: Uint8Array;
  readonly time: Float32Array;
  readonly mask: Mask;

  constructor(mask: Mask) {
    this.mask = mask;
    const { width, height, data } = mask;
    this.stride = width + 2;
    this.state = new Uint8Array(this.stride * (height + 2)).fill(unknown);
    this.time = new Float32Array(this.state.length).fill(unreached);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (data[y * width + x]) continue;
        const at = (y + 1) * this.stride + x + 1;
        this.state[at] = known;
        this.time[at] = 0;
      }
  }

  inside(at: number): boolean {
    const x = at % this.stride;
    const y = (at - x) / this.stride;
    return x > 0 && y > 0 && x <= this.mask.width && y <= this.mask.height;
  }

  /** Solves the eikonal equation |∇T| = 1 from a horizontal and a vertical neighbour. */
  private solve(one: number, other: number): number {
    const a = this.state[one] === known ? (this.time[one] ?? unreached) : unreached;
    const b = this.state[other] === known ? (this.time[other] ?? unreached) : unreached;
    const min = Math.min(a, b);
    if (Math.abs(a - b) >= 1) return min + 1;
    return (a + b + Math.sqrt(2 - (a - b) ** 2)) / 2;
  }

  arrivalAt(at: number): number {
    const { stride } = this;
    return Math.min(
      this.solve(at - 1, at - stride),
      this.solve(at + 1, at - stride),
      this.solve(at - 1, at + stride),
      this.solve(at + 1, at + stride),
    );
  }

  /** The gradient of the arrival time along one axis, from the neighbours the front has reached. */
  slope(at: number, step: number): number {
    const here = this.time[at] ?? 0;
    const after = this.state[at + step] === unknown ? undefined : this.time[at + step];
    const before = this.state[at - step] === unknown ? undefined : this.time[at - step];
    if (after !== undefined && before !== undefined) return (after - before) / 2;
    if (after !== undefined) return after - here;
    return before === undefined ? 0 : here - before;
  }
}

/** Computes the sources of a pixel with Telea's weights: by direction, distance and arrival time. */
class Mixer {
  private readonly field: Field;
  private readonly radius: number;
  private readonly mixture: Mixture;

  constructor(field: Field, radius: number) {
    this.field = field;
    this.radius = radius;
    const maxSources = (2 * radius + 1) ** 2;
    this.mixture = { sources: new Uint32Array(maxSources), weights: new Float32Array(maxSources), count: 0 };
  }

  private weigh(at: number, dx: number, dy: number, slopeX: number, slopeY: number): number {
    const { time, stride } = this.field;
    const squared = dx * dx + dy * dy;
    const direction = Math.abs(dx * slopeX + dy * slopeY) / Math.sqrt(squared);
    const level = 1 + Math.abs((time[at + dy * stride + dx] ?? 0) - (time[at] ?? 0));
    return Math.max(direction, 1e-6) / (squared * level);
  }

  mix(at: number): Mixture {
    const { field, radius, mixture } = this;
    const { stride, state, mask } = field;
    const x = (at % stride) - 1;
    const y = Math.floor(at / stride) - 1;
    const slopeX = field.slope(at, 1);
    const slopeY = field.slope(at, stride);
    let count = 0;
    let sum = 0;
    for (let dy = Math.max(-radius, -y); dy <= Math.min(radius, mask.height - 1 - y); dy++)
      for (let dx = Math.max(-radius, -x); dx <= Math.min(radius, mask.width - 1 - x); dx++) {
        if (state[at + dy * stride + dx] !== known || dx * dx + dy * dy > radius * radius) continue;
        const weight = this.weigh(at, dx, dy, slopeX, slopeY);
        mixture.sources[count] = (y + dy) * mask.width + x + dx;
        mixture.weights[count] = weight;
        sum += weight;
        count++;
      }
    for (let index = 0; index < count; index++) mixture.weights[index] = (mixture.weights[index] ?? 0) / sum;
    mixture.count = count;
    return mixture;
  }
}

/**
 * Visits the marked pixels from the edge inwards, in the order of a front that moves at constant speed (fast marching),
 * and reports the sources of each: pixels outside the mask or visited before. Order, sources and weights depend on the
 * mask alone. A mask without unmarked pixels is not visited.
 *
 * A. Telea, An Image Inpainting Technique Based on the Fast Marching Method, Journal of Graphics Tools 9 (2004).
 *
 * @param onPixel Receives the pixel and its mixture, which the next call overwrites.
 */
export function march(mask: Mask, radius: number, onPixel: (pixel: number, mixture: Mixture) => void): void {
  const field = new Field(mask);
  const mixer = new Mixer(field, radius);
  const front = new MinHeap();
  const { stride, state, time } = field;
  const around = [-1, 1, -stride, stride];
  const reach = (at: number) => {
    for (const step of around) {
      const next = at + step;
      if (state[next] === known || !field.inside(next)) continue;
      const arrival = field.arrivalAt(next);
      if (arrival >= (time[next] ?? unreached)) continue;
      state[next] = band;
      time[next] = arrival;
      front.add(next, arrival);
    }
  };
  for (let at = 0; at < state.length; at++) if (state[at] === known) reach(at);
  while (front.size > 0) {
    const at = front.take();
    if (state[at] === known) continue;
    const pixel = (Math.floor(at / stride) - 1) * mask.width + (at % stride) - 1;
    onPixel(pixel, mixer.mix(at));
    state[at] = known;
    reach(at);
  }
}
