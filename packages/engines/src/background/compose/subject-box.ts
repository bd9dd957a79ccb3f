import type { Size } from '../../picture/raster';
import { type Box, type Composition, editValues } from './composition';

/** From this opacity on, 0 to 255, a pixel belongs to the subject: a faint rest must not keep the picture large. */
const visible = 26;

interface SubjectBoxInput extends Size, Pick<Composition, 'matte' | 'edits'> {
  /** What the run kept, one byte per pixel. */
  alpha: Uint8ClampedArray;
}

/** The smallest box around what is kept of a picture, in its pixels. Undefined if nothing is. */
function boxAround({ width, height, alpha, matte, edits }: SubjectBoxInput): Box | undefined {
  const kept = matte?.data ?? alpha;
  const isKept = (pixel: number) => {
    const edit = edits?.data[pixel] ?? editValues.untouched;
    return edit === editValues.untouched ? (kept[pixel] ?? 0) >= visible : edit === editValues.restored;
  };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isKept(y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * The box around the subject with equal margins, which may reach beyond the picture. Matte and edits have the size of the
 * picture.
 * @param margin as a ratio of the subject's longer side
 */
export function subjectBox(input: SubjectBoxInput, margin: number): Box | undefined {
  const box = boxAround(input);
  if (!box) return undefined;
  const by = Math.round(Math.max(box.width, box.height) * margin);
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
