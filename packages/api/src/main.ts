/**
 * `npm run api`: the public API as a service. It reads these variables:
 *
 * - `DATABASE_URL`: the project's database, as `postgres`
 * - `API_URL`: its own public address, for example `https://api.example.com`
 * - `SITE_URL`: the app's address, which errors link to
 * - `SUPABASE_URL` and `SUPABASE_SECRET_KEY`: the storage of results, or `RESULTS_DIR`: a folder, for one server
 * - `PORT` and `HOST`: 8080 on this computer by default
 */
import { serve } from '@hono/node-server';
import postgres from 'postgres';
import { createBucket, createFolder, type Files } from './files';
import { createService } from './service';

/** How often expired results are deleted, in milliseconds. */
const cleaningInterval = 5 * 60_000;

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. See packages/api/src/main.ts for the variables of this service.`);
}

function createFiles(): Files {
  const folder = process.env.RESULTS_DIR;
  if (folder) return createFolder(folder);
  return createBucket({
    url: new URL(required('SUPABASE_URL')).origin,
    secretKey: required('SUPABASE_SECRET_KEY'),
    bucket: 'results',
  });
}

const sql = postgres(required('DATABASE_URL'), { prepare: false, onnotice: () => undefined });
const service = createService({
  sql,
  files: createFiles(),
  apiUrl: new URL(required('API_URL')).origin,
  siteUrl: new URL(required('SITE_URL')).origin,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  pictures: () => import('@verapix/server/node/picture-tools'),
});

const server = serve(
  { fetch: service.fetch, port: Number(process.env.PORT ?? 8080), hostname: process.env.HOST ?? '127.0.0.1' },
  ({ address, port }) => console.warn(`The public API listens on http://${address}:${port}.`),
);
const cleaning = setInterval(() => {
  service
    .deleteExpired()
    .catch((error: unknown) => console.error('Expired results were not deleted.', error));
}, cleaningInterval);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(cleaning);
    // Running requests are answered; a second signal ends the process at once.
    server.close(() => void sql.end());
  });
}
