import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How the database behaves: as it is; accepting and saying nothing; refusing; closing what is open and what is opened. */
export type DatabaseState = 'up' | 'frozen' | 'down' | 'dropping';

/** A way to a database that can be disturbed. */
export async function startDatabaseProxy(target: number) {
  let state: DatabaseState = 'up';
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'frozen') return;
    if (state !== 'up') {
      client.resetAndDestroy();
      return;
    }
    const database = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (chunk: Buffer) => {
        // A frozen database takes what it is sent, and what it had to say is lost.
        if (state !== 'frozen') to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const [client] of pairs) client.resetAndDestroy();
  };
  return {
    port,
    set: async (next: DatabaseState) => {
      if (state === 'down' && next !== 'down') await listen(port);
      state = next;
      if (next === 'down') server.close();
      if (next === 'down' || next === 'dropping') drop();
    },
    stop: () => {
      drop();
      server.close();
    },
  };
}
