import { type MeasuredSet, measurements } from '../../packages/engines/src/measurements.ts';

/** The middle of some numbers: of times, the first is often that of loading too. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

/**
 * Prints numbers of a method, each beside the one that the pages show, which is in `measurements.ts`. After a change that is
 * wanted, write these there.
 */
export function printKept(
  set: keyof typeof measurements,
  method: string,
  measured: Readonly<Record<string, number>>,
): void {
  const kept = (measurements[set] as MeasuredSet).methods[method] ?? {};
  const cells = Object.entries(measured).map(
    ([name, value]) => `${name} ${Number(value.toPrecision(3))} (shown: ${kept[name] ?? 'none'})`,
  );
  console.log(`measurements.${set}.${method}: ${cells.join(', ')}`);
}
