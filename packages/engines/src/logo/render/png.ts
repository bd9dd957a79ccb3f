import { logoPngLongestSidePx } from '@verapix/facts';
import { canvasOf, encodeCanvas } from '../../picture/pixels';
import type { Artwork } from '../artwork';
import type { Shape } from '../geometry/drawing';
import { pathData } from '../geometry/path';

function paint(context: OffscreenCanvasRenderingContext2D, { path, fill, stroke, clip }: Shape): void {
  context.save();
  if (clip) context.clip(new Path2D(pathData(clip)));
  const outline = new Path2D(pathData(path));
  if (fill) {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke) {
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    context.lineCap = stroke.square ? 'butt' : 'round';
    context.lineJoin = stroke.square ? 'miter' : 'round';
    context.stroke(outline);
  }
  context.restore();
}

/** The artwork as PNG on nothing, its longer side as many pixels as is said. */
export async function toPng({ drawing, width, height }: Artwork): Promise<Blob> {
  const factor = logoPngLongestSidePx / Math.max(width, height);
  const [canvas, context] = canvasOf(Math.round(width * factor), Math.round(height * factor));
  context.scale(factor, factor);
  for (const shape of drawing) paint(context, shape);
  return encodeCanvas(canvas, 'image/png');
}
