/** A measured value and its limit: `{ value: 7.4, limit: 8, unit: 's', digits: 2 }`. */
export interface Measured {
  value: number;
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
  const isMet = value <= limit;
  const ofLimit = limit === Infinity ? '' : ` of ${limit}${isMet ? '' : ' MISSED'}`;
  console.log(`${name.padEnd(44)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)}${ofLimit}`);
  return isMet;
}
