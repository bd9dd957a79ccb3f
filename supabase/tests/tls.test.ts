/** A database behind TLS on this computer: the password goes to the server that the address names, and to no other. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { openDatabase } from '@verapix/server/node/database';
import { answerOf } from '@verapix/server/postgres/transactions';
import { afterEach, expect, it } from 'vitest';
import { databaseOfFile } from './database.ts';

const database = databaseOfFile();
const file = (name: string) => join(import.meta.dirname, 'tls', name);
const password = 'secret-of-the-test';
const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/**
 * A way to the database that speaks TLS with a certificate, as Postgres does: a client asks for it, and the answer is one
 * letter. Without a certificate the answer is no. `seen` is what came in the clear, or was decrypted.
 */
async function startTls(certificate: string | undefined) {
  const seen: Buffer[] = [];
  const target = Number(new URL(database.url()).port);
  const pipe = (client: Socket) => {
    const server = connect(target, '127.0.0.1');
    client.on('data', (chunk: Buffer) => seen.push(chunk));
    for (const each of [client, server]) each.on('error', () => undefined);
    client.pipe(server).pipe(client);
  };
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (certificate === undefined) {
        socket.write('N');
        pipe(socket);
        return;
      }
      socket.write('S');
      const secureContext = createSecureContext({
        cert: readFileSync(file(`${certificate}.crt`)),
        key: readFileSync(file(`${certificate}.key`)),
      });
      pipe(new TLSSocket(socket, { isServer: true, secureContext }));
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return {
    port: (listener.address() as AddressInfo).port,
    seen: () => Buffer.concat(seen).toString('latin1'),
  };
}

/** Connects as the API does, and asks for something. */
async function ask(port: number, { host = 'localhost', authority = 'ca.crt' } = {}) {
  const name = new URL(database.url()).pathname;
  const query = `?sslmode=verify-full&sslrootcert=${file(authority)}`;
  const sql = openDatabase(`postgres://postgres:${password}@${host}:${port}${name}${query}`, 1);
  stops.push(() => sql.end({ timeout: 1 }));
  const [row] = await answerOf(sql<{ one: number }[]>`select 1 as one`);
  return row?.one;
}

it('is reached with the certificate of its name, signed by the authority of the address', async () => {
  const { port, seen } = await startTls('localhost');
  expect(await ask(port)).toBe(1);
  expect(seen()).toContain('select 1 as one');
});

it.each<[string, string | undefined, Parameters<typeof ask>[1]]>([
  ['a certificate of another name', 'other-host', {}],
  ['a certificate for a name, reached by its number', 'localhost', { host: '127.0.0.1' }],
  ['a certificate of another authority', 'localhost', { authority: 'other-ca.crt' }],
  ['no TLS', undefined, {}],
])('is told nothing if it has %s', async (_what, certificate, options) => {
  const { port, seen } = await startTls(certificate);
  await expect(ask(port, options)).rejects.toThrow();
  expect(seen()).not.toMatch(/secret-of-the-test|postgres|select/);
});
