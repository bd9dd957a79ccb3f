/** The public API as a service on Postgres: what several services share, and what they keep. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@verapix/domain';
import { newSubscription } from '@verapix/server/billing/subscriptions';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { createAccounts } from '@verapix/server/postgres/accounts';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBucket, createFolder, type Files } from '../../packages/api/src/files.ts';
import { createService, type Service } from '../../packages/api/src/service.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'verapix-results-'));
  const background = { r: 40, g: 120, b: 200 };
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${png.toString('base64')}`;
});
afterAll(async () => {
  await sql?.end();
  await rm(folder, { recursive: true, force: true });
});

const serviceWith = (files: Files): Service =>
  createService({
    ...environment,
    sql,
    files,
    apiUrl: 'https://api.test',
    pictures: () => import('@verapix/server/node/picture-tools'),
  });

/** Two services, as behind a load balancer. */
let one: Service;
let other: Service;
let userId: string;
let key: string;

beforeEach(async () => {
  time = Date.now();
  [one, other] = [serviceWith(createFolder(folder)), serviceWith(createFolder(folder))];
  userId = crypto.randomUUID();
  await addUser(sql, { id: userId, email: `${userId}@example.com` });
  const made = await newApiKey({ userId, name: 'Key', type: 'test' }, environment);
  key = made.key;
  await createAccounts(sql, environment).change(userId, (draft) => {
    draft.subscriptions.push(newSubscription(userId, 'premium', environment));
    draft.apiKeys.push(made.record);
  });
});

async function upscale(service: Service, headers: Record<string, string> = {}) {
  const response = await service.fetch(
    new Request('http://10.0.0.7:8080/v1/upscale', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ image_url: picture, scale_factor: 2 }),
    }),
  );
  const body = (await response.json()) as { id: string; output: { url: string }; error?: { code: string } };
  return { status: response.status, headers: response.headers, body };
}

const get = (service: Service, url: string) => service.fetch(new Request(url));

describe('a result', () => {
  it('has the public address of the service, and every service returns it', async () => {
    const { status, body } = await upscale(one);
    expect(status).toBe(200);
    expect(body.output.url).toBe(`https://api.test/v1/results/${body.id}`);
    const response = await get(other, body.output.url);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 16, height: 12, format: 'png' });
  });

  it('is gone after an hour, and its file is deleted once, by any service', async () => {
    const { body } = await upscale(one);
    expect(await readdir(folder)).toContain(body.id);
    time += api.resultLifetimeSeconds * 1000;
    expect((await get(one, body.output.url)).status).toBe(404);
    const deleted = await Promise.all([one.deleteExpired(), other.deleteExpired()]);
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(await readdir(folder)).not.toContain(body.id);
    expect(await one.deleteExpired()).toBe(0);
  });
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
    pictures: () => import('@verapix/server/node/picture-tools'),
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
    } else if (path.endsWith('/broken')) outgoing.writeHead(500).end('disk on fire');
    else if (!object) outgoing.writeHead(400).end(JSON.stringify({ statusCode: '404', error: 'not_found' }));
    else if (incoming.method === 'DELETE') outgoing.end(String(stored.delete(path)));
    else outgoing.end(object.body);
  });
  let files: Files;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      storage.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
    files = createBucket({ url, secretKey: 'sb_secret_1', bucket: 'results' });
  });
  afterEach(() => {
    stored.clear();
    seen.length = 0;
  });
  afterAll(() => storage.close());

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
    await expect(files.remove('broken')).rejects.toThrow('500');
  });
});
