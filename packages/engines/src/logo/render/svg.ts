import type { Artwork } from '../artwork';
import type { Shape } from '../geometry/drawing';
import { pathData } from '../geometry/path';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 can't hold even as an entity, lone halves of surrogate pairs included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A text as it may stand anywhere in XML. */
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

/** The artwork as an SVG file that needs nothing else: lettering is outlines, and there is no script. */
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
