/** A measured value and its limit: `{ value: 7.4, limit: 8, unit: 's', digits: 2 }`. */
export interface Measured {
  /** The value, or those of several runs: their median counts. */
  value: number | readonly number[];
  /** The largest value that is allowed; without one, the value is printed only. */
  limit?: number | undefined;
  unit: string;
  digits?: number;
}

/** Prints a line, and returns whether its limit is met. */
export function printMeasured(
  name: string,
  { value, limit = Infinity, unit, digits = 0 }: Measured,
): boolean {
  const sorted = [value].flat().sort((one, other) => one - other);
  const shown = (each: number) => each.toFixed(digits);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const isMet = median <= limit;
  const ofLimit = limit === Infinity ? '' : ` of ${limit}${isMet ? '' : ' MISSED'}`;
  const range = sorted.length > 1 ? `   (${sorted.length} runs: ${sorted.map(shown).join(', ')})` : '';
  console.log(`${name.padEnd(44)} ${shown(median).padStart(8)} ${unit.padEnd(3)}${ofLimit}${range}`);
  return isMet;
}
