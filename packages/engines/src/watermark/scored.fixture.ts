import { canvasOf, decodePicture, encodePicture, readCanvas, white } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import type { Mask } from './types';

/** A photograph with a mark drawn over it, and what is known of both. */
export interface Marked {
  truth: Raster;
  file: File;
  mask: Mask;
}

/** Lays a mark over a photograph: `draw` gets a canvas of its size, whose opacity is the mark's. */
export async function markPicture(
  photograph: Blob,
  draw: (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void,
): Promise<Marked> {
  const truth = await decodePicture(photograph);
  const { width, height } = truth;
  const [, context] = canvasOf(width, height);
  draw(context, width, height);
  const overlay = readCanvas(context);
  const marked = { ...truth, data: truth.data.slice() };
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    const alpha = (overlay.data[pixel * 4 + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    mask.data[pixel] = 1;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      marked.data[at] = (truth.data[at] ?? 0) * (1 - alpha) + (overlay.data[at] ?? 0) * alpha;
  }
  const png = await encodePicture(marked, { format: 'png', quality: 1, matte: white });
  return { truth, file: new File([png], 'marked.png', { type: 'image/png' }), mask };
}

/** PSNR within a mask, in dB. */
export function psnrInside(truth: Raster, result: Raster, { data }: Mask): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (!data[pixel]) continue;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      sum += ((truth.data[at] ?? 0) - (result.data[at] ?? 0)) ** 2;
    count += 3;
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

/** What anybody would try first: the mean colour of all that is not marked. */
export function fillWithMean(picture: Raster, { data }: Mask): Raster {
  const sums = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (data[pixel]) continue;
    for (const channel of sums.keys())
      sums[channel] = (sums[channel] ?? 0) + (picture.data[pixel * 4 + channel] ?? 0);
    count++;
  }
  const filled = { ...picture, data: picture.data.slice() };
  for (let pixel = 0; pixel < data.length; pixel++)
    if (data[pixel])
      filled.data.set(
        sums.map((sum) => sum / count),
        pixel * 4,
      );
  return filled;
}

/** White letters across the picture, let through by a third. */
export function drawDiagonal(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
): void {
  context.translate(width / 2, height / 2);
  context.rotate(-0.35);
  context.textAlign = 'center';
  context.font = `bold ${Math.round(width / 8)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.65)';
  context.fillText('SAMPLE', 0, 0);
}

/** A line of small white letters in the corner. */
export function drawCorner(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  context.textAlign = 'right';
  context.font = `${Math.round(width / 20)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.9)';
  context.fillText('Studio Name', width * 0.97, height * 0.95);
}
