import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMerchantConfig, updateMerchantConfig } from '@verapix/server/functions/merchant-config';
import { createFolder } from '@verapix/server/node/files';
import { createFunctionPorts } from '@verapix/server/postgres/ports';
import { createStripePayments } from '@verapix/server/stripe/payments';
import { expect, it } from 'vitest';
import { databaseOfFile } from './database.ts';

const database = databaseOfFile();

it('the seed applies to the migrated database, also twice, and the payment settings in it are valid', async () => {
  const { sql } = database;
  const seed = await readFile(join(import.meta.dirname, '../seed.sql'), 'utf8');
  await sql.unsafe(seed);
  await sql.unsafe(seed);
  const [messages] = await sql`select count(*)::int as count from public.contact_messages`;
  expect(messages).toEqual({ count: 2 });

  const environment = {
    now: Date.now,
    newId: () => crypto.randomUUID(),
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    siteUrl: 'https://app.test',
  };
  const payments = createStripePayments({
    ...environment,
    secretKey: undefined,
    webhookSecret: 'whsec_seed',
  });
  const ports = createFunctionPorts({
    issuer: 'https://project.test/auth/v1',
    ...environment,
    sql,
    jwks: { keys: [] },
    payments,
    cloudFiles: createFolder(''),
  });
  const user = {
    id: crypto.randomUUID(),
    email: 'founder@example.com',
    isAdmin: true,
    hasSecondFactor: false,
  };
  const context = {
    user,
    sessionId: crypto.randomUUID(),
    assuranceLevel: 'aal1' as const,
    form: async () => new FormData(),
    origin: 'https://project.test',
    ports,
  };
  expect(await getMerchantConfig({ ...context, body: {} })).toMatchObject({
    business_name: 'Verapix (development)',
    stripe: { hasWebhookSecret: false },
  });
  const config = await ports.merchant.read();
  expect(await updateMerchantConfig({ ...context, body: { config } })).toEqual({ success: true });
});
