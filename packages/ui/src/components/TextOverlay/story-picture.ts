import type { OverlayWord } from './TextOverlay';

const [width, height] = [480, 240];

/** A word and the left and top edge of its drawing. */
interface Place {
  text: string;
  /** The recognised text, if it differs. */
  read?: string;
  x: number;
  y: number;
}

const places: readonly Place[] = [
  { text: 'Open', x: 60, y: 50 },
  { text: 'doors', x: 200, y: 50 },
  { text: 'at the', x: 60, y: 130 },
  { text: 'mill', read: 'rnill', x: 220, y: 130 },
];

const font = '44px "Inter Variable"';
// A canvas does not wait for a font: if the page has not used it yet, the sign would be painted in another.
const [face] = await document.fonts.load(font);
if (!face) throw new Error('The theme brings no Inter, so the sign of the stories cannot be painted.');

const canvas = document.createElement('canvas');
canvas.width = width;
canvas.height = height;
const context = canvas.getContext('2d');
if (!context) throw new Error('This browser has no 2D canvas, so the sign of the stories cannot be painted.');
context.fillStyle = '#f4f1ea';
context.fillRect(0, 0, width, height);
context.fillStyle = '#202020';
context.textBaseline = 'top';
context.font = font;
const words: OverlayWord[] = places.map(({ text, read, x, y }) => {
  context.fillText(text, x, y);
  return {
    text: read ?? text,
    box: { x: x - 4, y: y - 4, width: context.measureText(text).width + 8, height: 52 },
    paragraph: y === 50 ? 0 : 1,
    ...(read !== undefined && { unsure: true }),
  };
});

/** A painted sign with its words, one of which was recognised wrongly. */
export const sign = {
  picture: { src: canvas.toDataURL('image/png'), alt: 'A sign: Open doors at the mill', width, height },
  words,
};
