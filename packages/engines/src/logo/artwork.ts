import { logoPngLongestSidePx } from '@verapix/domain';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { type Drawing, drawingBox, mapDrawing, type Shape } from './geometry/drawing';
import { pathData, scaling } from './geometry/path';

/** A finished drawing with clear space, from the origin. */
export interface Artwork {
  drawing: Drawing;
  /** In units of the drawing, integers. */
  width: number;
  height: number;
  /** The text alternative. */
  title: string;
}

/** Longer side of an artwork, in units. */
const longestSide = 1000;

/** Adds clear space on all sides, relative to the shorter side, and scales to the size of an artwork. */
export function framed(drawing: Drawing, title: string, clearSpace: number, square = false): Artwork {
  const box = drawingBox(drawing);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const margin = Math.min(wide, tall) * clearSpace;
  const [outerWidth, outerHeight] = square
    ? [Math.max(wide, tall) + margin * 2, Math.max(wide, tall) + margin * 2]
    : [wide + margin * 2, tall + margin * 2];
  const factor = longestSide / Math.max(outerWidth, outerHeight);
  const [width, height] = [Math.round(outerWidth * factor), Math.round(outerHeight * factor)];
  const x = width / 2 - ((box.left + box.right) / 2) * factor;
  const y = height / 2 - ((box.top + box.bottom) / 2) * factor;
  return { drawing: mapDrawing(drawing, scaling(factor, x, y)), width, height, title };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain even as entities, unpaired surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes a text for XML content and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

function element({ path, fill, stroke, clip }: Shape, index: number): string {
  const round = stroke?.square ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
  const line = stroke
    ? ` stroke="${stroke.colour}" stroke-width="${Math.round(stroke.width * 100) / 100}"${round}`
    : '';
  const clipped = clip ? ` clip-path="url(#c${index})"` : '';
  return `<path d="${pathData(path)}" fill="${fill ?? 'none'}"${line}${clipped}/>`;
}

const clipElement = ({ clip }: Shape, index: number): string =>
  clip ? `<clipPath id="c${index}"><path d="${pathData(clip)}"/></clipPath>` : '';

/** Renders a self-contained SVG: text as outlines, without scripts. */
export function toSvg({ drawing, width, height, title }: Artwork): string {
  const clips = drawing.map(clipElement).join('');
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">`,
    `<title>${escapeXml(title)}</title>`,
    clips && `<defs>${clips}</defs>`,
    ...drawing.map(element),
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

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

/** Renders a transparent PNG of the export size. */
export async function toPng({ drawing, width, height }: Artwork): Promise<Blob> {
  const factor = logoPngLongestSidePx / Math.max(width, height);
  const [canvas, context] = canvasOf(Math.round(width * factor), Math.round(height * factor));
  context.scale(factor, factor);
  for (const shape of drawing) paint(context, shape);
  return encodeCanvas(canvas, 'image/png');
}
