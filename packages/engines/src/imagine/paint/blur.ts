/** Blurs one channel of numbers in place by boxes along both ways, twice: near enough to a soft round blur. */
export function blur(values: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine(values, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) blurLine(values, line, x, width, height, radius);
  }
}

function blurLine(
  values: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  for (let index = 0; index < length; index++) line[index] = values[start + index * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index++)
    sum += line[Math.min(length - 1, Math.max(0, index))] ?? 0;
  for (let index = 0; index < length; index++) {
    values[start + index * step] = sum / (radius * 2 + 1);
    sum += (line[Math.min(length - 1, index + radius + 1)] ?? 0) - (line[Math.max(0, index - radius)] ?? 0);
  }
}

/** One channel of a picture of three. */
export function channelOf(colour: Float32Array, channel: number): Float32Array {
  return Float32Array.from({ length: colour.length / 3 }, (_, pixel) => colour[pixel * 3 + channel] ?? 0);
}
