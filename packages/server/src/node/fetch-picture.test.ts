import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { api, uploadMaxBytes } from '@verapix/domain';
import { isPublicAddress } from '@verapix/server/public-api/addresses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckedRequestOptions } from './checked-request';
import { createFetchPicture } from './fetch-picture';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A local server that is treated as public: names resolve to it, and its address is allowed. */
async function serve(listener: RequestListener, change: Partial<CheckedRequestOptions> = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
  const fetchPicture = createFetchPicture({
    resolve,
    isPublic: (address) => address === '127.0.0.1',
    ...change,
  });
  const { signal } = new AbortController();
  const ask = (path: string, host = 'pictures.example.com') =>
    fetchPicture(new URL(`http://${host}:${port}${path}`), signal);
  return { ask, resolve, port };
}

const unreachable = expect.objectContaining({ code: 'image_unreachable' });
const forbidden = expect.objectContaining({ code: 'forbidden_address' });

describe('fetching a picture', () => {
  it('returns its bytes, and sends only the necessary headers', async () => {
    let asked: IncomingMessage | undefined;
    const { ask } = await serve((request, response) => {
      asked = request;
      response.end('picture');
    });
    expect(new TextDecoder().decode(await ask('/boats.jpg?size=2'))).toBe('picture');
    expect(asked?.url).toBe('/boats.jpg?size=2');
    expect(Object.keys(asked?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([204, 206, 304, 401, 404, 500])('fails for the status %s', async (status) => {
    const { ask } = await serve((_request, response) => response.writeHead(status).end());
    await expect(ask('/')).rejects.toEqual(unreachable);
  });

  it('follows the documented number of redirects', async () => {
    const { ask } = await serve(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('picture');
      else response.writeHead(302, { Location: `/${left - 1}` }).end();
    });
    expect(await ask(`/${api.fetchMaxRedirects}`)).toHaveLength('picture'.length);
    await expect(ask(`/${api.fetchMaxRedirects + 1}`)).rejects.toEqual(unreachable);
  });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://localhost/',
    'http://a:b@example.com/',
    'file:///',
  ])('rejects a redirect to %s', async (location) => {
    const { ask } = await serve((_request, response) =>
      response.writeHead(302, { Location: location }).end(),
    );
    await expect(ask('/')).rejects.toEqual(forbidden);
  });

  it('ends with a redirect to nowhere', async () => {
    const { ask } = await serve((_request, response) =>
      response.writeHead(302, { Location: 'http://' }).end(),
    );
    await expect(ask('/')).rejects.toEqual(unreachable);
  });

  it('never connects to a private address behind a public name', async () => {
    const connected = vi.fn();
    const { ask } = await serve(connected, { isPublic: isPublicAddress });
    await expect(ask('/')).rejects.toEqual(forbidden);
    expect(connected).not.toHaveBeenCalled();
  });

  it('asks a name once for each connection, so that it cannot lead elsewhere after the check', async () => {
    const { ask, resolve } = await serve((_request, response) => response.end('picture'));
    await ask('/');
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('refuses a name that leads to private addresses as well', async () => {
    const { ask } = await serve((_request, response) => response.end(), {
      resolve: async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    });
    await expect(ask('/')).rejects.toEqual(forbidden);
  });

  it.each([
    ['leads nowhere', async () => []],
    ['is unknown', () => Promise.reject(new Error('ENOTFOUND'))],
  ])('says so when the name %s', async (_what, resolve) => {
    const { ask } = await serve((_request, response) => response.end(), { resolve });
    await expect(ask('/')).rejects.toEqual(unreachable);
  });

  it('stops at the maximum size during the download', async () => {
    let sent = 0;
    const { ask } = await serve((_request, response) => {
      const part = Buffer.alloc(1024 * 1024);
      const send = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
      };
      response.on('drain', send).on('error', () => undefined);
      send();
    });
    await expect(ask('/')).rejects.toEqual(expect.objectContaining({ code: 'image_too_large' }));
    expect(sent).toBeLessThan(uploadMaxBytes * 4);
  });

  it('gives up on a server that does not answer, or stops in the middle, also after a garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const serveHalf: RequestListener = ({ url }, response) => {
      if (url === '/half') response.write('half');
      setTimeout(collectGarbage, 20);
    };
    const { ask } = await serve(serveHalf, { timeout: 100 });
    await expect(ask('/')).rejects.toEqual(unreachable);
    await expect(ask('/half')).rejects.toEqual(unreachable);
  });

  it('says so when the connection breaks', async () => {
    const { ask } = await serve((_request, response) => void response.destroy());
    await expect(ask('/')).rejects.toEqual(unreachable);
  });
});
