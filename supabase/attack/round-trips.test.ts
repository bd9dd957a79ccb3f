import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { newSubscription } from '@verapix/server/billing/subscriptions';
import { newApiKey } from '@verapix/server/functions/api-keys';
import { openDatabase } from '@verapix/server/node/database';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { directIntake } from '@verapix/server/public-api/intake';
import { toWebhookSecret, webhookSecretBytes } from '@verapix/server/public-api/webhook-signature';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { createFiles } from '../../mocks/ports/files.ts';
import { createService } from '../../packages/api/src/service.ts';
import { addUser, databaseOfFile } from '../tests/database.ts';
import { plainPicture } from './stage.ts';

const database = databaseOfFile();
const environment = { ...realEnvironment, siteUrl: 'https://app.test' };
let server: Server;
/** How often a client has sent something and then waited for an answer. */
let roundTrips = 0;

beforeAll(async () => {
  const target = Number(new URL(database.url()).port);
  server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    let isAnswered = true;
    client.on('data', (chunk) => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      isAnswered = true;
      client.write(chunk);
    });
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server?.close());

it('(14) a request waits for the database at most three times for the list of jobs, and six times for a new job', async () => {
  const { port } = server.address() as AddressInfo;
  const address = Object.assign(new URL(database.url()), { port: String(port) });
  const sql = openDatabase(address.href, 1);
  const userId = crypto.randomUUID();
  await addUser(database.sql, { id: userId, email: 'ada@example.com' });
  const { key, record } = await newApiKey({ userId, name: 'Key', type: 'live' }, environment);
  await createAccounts(database.sql, environment).change(userId, (draft) => {
    draft.subscriptions.push(newSubscription(userId, 'premium', environment));
    draft.apiKeys.push(record);
    draft.webhookSecrets.push({
      id: environment.newId(),
      user_id: userId,
      secret: toWebhookSecret(new Uint8Array(webhookSecretBytes)),
      created_at: new Date(environment.now()).toISOString(),
      expires_at: null,
    });
  });
  const service = createService({
    ...environment,
    sql,
    files: createFiles(),
    apiUrl: 'https://api.test',
    fetchPicture: () => Promise.reject(new Error('No picture is at an address.')),
    intake: directIntake,
    log: () => undefined,
  });
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Prefer: 'respond-async',
  };
  const image_url = await plainPicture(64, 48);
  const post = (idempotencyKey: string, more: object) =>
    new Request('https://api.test/v1/upscale', {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ image_url, scale_factor: 2, ...more }),
    });
  const requests = {
    'GET /v1/jobs': () => new Request('https://api.test/v1/jobs', { headers }),
    'POST /v1/upscale': () => post(crypto.randomUUID(), { webhook_url: 'https://example.com/hook' }),
    'POST /v1/upscale again': () => post('the-same', {}),
  };
  const counts: Record<string, number> = {};
  for (const [name, request] of Object.entries(requests)) {
    // The first one prepares its statements.
    await service.fetch(request());
    roundTrips = 0;
    expect((await service.fetch(request())).ok).toBe(true);
    counts[name] = roundTrips;
  }
  await sql.end();
  console.warn(`Round trips to the database: ${JSON.stringify(counts)}.`);
  expect(counts['GET /v1/jobs']).toBeLessThanOrEqual(3);
  expect(counts['POST /v1/upscale']).toBeLessThanOrEqual(6);
  expect(counts['POST /v1/upscale again']).toBeLessThanOrEqual(3);
});
