import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { newSubscription } from '@verapix/server/billing/subscriptions';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createAccounts } from '@verapix/server/postgres/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { startService } from '../local/service.ts';
import { type StorageServer, startStorage } from '../local/storage.ts';
import { type DatabaseState, startDatabaseProxy } from './database-proxy.ts';
import { addUser, databaseOfFile } from '../tests/database.ts';

const environment = { ...realEnvironment, siteUrl: 'https://app.test' };
/** The secret key of the storage. */
export const storageKey = 'sb_secret_of_the_attack';

/** A TCP port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A PNG of one colour as a data URL. */
export async function plainPicture(width: number, height: number): Promise<string> {
  const file = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** An answer of the API and how long it took, in milliseconds. */
export interface TimedAnswer {
  status: number;
  headers: Headers;
  body: { id: string; status: string; error?: { code: string } };
  time: number;
}

/** Waits until a condition holds, looking again and again. Throws after `seconds`. Returns the time it took, in milliseconds. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  seconds: number,
  what: string,
): Promise<number> {
  const begin = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begin > seconds * 1000) throw new Error(`Not within ${seconds} s: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - begin;
}

type Service = ReturnType<typeof startService>;

/**
 * The API and workers as processes of their own, as in production, on a real database and a storage that can fail. The
 * API runs for the whole file; a test starts its workers.
 */
export function stageOfFile() {
  const database = databaseOfFile();
  let storage: StorageServer;
  let api: Service;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let port = 0;
  const workers: Service[] = [];
  const url = () => `http://127.0.0.1:${port}`;
  /** The address by which the API and workers connect. */
  const databaseUrl = () => Object.assign(new URL(database.url()), { port: String(proxy.port) }).href;
  const variables = () => ({
    DATABASE_URL: databaseUrl(),
    SUPABASE_URL: storage.url,
    SUPABASE_SECRET_KEY: storageKey,
    API_URL: url(),
    SITE_URL: environment.siteUrl,
  });
  const isHealthy = () =>
    fetch(`${url()}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** The variables of a process whose clock differs by so many milliseconds. */
  const shifted = (shift: number) => ({
    ...variables(),
    ...(shift !== 0 && {
      NODE_OPTIONS: `--import ${new URL('shift-clock.js', import.meta.url)}`,
      CLOCK_SHIFT: String(shift),
    }),
  });
  const startApi = (shift = 0) => {
    api = startService('api', { ...shifted(shift), PORT: String(port) }, 'ignore');
  };
  beforeAll(async () => {
    const databasePort = Number(new URL(database.url()).port);
    [storage, port, proxy] = await Promise.all([
      startStorage(storageKey),
      freePort(),
      startDatabaseProxy(databasePort),
    ]);
    startApi();
    await until(isHealthy, 30, 'the API answers');
  }, 60_000);
  afterAll(async () => {
    await Promise.all([api?.kill(), ...workers.map(({ kill }) => kill())]);
    await storage?.stop();
    proxy?.stop();
  });

  return {
    url,
    get sql() {
      return database.sql;
    },
    get storage() {
      return storage;
    },
    /** How the database behaves for the API and the workers. */
    setDatabase: (state: DatabaseState) => proxy.set(state),
    /** The status of the answer to a request that is sent as it is. */
    statusOf: async (request: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return chunk.toString().split(' ')[1] ?? '';
    },
    /** Kills the API as a power failure does, and starts it again. Resolves when it answers. */
    restartApi: async (clockShift = 0): Promise<void> => {
      await api.kill();
      startApi(clockShift);
      await until(isHealthy, 60, 'the API answers again');
    },
    startWorker: (count = 1, clockShift = 0, more: Record<string, string> = {}): Service => {
      const own = { ...shifted(clockShift), WORKERS: String(count), ...more };
      const worker = startService('worker', own, 'ignore');
      workers.push(worker);
      return worker;
    },
    /** The status of a job. It is read from the database: asking the API again and again would use a limit up. */
    jobStatus: async (id: string): Promise<string | undefined> => {
      const [job] = await database.sql<{ status: string }[]>`select status from public.jobs where id = ${id}`;
      return job?.status;
    },
    /** A new account with a paid plan, and its live key. */
    addAccount: async (): Promise<{ userId: string; key: string }> => {
      const userId = crypto.randomUUID();
      await addUser(database.sql, { id: userId, email: `${userId}@example.com` });
      const { key, record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
      await createAccounts(database.sql, environment).change(userId, (draft) => {
        draft.subscriptions.push(newSubscription(userId, 'premium', environment));
        draft.apiKeys.push(record);
      });
      return { userId, key };
    },
    /** `POST /v1/upscale`. A text is sent as it is, and bytes are the picture itself, to be enlarged by 2. */
    upscale: async (
      key: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<TimedAnswer> => {
      const begin = performance.now();
      const isPicture = body instanceof Uint8Array;
      const type = isPicture ? 'image/png' : 'application/json';
      const response = await fetch(`${url()}/v1/upscale${isPicture ? '?scale_factor=2' : ''}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': type, ...headers },
        body: isPicture || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body),
      });
      const answer = (await response.json()) as TimedAnswer['body'];
      const { status } = response;
      return { status, headers: response.headers, body: answer, time: performance.now() - begin };
    },
  };
}
