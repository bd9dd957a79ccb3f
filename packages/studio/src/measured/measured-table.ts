/** What one bench measured of a tool, in words. The tool's page shows it, and README.md. */
export interface MeasuredTable {
  /** On what it was measured, and what its times are for. */
  on: string;
  /** What is to be known to understand the numbers. */
  note?: string;
  /** The bench that prints the numbers, with its options: `npm run bench --` and this. */
  bench: string;
  rows: readonly MeasuredRow[];
}

interface MeasuredRow {
  method: string;
  howGood: string;
  /** Processor time. */
  seconds?: number;
}
