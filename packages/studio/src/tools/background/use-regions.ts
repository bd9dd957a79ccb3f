import { type PictureRegion, regionAt } from '@verapix/engines/background';
import { useEffect, useMemo, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** Regions are found in a copy of at most so many pixels, within some ten milliseconds. */
const maxPixels = 1_000_000;

/** The pixels of a picture, made smaller if it has more than `maxPixels`. Rejects if the browser can't open it. */
async function smallCopy(picture: Blob, { width, height }: Size): Promise<ImageData> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return context.getImageData(0, 0, size.width, size.height);
}

/** Finds the region of a picture at a place, for `MaskEditor`. Undefined until the picture has been opened. */
export function useRegions(
  picture: Blob,
  { width, height }: Size,
): ((place: { x: number; y: number }) => PictureRegion) | undefined {
  const [copy, setCopy] = useState<ImageData>();
  useEffect(() => {
    let isCurrent = true;
    // Without it the brush still works.
    smallCopy(picture, { width, height }).then((made) => isCurrent && setCopy(made), console.error);
    return () => {
      isCurrent = false;
    };
  }, [picture, width, height]);
  return useMemo(() => copy && ((place) => regionAt(copy, { width, height }, place)), [copy, width, height]);
}
