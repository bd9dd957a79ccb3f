/** Sums of everything above and to the left, so that the sum of any box takes four looks. */
function sumsOf(value: (pixel: number) => number, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += value(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/**
 * The Kuwahara filter: each pixel takes the mean of the calmest of the four squares it is a corner of. Areas become flat
 * like a wash of paint while edges stay.
 */
export function kuwahara(
  colour: Float32Array,
  width: number,
  height: number,
  radius: number,
  amount: number,
): void {
  const grey = (pixel: number) =>
    (colour[pixel * 3] ?? 0) * 0.3 +
    (colour[pixel * 3 + 1] ?? 0) * 0.59 +
    (colour[pixel * 3 + 2] ?? 0) * 0.11;
  const channels = [0, 1, 2].map((channel) =>
    sumsOf((pixel) => colour[pixel * 3 + channel] ?? 0, width, height),
  );
  const means = sumsOf(grey, width, height);
  const squares = sumsOf((pixel) => grey(pixel) ** 2, width, height);
  const stride = width + 1;
  const box = (sums: Float64Array, x0: number, y0: number, x1: number, y1: number) =>
    (sums[y1 * stride + x1] ?? 0) -
    (sums[y0 * stride + x1] ?? 0) -
    (sums[y1 * stride + x0] ?? 0) +
    (sums[y0 * stride + x0] ?? 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let calmest = Number.POSITIVE_INFINITY;
      let best = [x, y, x + 1, y + 1] as [number, number, number, number];
      for (let square = 0; square < 4; square++) {
        const x0 = Math.max(0, square % 2 ? x : x - radius);
        const x1 = Math.min(width, square % 2 ? x + radius + 1 : x + 1);
        const y0 = Math.max(0, square < 2 ? y - radius : y);
        const y1 = Math.min(height, square < 2 ? y + 1 : y + radius + 1);
        const area = (x1 - x0) * (y1 - y0);
        const mean = box(means, x0, y0, x1, y1) / area;
        const variance = box(squares, x0, y0, x1, y1) / area - mean * mean;
        if (variance < calmest) {
          calmest = variance;
          best = [x0, y0, x1, y1];
        }
      }
      const [x0, y0, x1, y1] = best;
      const area = (x1 - x0) * (y1 - y0);
      for (const [channel, sums] of channels.entries()) {
        const at = (y * width + x) * 3 + channel;
        colour[at] = (colour[at] ?? 0) + (box(sums, x0, y0, x1, y1) / area - (colour[at] ?? 0)) * amount;
      }
    }
  }
}
