import type { Raster } from '../picture/raster';
import { separateMarks } from './marks';
import { type Box, cropMask, padBox } from './mask';
import { march, teleaRadius } from './telea';
import type { Mask } from './types';

/** Tells how far a fill has come: the share of its marks that are done, 0 to 1. */
export type OnFilled = (done: number) => void;

function fillBox(picture: Raster, mask: Mask, box: Box): void {
  const { data, width } = picture;
  const boxWidth = box.right - box.left;
  const inPicture = (pixel: number) => {
    const x = pixel % boxWidth;
    return (box.top + (pixel - x) / boxWidth) * width + box.left + x;
  };
  march(cropMask(mask, box), teleaRadius, (pixel, { sources, shares, count }) => {
    const mixed = [0, 0, 0, 0];
    for (let index = 0; index < count; index++) {
      const from = inPicture(sources[index] ?? 0) * 4;
      const share = shares[index] ?? 0;
      for (let channel = 0; channel < 4; channel++)
        mixed[channel] = (mixed[channel] ?? 0) + share * (data[from + channel] ?? 0);
    }
    data.set(mixed, inPicture(pixel) * 4);
  });
}

/** Fills the marked pixels of a picture in place from what is around them. All other pixels stay as they are. */
export function fillQuick(picture: Raster, mask: Mask, onFilled?: OnFilled): void {
  const boxes = separateMarks(mask, teleaRadius);
  for (const [index, box] of boxes.entries()) {
    fillBox(picture, mask, padBox(box, teleaRadius, mask));
    onFilled?.((index + 1) / boxes.length);
  }
}
