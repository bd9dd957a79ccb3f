/** Lines of JSON about what a service did, and its faults for a person. */
import { pathToFileURL } from 'node:url';
import pino from 'pino';

/** Told of each entry that failed through a fault of ours. */
export type ErrorHook<Entry> = (fault: Entry) => unknown;

/** Loads the hook of `ERROR_HOOK`: a module whose default export is called. It may send the fault to any service. */
export async function loadErrorHook<Entry>(path: string | undefined): Promise<ErrorHook<Entry> | undefined> {
  if (!path) return undefined;
  const { default: hook } = (await import(pathToFileURL(path).href)) as { default: unknown };
  if (typeof hook !== 'function')
    throw new Error(`ERROR_HOOK: ${path} has no function as its default export.`);
  return hook as ErrorHook<Entry>;
}

export interface LogOptions<Entry> {
  /** Where lines are written, by default to the standard output. */
  target?: { write: (line: string) => void };
  hook?: ErrorHook<Entry> | undefined;
}

/**
 * Writes an entry as a line: an error if `isFault`. One with an `error` is passed to the hook. A hook that fails is itself a line, and
 * stops nothing.
 */
export function createLog<Entry extends { error?: string }>({ target, hook }: LogOptions<Entry>) {
  // The entry has the time, which is the database's.
  const options = { base: null, timestamp: false, formatters: { level: (level: string) => ({ level }) } };
  const log = target ? pino(options, target) : pino(options);
  const pass = async (entry: Entry) => hook?.(entry);
  return (entry: Entry, isFault: boolean): void => {
    log[isFault ? 'error' : 'info'](entry);
    if (entry.error !== undefined) pass(entry).catch((reason) => log.error({ hook: String(reason) }));
  };
}
