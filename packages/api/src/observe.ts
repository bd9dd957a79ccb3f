/** What the service tells about itself: a line for each request, numbers for a monitor, and its faults for a person. */
import { createLog, type LogOptions } from '@verapix/server/node/log';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { LogEntry } from './service';

export interface Observer {
  observe: (entry: LogEntry) => void;
  /** The numbers, in the text format of Prometheus. */
  metrics: () => Promise<{ type: string; text: string }>;
}

/** Writes each request as a line of JSON, counts it, and passes faults on. */
export function createObserver(options: LogOptions<LogEntry>): Observer {
  const write = createLog(options);
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
  return {
    observe: (entry) => {
      const { method, status, milliseconds } = entry;
      const route = entry.route ?? 'none';
      write(entry, status >= 500);
      requests.inc({ method, route, status });
      duration.observe({ method, route }, milliseconds / 1000);
    },
    metrics: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}
