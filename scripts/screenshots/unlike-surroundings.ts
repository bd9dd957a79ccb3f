import type { Picture } from './picture.ts';

/** By how much of 255 a channel may leave the range of its surroundings: scaling sharpens a photograph, by more or less. */
const slack = 32;

/**
 * How many pixels of either picture have no like among the nine at and around the same place of the other. A picture
 * that lies a fraction of a pixel further, or was scaled from another size of itself, has none; what is new, gone, of
 * another colour or more than a pixel away has. Both pictures are of one size; their alpha is not looked at.
 */
export function pixelsUnlikeSurroundings(one: Picture, other: Picture): number {
  const { width, height } = one;
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isAmong(one, other, x, y) || !isAmong(other, one, x, y)) count++;
    }
  }
  return count;
}

/** Whether each channel of a pixel is within the range of the surroundings of its place in another picture. */
function isAmong({ data, width, height }: Picture, other: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
  for (let channel = at; channel < at + 3; channel++) {
    const value = data[channel] ?? 0;
    if (Math.abs(value - (other.data[channel] ?? 0)) <= slack) continue;
    let [lowest, highest] = [255, 0];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const near = other.data[(row * width + column) * 4 + (channel - at)] ?? 0;
        if (near < lowest) lowest = near;
        if (near > highest) highest = near;
      }
    }
    if (value < lowest - slack || value > highest + slack) return false;
  }
  return true;
}
