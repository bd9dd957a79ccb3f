/** The page of `scripts/bench/logo.ts`. */
import { createDeviceLogoMaker } from '../../../packages/engines/src/logo';
import type { LogoRequest } from '../../../packages/engines/src/logo/contract';
import { canvasOf, decodePicture, encodeCanvas } from '../../../packages/engines/src/picture/pixels';
import { meanDifference } from '../../../packages/engines/src/testing/files';

export interface LogoScore {
  layout: string;
  svgBytes: number;
  pngBytes: number;
  /** The browser's rendering of the same SVG in the same size. */
  rasterMs: number;
  rasterBytes: number;
  /** Mean difference of a channel, of 255. */
  apart: number;
}

export interface RoundScore {
  /** From the request to all files of all logos. */
  ms: number;
  logos: LogoScore[];
}

const maker = createDeviceLogoMaker();

/** Renders an SVG with the browser, as PNG. */
async function rasterise(svg: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(svg);
  await image.decode();
  const [canvas, context] = canvasOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  return encodeCanvas(canvas, 'image/png');
}

async function round(request: LogoRequest): Promise<RoundScore> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const outcome = await maker.run(request, options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { durationMs: ms, logos } = outcome.value;
  const scores: LogoScore[] = [];
  for (const { layout, svg, png } of logos) {
    const ours = await decodePicture(png);
    const start = performance.now();
    const raster = await rasterise(svg, ours);
    const rasterMs = performance.now() - start;
    const apart = meanDifference(ours, await decodePicture(raster));
    const bytes = { svgBytes: svg.size, pngBytes: png.size, rasterBytes: raster.size };
    scores.push({ layout, ...bytes, rasterMs, apart });
  }
  return { ms, logos: scores };
}

const benches = { round };
export type LogoBenches = typeof benches;
Object.assign(window, benches);
