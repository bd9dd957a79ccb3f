/** The public API as a service on Postgres: what several services share, and what they keep. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@verapix/domain';
import { newSubscription } from '@verapix/server/billing/subscriptions';
import { createBucket } from '@verapix/server/bucket';
import { UnavailableError } from '@verapix/server/http/http-error';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createFolder } from '@verapix/server/node/files';
import type { Files, JobPorts, SendWebhook, WebhookPorts } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import { directIntake } from '@verapix/server/public-api/intake';
import { signWebhook, toWebhookSecret } from '@verapix/server/public-api/webhook-signature';
import { beginDelivery, workOnce } from '@verapix/server/public-api/worker';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService, type LogEntry, type Service } from '../../packages/api/src/service.ts';
import { addUser, databaseOfFile } from './database.ts';

const database = databaseOfFile();
let time = Date.now();
const environment = {
  now: () => time,
  newId: () => crypto.randomUUID(),
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  siteUrl: 'https://app.test',
};
let sql: Sql;
let folder = '';
let picture = '';

beforeAll(async () => {
  sql = postgres(database.url(), { max: 8, onnotice: () => undefined });
  const background = { r: 40, g: 120, b: 200 };
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${png.toString('base64')}`;
});
afterAll(async () => {
  await sql?.end();
});

const serviceWith = (files: Files): Service =>
  createService({
    ...environment,
    sql,
    files,
    apiUrl: 'https://api.test',
    fetchPicture: () => Promise.reject(new Error('Nothing is fetched.')),
    intake: directIntake,
    log: (entry) => log.push(entry),
  });
const log: LogEntry[] = [];

const sent: { address: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
let webhookStatus = 204;
const sendWebhook: SendWebhook = async (address, request) => {
  sent.push({ address: address.href, ...request });
  return webhookStatus;
};
const workerPorts = (): JobPorts & WebhookPorts => ({
  ...environment,
  accounts: createAccounts(sql, environment),
  queue: createJobs(sql, environment),
  files: createFolder(folder),
  pictures: () => import('@verapix/server/node/picture-tools'),
  sendWebhook,
  apiUrl: 'https://api.test',
});

/** A worker that does the jobs of a test as they come. */
let stopWorker = async () => {};
function startWorker(): void {
  const ports = workerPorts();
  let isStopped = false;
  const work = async (): Promise<void> => {
    while (!isStopped) if (!(await workOnce(ports))) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const done = work();
  stopWorker = async () => {
    isStopped = true;
    await done;
  };
}

/** Two services, as behind a load balancer. */
let one: Service;
let other: Service;
let userId: string;
let key: string;

beforeEach(async () => {
  time = Date.now();
  folder = await mkdtemp(join(tmpdir(), 'verapix-jobs-'));
  await sql`delete from public.jobs`;
  await sql`delete from private.unused_files`;
  [one, other] = [serviceWith(createFolder(folder)), serviceWith(createFolder(folder))];
  userId = crypto.randomUUID();
  await addUser(sql, { id: userId, email: `${userId}@example.com` });
  const made = await newApiKey({ userId, name: 'Key', type: 'test' }, environment);
  key = made.key;
  await createAccounts(sql, environment).change(userId, (draft) => {
    draft.subscriptions.push(newSubscription(userId, 'premium', environment));
    draft.apiKeys.push(made.record);
  });
  startWorker();
});
afterEach(async () => {
  await stopWorker();
  await rm(folder, { recursive: true, force: true });
});

async function upscale(service: Service, headers: Record<string, string> = {}, more: object = {}) {
  const response = await service.fetch(
    new Request('http://10.0.0.7:8080/v1/upscale', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ image_url: picture, scale_factor: 2, ...more }),
    }),
  );
  const body = (await response.json()) as { id: string; output: { url: string }; error?: { code: string } };
  return { status: response.status, headers: response.headers, body };
}

const results = async () => (await readdir(folder)).filter((name) => name.startsWith('up_'));
const get = (service: Service, url: string) => service.fetch(new Request(url));

describe('a result', () => {
  it('has the public address of the service, and every service returns it', async () => {
    const { status, body } = await upscale(one);
    expect(status).toBe(200);
    expect(body.output.url).toMatch(/^https:\/\/api\.test\/v1\/results\/up_/);
    const response = await get(other, body.output.url);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 16, height: 12, format: 'png' });
    const [job] =
      await sql`select fetched_at from public.jobs where result_id = ${body.output.url.split('/').at(-1) ?? ''}`;
    expect(job?.fetched_at).toEqual(expect.any(Date));
  });

  it('is gone after an hour, and its file is deleted once, by any worker', async () => {
    const { body } = await upscale(one);
    const name = body.output.url.split('/').at(-1);
    expect(await results()).toEqual([name]);
    time += api.resultLifetimeSeconds * 1000;
    expect((await get(one, body.output.url)).status).toBe(404);
    const { queue, files } = workerPorts();
    const deleted = await Promise.all([queue.deleteExpired(files.remove), queue.deleteExpired(files.remove)]);
    // The picture, whose job has ended, and the result.
    expect(deleted.toSorted()).toEqual([0, 2]);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a webhook', () => {
  const deliverOnce = async (ports: WebhookPorts) => {
    const delivery = await beginDelivery(ports);
    await delivery?.ended;
    return delivery !== undefined;
  };
  const ask = () => upscale(one, {}, { webhook_url: 'https://hooks.example.com/verapix' });

  it('needs a secret that signs it', async () => {
    expect((await ask()).body.error?.code).toBe('validation_failed');
  });

  it('is signed, and sent again until it is answered', async () => {
    const secret = toWebhookSecret(environment.randomBytes(32));
    await createAccounts(sql, environment).change(userId, ({ webhookSecrets }) =>
      webhookSecrets.push({
        id: environment.newId(),
        user_id: userId,
        secret,
        created_at: new Date(time).toISOString(),
        expires_at: null,
      }),
    );
    sent.length = 0;
    webhookStatus = 500;
    const { body } = await ask();
    const ports = workerPorts();
    expect(await deliverOnce(ports)).toBe(true);
    expect(await deliverOnce(ports)).toBe(false);
    webhookStatus = 204;
    time += (api.webhookDelaysSeconds[1] ?? 0) * 1000;
    expect(await deliverOnce(ports)).toBe(true);
    time += 24 * 3_600_000;
    expect(await deliverOnce(ports)).toBe(false);
    expect(sent.map(({ address }) => address)).toEqual(Array(2).fill('https://hooks.example.com/verapix'));
    const [first, second] = sent;
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    for (const { headers, body: text } of sent) {
      expect(JSON.parse(text)).toMatchObject({
        type: 'job.finished',
        data: { id: body.id, output: body.output },
      });
      const signed = {
        id: headers['webhook-id'] ?? '',
        timestamp: Number(headers['webhook-timestamp']),
        body: text,
      };
      expect(headers['webhook-signature']).toBe(await signWebhook([secret], signed));
    }
  });
});

it('(8) a picture that cannot be stored leaves no job, and the same key can be used again', async () => {
  const broken = serviceWith({
    ...createFolder(folder),
    put: () => Promise.reject(new UnavailableError('disk on fire')),
  });
  const header = { 'Idempotency-Key': 'order-1042' };
  const refused = await upscale(broken, header);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await sql`select id from public.jobs`).toHaveLength(0);
  expect((await upscale(one, header)).status).toBe(200);
});

it('(13) a request that fails is in the log with the id that its error shows, and nothing that was sent', async () => {
  log.length = 0;
  const broken = serviceWith({
    ...createFolder(folder),
    put: () => Promise.reject(new Error('disk on fire')),
  });
  const secret = 'a-word-of-the-caller';
  const failed = await upscale(broken, { 'Idempotency-Key': secret });
  expect(failed.status).toBe(500);
  const { request_id } = failed.body.error as unknown as { request_id: string };
  const [entry, ...others] = log.filter((each) => each.request_id === request_id);
  expect(others).toEqual([]);
  const shown = `vp_test_…${key.slice(-4)}`;
  expect(entry).toMatchObject({ method: 'POST', route: '/v1/upscale', key: shown, status: 500 });
  expect(entry?.error).toContain('disk on fire');
  await get(one, `http://10.0.0.7:8080/v1/jobs/${secret}?api_key=${key}`);
  expect(log.at(-1)).toMatchObject({ route: '/v1/jobs/:id', status: 404 });
  const written = JSON.stringify(log);
  for (const text of [secret, key, picture]) expect(written).not.toContain(text);
});

it('takes a picture as it is, also when it is sent again', async () => {
  const file = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  const send = async () => {
    const response = await one.fetch(
      new Request('http://10.0.0.7:8080/v1/upscale?scale_factor=2', {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'image/png', 'Idempotency-Key': 'cover' },
        body: file,
      }),
    );
    return (await response.json()) as { id: string };
  };
  const first = await send();
  expect(first).toMatchObject({ status: 'succeeded', input: { bytes: file.byteLength } });
  expect((await send()).id).toBe(first.id);
});

describe('several services', () => {
  it('upscale once for an idempotency key', async () => {
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await upscale(one, header);
    const second = await upscale(other, header);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('RateLimit-Remaining')).toBe(first.headers.get('RateLimit-Remaining'));
  });

  it('share the limit of a key', async () => {
    const limit = api.requestsPerMinute.test;
    const calls = Array.from({ length: limit + 4 }, (_, index) => upscale(index % 2 ? one : other));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('close as soon as the plan ends, and the key is revoked', async () => {
    const accounts = createAccounts(sql, environment);
    await accounts.change(userId, ({ subscriptions }) => {
      for (const row of subscriptions) Object.assign(row, { status: 'expired' });
    });
    expect((await upscale(one)).body.error?.code).toBe('plan_required');
    await accounts.change(userId, (draft) => {
      draft.apiKeys = [];
    });
    expect((await upscale(other)).body.error?.code).toBe('invalid_key');
  });
});

it('says whether it reaches the database', async () => {
  expect((await get(one, 'http://10.0.0.7:8080/health')).status).toBe(200);
  const lost = postgres('postgres://127.0.0.1:1/none', {
    max: 1,
    connect_timeout: 1,
    onnotice: () => undefined,
  });
  const service = createService({
    ...environment,
    sql: lost,
    files: createFolder(folder),
    apiUrl: 'https://api.test',
    fetchPicture: () => Promise.reject(new Error('Nothing is fetched.')),
    intake: directIntake,
    log: () => undefined,
  });
  expect((await get(service, 'http://10.0.0.7:8080/health')).status).toBe(503);
  await lost.end({ timeout: 0 });
});

describe('the bucket of a project', () => {
  const stored = new Map<string, { body: Buffer; type: string }>();
  const seen: (string | undefined)[] = [];
  /** The routes of the storage service that are used, with its answer for a missing object. */
  const storage = createServer(async (incoming, outgoing) => {
    seen.push(incoming.headers.authorization);
    const path = incoming.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const object = stored.get(path);
    if (incoming.method === 'POST') {
      stored.set(path, { body: Buffer.concat(chunks), type: incoming.headers['content-type'] ?? '' });
      outgoing.end('{}');
    } else if (path.endsWith('/silent')) return;
    else if (path.endsWith('/slow')) {
      // Longer in all than the storage may be silent.
      for (let part = 0; part < 5; part += 1) {
        outgoing.write('x');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      outgoing.end();
    } else if (path.endsWith('/broken')) outgoing.writeHead(500).end('disk on fire');
    else if (!object) outgoing.writeHead(400).end(JSON.stringify({ statusCode: '404', error: 'not_found' }));
    else if (incoming.method === 'DELETE') outgoing.end(String(stored.delete(path)));
    else outgoing.end(object.body);
  });
  let files: Files;
  /** Gives up soon. */
  let hasty: Files;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      storage.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
    const bucketWith = (silence: number) =>
      createBucket({ url, secretKey: 'sb_secret_1', bucket: 'results', silence });
    files = bucketWith(10_000);
    hasty = bucketWith(150);
  });
  afterEach(() => {
    stored.clear();
    seen.length = 0;
  });
  afterAll(() => {
    storage.closeAllConnections();
    storage.close();
  });

  it('keeps a file until it is removed', async () => {
    const content = new Uint8Array([1, 2, 3]);
    await files.put('up_1', content, 'image/png');
    expect([...stored]).toMatchObject([['/storage/v1/object/results/up_1', { type: 'image/png' }]]);
    expect(await files.get('up_1')).toEqual(content);
    await files.remove('up_1');
    expect(await files.get('up_1')).toBeUndefined();
    await files.remove('up_1');
    expect(new Set(seen)).toEqual(new Set(['Bearer sb_secret_1']));
  });

  it('that fails is an error, not a missing file', async () => {
    await expect(files.get('broken')).rejects.toThrow('500');
    await expect(files.remove('broken')).rejects.toThrow(UnavailableError);
  });

  it('(3) that says nothing is given up, and one that is slow is not', async () => {
    await expect(hasty.get('silent')).rejects.toThrow(UnavailableError);
    await expect(hasty.remove('silent')).rejects.toThrow(UnavailableError);
    expect(await hasty.get('slow')).toHaveLength(5);
  });
});
