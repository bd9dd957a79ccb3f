import { instantCutOut } from '@verapix/facts';

/**
 * Whether a colour counts as background: bright and hardly coloured. Brightness is the mean of red, green and blue,
 * spread is the largest of them less the smallest, all 0 to 255; the bounds of `instantCutOut` are exclusive.
 */
export function isNearWhite(red: number, green: number, blue: number): boolean {
  const brightness = (red + green + blue) / 3;
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return instantCutOut.nearWhite.some(
    ({ brightnessAbove, spreadUnder }) => brightness > brightnessAbove && spread < spreadUnder,
  );
}

/** No channel of a near-white colour is below this, whatever the others are; its top two bits are set. */
const brightFrom = 0xc0;
/** The bits of a bright channel that differ. */
const lowBits = 6;
const lowMask = (1 << lowBits) - 1;
const brightPixel = brightFrom * 0x010101;

/** What to keep of a pixel of each bright colour: all of it, or all but its alpha. */
function createKeepTable(): Uint32Array {
  const keep = new Uint32Array(1 << (3 * lowBits));
  for (let index = 0; index < keep.length; index++) {
    const [red, green, blue] = [index, index >> lowBits, index >> (2 * lowBits)].map(
      (bits) => brightFrom | (bits & lowMask),
    );
    keep[index] = isNearWhite(red ?? 0, green ?? 0, blue ?? 0) ? 0x00ffffff : 0xffffffff;
  }
  return keep;
}
let keepTable: Uint32Array | undefined;

/**
 * Makes every near-white pixel transparent, in place, one look into a table for each bright pixel. For browsers
 * without vector instructions; pixels are little-endian words of red, green, blue, alpha.
 */
export function clearNearWhiteByTable(pixels: Uint32Array): void {
  keepTable ??= createKeepTable();
  const keep = keepTable;
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    if ((pixel & brightPixel) !== brightPixel) continue;
    const colour =
      (pixel & lowMask) |
      ((pixel >>> (8 - lowBits)) & (lowMask << lowBits)) |
      ((pixel >>> (16 - 2 * lowBits)) & (lowMask << (2 * lowBits)));
    pixels[index] = pixel & (keep[colour] ?? 0);
  }
}
