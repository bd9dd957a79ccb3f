import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { UnavailableError } from '@verapix/server/http/http-error';
import { createStripePayments } from '@verapix/server/stripe/payments';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSmtpSender } from '../../packages/worker/src/mail-sender.ts';

/** Accepts connections and never says a word. */
const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
const sockets = new Set<Socket>();
let host = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** How long something takes that ends with an error, in seconds, and the error. */
async function failureOf(work: () => Promise<unknown>): Promise<{ seconds: number; error: unknown }> {
  const begin = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { seconds: (performance.now() - begin) / 1000, error };
}

it.concurrent('(3) a payment provider that never answers is unavailable after 8 s, asked twice', async () => {
  const faults = vi.spyOn(console, 'error').mockReturnValue();
  const payments = createStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    apiUrl: `http://${host}`,
    now: Date.now,
    siteUrl: 'https://app.test',
  });
  const { seconds, error } = await failureOf(() => payments.setRenewal('sub_1', false));
  faults.mockRestore();
  expect(error).toBeInstanceOf(UnavailableError);
  expect(seconds).toBeGreaterThan(8);
  expect(seconds).toBeLessThan(25);
});

it.concurrent('(3) a mail server that never answers is given up after 30 s', async () => {
  const send = createSmtpSender(`smtp://${host}`, 'Verapix <no-reply@app.test>');
  const { seconds, error } = await failureOf(() =>
    send({
      id: '5f3c0f0e-0000-4000-8000-000000000001',
      kind: 'weekly-digest',
      data: { jobs: '12', images: '3', results: '0', sign_ins: '2' },
      createdAt: '2026-11-30T10:00:00.000Z',
      locale: 'en',
      to: 'ada@example.com',
      siteUrl: 'https://app.test',
      operatorAddress: undefined,
      links: {},
    }),
  );
  expect(error).toBeInstanceOf(Error);
  expect(seconds).toBeLessThan(40);
});
