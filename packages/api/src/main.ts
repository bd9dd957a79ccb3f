/**
 * `npm run api`: the public API as a service. Its variables are those of `readSettings`, and `PORT` and `HOST`, by default
 * 8080 on this computer. It queues jobs: `npm run worker` does them.
 */
import { serve } from '@hono/node-server';
import { fetchPicture } from '@verapix/server/node/fetch-picture';
import { readSettings } from '@verapix/server/node/settings';
import { createIntakeThreads } from './intake-threads';
import { createService } from './service';

const { sql, files, apiUrl, environment, ready } = readSettings();
await ready;
const intake = createIntakeThreads();
const service = createService({
  ...environment,
  sql,
  files,
  apiUrl,
  fetchPicture,
  intake,
  // A line of JSON for each request, for whatever collects the output of services.
  log: (entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`),
});

const server = serve(
  {
    fetch: service.fetch,
    port: Number(process.env.PORT ?? 8080),
    hostname: process.env.HOST ?? '127.0.0.1',
    // Milliseconds. The largest picture over 3 Mbit/s takes forty seconds.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2_000 },
  },
  ({ address, port }) => console.warn(`The public API listens on http://${address}:${port}.`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Running requests are answered; a second signal ends the process at once.
    server.close(() => void Promise.all([sql.end({ timeout: 5 }), intake.close()]));
  });
}
