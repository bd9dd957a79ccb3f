/**
 * `npm run api`: the public API as a service. It queues jobs: `npm run worker` does them. Its variables are those of
 * `readSettings`, and:
 *
 * - `PORT` and `HOST`: where it listens, by default 8080 on this computer
 * - `METRICS_PORT`: where `/metrics` answers a monitor on this computer; nowhere by default
 * - `ERROR_HOOK`: the path of a module whose default export is called with each fault
 */
import { serve } from '@hono/node-server';
import { fetchPicture } from '@verapix/server/node/fetch-picture';
import { loadErrorHook } from '@verapix/server/node/log';
import { readSettings } from '@verapix/server/node/settings';
import { createIntakeThreads } from './intake-threads';
import { createObserver } from './observe';
import { createService } from './service';

const { sql, files, apiUrl, environment, ready } = readSettings();
await ready;
const intake = createIntakeThreads();
const observer = createObserver({ hook: await loadErrorHook(process.env.ERROR_HOOK) });
const service = createService({
  ...environment,
  sql,
  files,
  apiUrl,
  fetchPicture,
  intake,
  log: observer.observe,
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

if (process.env.METRICS_PORT) {
  const answer = async ({ url }: Request) => {
    if (new URL(url).pathname !== '/metrics') return new Response(null, { status: 404 });
    const { type, text } = await observer.metrics();
    return new Response(text, { headers: { 'Content-Type': type } });
  };
  // It ends with the process.
  serve({ fetch: answer, port: Number(process.env.METRICS_PORT), hostname: '127.0.0.1' }).unref();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Running requests are answered; a second signal ends the process at once.
    server.close(() => void Promise.all([sql.end({ timeout: 5 }), intake.close()]));
  });
}
