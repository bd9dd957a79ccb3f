import { type Drawing, drawingBox, mapDrawing, placed } from '../geometry/drawing';
import { translation } from '../geometry/path';
import type { MarkContext } from '../marks/mark';
import type { Face } from '../style';
import { isRightToLeft } from '../text/lettering';
import { nameBlock } from './name-block';

/** Combines a mark and the name. */
export type Lockup = (context: MarkContext, mark: Drawing, face: Face) => Drawing;

/** The mark before the name, vertically centered. */
export const beside: Lockup = (context, mark, face) => {
  const { drawing, box, capHeight, lines, isShaped } = nameBlock(context, { face, align: 'start' });
  const tall = box.bottom - box.top;
  const height = lines > 1 ? tall * 1.2 : capHeight * 2.05;
  const gap = lines > 1 ? tall * 0.26 : capHeight * 0.62;
  // The optical center of a line is that of its capitals, or of its lowercase letters if there are none.
  const isBlock = lines > 1 || isShaped;
  const middle = isBlock ? (box.top + box.bottom) / 2 : opticalMiddle(context, face, box.top);
  const sized = placed(mark, 0, middle - height / 2, height);
  const width = drawingBox(sized).right;
  const rtl = isRightToLeft(context.name);
  return rtl
    ? [...mapDrawing(sized, translation(box.right + gap, 0)), ...drawing]
    : [...mapDrawing(sized, translation(box.left - gap - width, 0)), ...drawing];
};

/** The optical center of a line, without descenders. */
function opticalMiddle({ lettering }: MarkContext, face: Face, top: number): number {
  if (face.letterCase !== 'lower') return top / 2;
  const { glyphs } = lettering.setLine('x', face.typeface);
  const xHeight = glyphs[0] ? -drawingBox([{ path: glyphs[0].path }]).top : -top;
  return -(xHeight + -top) / 4 - xHeight / 12;
}

/** The mark above the name, horizontally centered. */
export const above: Lockup = (context, mark, face) => {
  const { drawing, box, capHeight, lines } = nameBlock(context, { face, align: 'centre', justified: false });
  const width = box.right - box.left;
  const height = Math.min(capHeight * 4.2, Math.max(capHeight * 2.4, width * (lines > 1 ? 0.42 : 0.36)));
  const gap = Math.max(capHeight * 0.62, height * 0.2);
  const sized = placed(mark, 0, box.top - gap - height, height);
  const own = drawingBox(sized);
  const x = (box.left + box.right) / 2 - (own.left + own.right) / 2;
  return [...mapDrawing(sized, translation(x, 0)), ...drawing];
};
