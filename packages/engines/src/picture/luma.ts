/** How bright a colour is seen (Rec. 601), in the range of its channels. */
export function luma(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The luma, 0 to 255, of the pixel whose first byte is at `index`. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  return luma(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
}
