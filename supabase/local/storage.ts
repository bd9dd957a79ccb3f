import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StorageServer {
  url: string;
  /** The paths of the stored objects. */
  paths: () => string[];
  /** Makes the storage refuse every request, or stop refusing. */
  setBroken: (isBroken: boolean) => void;
  /**
   * Makes the storage accept requests without ever answering, or answer again from the next request on. Meanwhile it stores what
   * it is sent if it `keeps` it.
   */
  setSilent: (isSilent: boolean, keeps?: boolean) => void;
  stop: () => Promise<void>;
}

/** The routes of a project's storage that the functions use, with objects in memory and the service's answer for a missing one. */
export async function startStorage(secretKey: string): Promise<StorageServer> {
  const objects = new Map<string, Buffer>();
  let [isBroken, isSilent, keepsInSilence] = [false, false, false];
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const object = objects.get(path);
    if (incoming.headers.authorization !== `Bearer ${secretKey}`) return outgoing.writeHead(403).end('{}');
    if (isSilent && keepsInSilence && incoming.method === 'POST') objects.set(path, Buffer.concat(chunks));
    if (isSilent) return outgoing;
    if (isBroken) return outgoing.writeHead(500).end('disk on fire');
    if (incoming.method === 'POST') {
      objects.set(path, Buffer.concat(chunks));
      return outgoing.end('{}');
    }
    if (!object) {
      return outgoing.writeHead(400).end(JSON.stringify({ statusCode: '404', error: 'not_found' }));
    }
    if (incoming.method === 'DELETE') return outgoing.end(String(objects.delete(path)));
    return outgoing.end(object);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: () => [...objects.keys()],
    setBroken: (next) => {
      isBroken = next;
    },
    setSilent: (next, keeps = false) => {
      [isSilent, keepsInSilence] = [next, keeps];
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
