import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../http/http-error';
import { asServer } from '../postgres/transactions';
import { openDatabase } from './database';

const password = 'secret-of-the-test';

/** A server that says `answer` to each connection. `received` is what it was sent. */
async function listen(answer: string | undefined) {
  const received: Buffer[] = [];
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (answer !== undefined) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `postgres://postgres:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    received: () => Buffer.concat(received).toString('latin1'),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('the address of a database on another computer', () => {
  it.each([
    '',
    '?sslmode=disable',
    '?sslmode=require',
    '?sslmode=verify-ca',
    '?sslmode=prefer&ssl=verify-full',
  ])('is refused if it ends with "%s"', (ending) => {
    for (const host of [
      'db.example.com',
      '10.0.0.7',
      '[2001:db8::1]',
      'localhost.example.com',
      '127.example.com',
    ])
      expect(() => openDatabase(`postgres://postgres:x@${host}:5432/postgres${ending}`)).toThrow(
        'sslmode=verify-full',
      );
  });

  it('is accepted with verify-full, and the server is verified', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verapix-authorities-'));
    const file = join(folder, 'ca.crt');
    await writeFile(file, 'PEM');
    const address = `postgres://postgres:x@db.example.com:5432/postgres?sslmode=verify-full&sslrootcert=${file}`;
    const { options } = openDatabase(address);
    await rm(folder, { recursive: true });
    expect(options.ssl).toMatchObject({ rejectUnauthorized: true, ca: 'PEM' });
    expect(options.connection).not.toHaveProperty('sslrootcert');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('is not meant for this computer: %s', (host) => {
    expect(() => openDatabase(`postgres://postgres@${host}:5432/postgres?sslmode=disable`)).not.toThrow();
  });
});

describe.concurrent('a server', () => {
  it('without encryption gets neither the password nor the name of the user', async ({ expect }) => {
    const server = await listen('N');
    const sql = openDatabase(`${server.address}?sslmode=verify-full`, 1);
    await expect(sql`select 1`).rejects.toThrow();
    expect(server.received()).not.toBe('');
    expect(server.received()).not.toContain(password);
    expect(server.received()).not.toContain('user\0postgres');
    await sql.end({ timeout: 0 });
    server.close();
  });

  it('that accepts a connection and says nothing is given up after seconds', {
    timeout: 10_000,
  }, async () => {
    const server = await listen(undefined);
    const sql = openDatabase(server.address, 1);
    const begin = performance.now();
    await expect(asServer(sql, async (tx) => tx`select 1`)).rejects.toThrow(UnavailableError);
    expect(performance.now() - begin).toBeLessThan(5000);
    await sql.end({ timeout: 0 });
    server.close();
  });

  it('that is not there is unavailable', async ({ expect }) => {
    const server = await listen(undefined);
    server.close();
    const sql = openDatabase(server.address, 1);
    await expect(asServer(sql, async (tx) => tx`select 1`)).rejects.toThrow(UnavailableError);
    await sql.end({ timeout: 0 });
  });
});

it.each([
  [5432, true],
  // The pooler of transactions.
  [6543, false],
])('prepares statements where the server keeps them: port %i', (port, prepare) => {
  const sql = openDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`);
  expect(sql.options.prepare).toBe(prepare);
});
