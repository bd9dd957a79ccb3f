import type { Problem } from '@verapix/domain';
import type { BatchItem } from '@verapix/machines';

/** Why a picture was refused or failed, as the list and the report say it: what happened, the cause, and what to do. */
export const reasonOf = ({ message, fix }: Problem): string => [message, fix].filter(Boolean).join(' ');

const columns = ['file', 'status', 'reason', 'result', 'width', 'height', 'bytes', 'milliseconds'];

/** A field of a CSV file. A text that a spreadsheet would take for a formula is preceded by an apostrophe. */
function field(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What was done, as CSV (RFC 4180): a line for each picture. `names` are those of the results. */
export function batchReport(items: readonly BatchItem[], names: ReadonlyMap<string, string>): string {
  const rows = items.map(({ id, name, status, problem, result, durationMs }) => [
    name,
    status,
    [problem && reasonOf(problem), result?.note].filter(Boolean).join(' '),
    names.get(id),
    result?.width,
    result?.height,
    result?.bytes,
    durationMs,
  ]);
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
