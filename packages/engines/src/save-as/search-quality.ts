/** The qualities that a search considers, in percent: below, pictures fall apart; above, files only grow. */
export const searchedPercents = { min: 5, max: 95 } as const;

/** The quality found, 0 to 1, with the bytes of its file. */
export interface FoundQuality {
  quality: number;
  bytes: number;
  /** Whether the file is no larger than wanted; false if even the lowest quality makes a larger one. */
  reached: boolean;
}

/**
 * Finds the highest quality, in whole percent, whose file has at most `maxBytes`. `bytesAt` encodes at a quality, 0 to 1.
 * Files grow with quality, nearly always. Only a quality that was encoded is returned. `start` is a first guess. Encodes
 * at most nine times.
 */
export async function searchQuality(
  bytesAt: (quality: number) => Promise<number>,
  maxBytes: number,
  start?: number,
): Promise<FoundQuality> {
  let low: number = searchedPercents.min;
  let high: number = searchedPercents.max;
  let best: FoundQuality | undefined;
  let smallest: FoundQuality | undefined;
  let next = start === undefined ? high : Math.round(Math.min(high, Math.max(low, start * 100)));
  while (low <= high) {
    const quality = next / 100;
    const bytes = await bytesAt(quality);
    const reached = bytes <= maxBytes;
    const found = { quality, bytes, reached };
    if (!smallest || bytes < smallest.bytes) smallest = found;
    if (reached) {
      best = found;
      low = next + 1;
    } else high = next - 1;
    // Beside a good guess the next quality is a step away, not half the range.
    const isNear = start !== undefined && Math.abs(next - start * 100) < 1;
    next = isNear ? nearStep(next, reached, low, high) : Math.floor((low + high) / 2);
  }
  return (
    best ??
    smallest ?? { quality: searchedPercents.min / 100, bytes: Number.POSITIVE_INFINITY, reached: false }
  );
}

const nearPercents = 4;

function nearStep(from: number, reached: boolean, low: number, high: number): number {
  return Math.min(high, Math.max(low, reached ? from + nearPercents : from - nearPercents));
}
