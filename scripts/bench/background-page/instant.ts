import { clearNearWhite } from '../../../packages/engines/src/background/clear-near-white';
import { canvasOf, readCanvas } from '../../../packages/engines/src/picture/pixels';
import type { Raster } from '../../../packages/engines/src/picture/raster';

export interface InstantTimes {
  /** The fastest quarter's slowest run of each, in milliseconds. */
  copyMs: number;
  plainMs: number;
  instantMs: number;
  pixels: number;
}

const side = 1024;
const runs = 60;

/** The rule as one would write it on what a canvas gives. */
function clearPlainly({ data }: Raster): void {
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const brightness = (r + g + b) / 3;
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if ((brightness > 240 && spread < 20) || (brightness > 220 && spread < 15)) data[i + 3] = 0;
  }
}

async function readScaled(url: string): Promise<Raster> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const [, context] = canvasOf(side, side);
  context.drawImage(bitmap, 0, 0, side, side);
  return readCanvas(context);
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const quartile = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0;

/** Times a copy of a picture's buffer, the plain loop on it, and the engine's way, in turn. */
export async function timeInstant(url: string): Promise<InstantTimes> {
  const source = await readScaled(url);
  const target = new Uint8ClampedArray(source.data.length);
  const times = { copy: [] as number[], plain: [] as number[], instant: [] as number[] };
  for (let run = 0; run < runs; run++) {
    times.copy.push(timeOf(() => target.set(source.data)));
    const [one, other] = [0, 1].map(() => ({ ...source, data: source.data.slice() }));
    if (one) times.plain.push(timeOf(() => clearPlainly(one)));
    if (other) times.instant.push(timeOf(() => clearNearWhite(other)));
  }
  return {
    copyMs: quartile(times.copy),
    plainMs: quartile(times.plain),
    instantMs: quartile(times.instant),
    pixels: side ** 2,
  };
}
