import { canvasOf, decodePicture, encodePicture, readCanvas } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import type { Mask } from './contract';

type Context = OffscreenCanvasRenderingContext2D;

/** A photograph with a watermark, the original, and the mask. */
export interface Marked {
  truth: Raster;
  file: File;
  mask: Mask;
}

/** Draws a watermark over a photograph; the alpha of what `draw` paints is the watermark's opacity. */
export async function markPicture(
  photograph: Blob,
  draw: (context: Context, width: number, height: number) => void,
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
  const png = await encodePicture(marked, { format: 'png' });
  return { truth, file: new File([png], 'marked.png', { type: 'image/png' }), mask };
}

/** PSNR inside a mask, in dB. */
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

/** The baseline for comparisons: fills the mask with the mean colour of the rest. */
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

function drawAcross(context: Context, width: number, height: number): void {
  context.translate(width / 2, height / 2);
  context.rotate(-0.35);
  context.textAlign = 'center';
  context.font = `bold ${Math.round(width / 8)}px sans-serif`;
  context.fillText('SAMPLE', 0, 0);
}

/** White diagonal letters with 65 % opacity. */
export function drawDiagonal(context: Context, width: number, height: number): void {
  context.fillStyle = 'rgb(255 255 255 / 0.65)';
  drawAcross(context, width, height);
}

/** Opaque white diagonal letters, under which nothing can be recovered. */
export function drawOpaque(context: Context, width: number, height: number): void {
  context.fillStyle = 'white';
  drawAcross(context, width, height);
}

/** Large white letters in the middle with 35 % opacity. */
export function drawCentered(context: Context, width: number, height: number): void {
  context.textAlign = 'center';
  context.font = `bold ${Math.round(width / 8)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.35)';
  context.fillText('SAMPLE', width / 2, height * 0.55);
}

/** A line of small white letters in a corner. */
export function drawCorner(context: Context, width: number, height: number): void {
  context.textAlign = 'right';
  context.font = `${Math.round(width / 20)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.9)';
  context.fillText('Studio Name', width * 0.97, height * 0.95);
}

/** A circle around a triangle in the upper right corner. */
export function drawLogo(context: Context, width: number): void {
  const radius = width / 16;
  context.translate(width - radius * 1.6, radius * 1.6);
  context.fillStyle = context.strokeStyle = 'rgb(255 255 255 / 0.85)';
  context.lineWidth = radius * 0.28;
  context.beginPath();
  context.arc(0, 0, radius * 0.86, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.moveTo(0, -radius * 0.5);
  context.lineTo(radius * 0.45, radius * 0.35);
  context.lineTo(-radius * 0.45, radius * 0.35);
  context.fill();
}

/** A slanted word tiled over the picture, alternate rows shifted by half a step. */
export function drawTiled(context: Context, width: number, height: number): void {
  const step = { x: width / 3.5, y: height / 4.5 };
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 6);
  context.textAlign = 'center';
  context.font = `${Math.round(width / 22)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  for (let row = -6; row <= 6; row++)
    for (let column = -5; column <= 5; column++)
      context.fillText('preview', (column + (row % 2) / 2) * step.x, row * step.y);
}

/** Large letters across the middle with 25 % opacity. */
export function drawFaint(context: Context, width: number, height: number): void {
  context.textAlign = 'center';
  context.font = `bold ${Math.round(width / 10)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.25)';
  context.fillText('© Studio', width / 2, height * 0.55);
}
