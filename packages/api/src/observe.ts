/** What the service tells about itself: a line for each request, numbers for a monitor, and its faults for a person. */
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { LogEntry } from './service';

/** Told of each request that failed through no fault of its caller. */
export type ErrorHook = (fault: LogEntry) => unknown;

/** Loads the hook of `ERROR_HOOK`: a module whose default export is called. It may send the fault to any service. */
export async function loadErrorHook(path: string | undefined): Promise<ErrorHook | undefined> {
  if (!path) return undefined;
  const { default: hook } = (await import(pathToFileURL(path).href)) as { default: unknown };
  if (typeof hook !== 'function')
    throw new Error(`ERROR_HOOK: ${path} has no function as its default export.`);
  return hook as ErrorHook;
}

export interface Observer {
  observe: (entry: LogEntry) => void;
  /** The numbers, in the text format of Prometheus. */
  metrics: () => Promise<{ type: string; text: string }>;
}

interface ObserverOptions {
  /** Where lines are written, by default to the standard output. */
  target?: { write: (line: string) => void };
  hook?: ErrorHook | undefined;
}

/** Writes each request as a line of JSON, counts it, and passes faults on. A hook that fails is itself a line, and stops nothing. */
export function createObserver({ target, hook }: ObserverOptions): Observer {
  // The entry has the time, which is the database's.
  const options = { base: null, timestamp: false, formatters: { level: (level: string) => ({ level }) } };
  const log = target ? pino(options, target) : pino(options);
  const register = new Registry();
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'verapix_requests_total',
    help: 'Requests that were answered.',
    labelNames,
    registers: [register],
  });
  const duration = new Histogram({
    name: 'verapix_request_seconds',
    help: 'The time until a request was answered, with the wait for its job.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  const pass = async (entry: LogEntry) => hook?.(entry);
  return {
    observe: (entry) => {
      const { method, status, milliseconds, error } = entry;
      const route = entry.route ?? 'none';
      log[status >= 500 ? 'error' : 'info'](entry);
      requests.inc({ method, route, status });
      duration.observe({ method, route }, milliseconds / 1000);
      if (error !== undefined) pass(entry).catch((reason) => log.error({ hook: String(reason) }));
    },
    metrics: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}
