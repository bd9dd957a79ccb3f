import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerShare,
  isReceivedAddress,
  receivedAddress,
  receivedField,
  takeReceived,
} from './received-files';

/** The browser's caches in memory, as far as they are used here. */
function memoryCaches(put = (_key: string, _response: Response) => {}) {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        put: async (key: string, response: Response) => {
          put(key, response);
          cache.set(key, response);
        },
        keys: async () => [...cache.keys()],
        match: async (key: string) => cache.get(key),
      };
    },
  };
}

const share = (...files: File[]) => {
  const form = new FormData();
  form.set('title', 'Holiday');
  for (const file of files) form.append(receivedField, file);
  return answerShare(
    new Request(`https://verapix.example${receivedAddress}`, { method: 'POST', body: form }),
  );
};
const boats = new File(['boats'], 'Bateaux été.png', { type: 'image/png' });
const cat = new File(['cat'], 'cat.jpg', { type: 'image/jpeg' });

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));

describe('files that another app shares', () => {
  it('are given to the page that opens, once, with their names and types', async () => {
    const answer = await share(boats, cat);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`https://verapix.example${receivedAddress}`);
    const files = await takeReceived();
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Bateaux été.png', 'image/png'],
      ['cat.jpg', 'image/jpeg'],
    ]);
    expect(await files[0]?.text()).toBe('boats');
    expect(await takeReceived()).toEqual([]);
  });

  it('take the place of those that no page has read', async () => {
    await share(boats, cat);
    await share(cat);
    expect((await takeReceived()).map(({ name }) => name)).toEqual(['cat.jpg']);
  });

  it.each([
    ['nothing was shared', () => share()],
    ['only an empty file was shared', () => share(new File([], 'empty.png'))],
    [
      'the request is no form',
      () =>
        answerShare(new Request(`https://verapix.example${receivedAddress}`, { method: 'POST', body: '{}' })),
    ],
  ])('are none if %s, and the page opens all the same', async (_, send) => {
    expect((await send()).status).toBe(303);
    expect(await takeReceived()).toEqual([]);
  });

  it('are all forgotten if one does not fit on the device', async () => {
    const full = memoryCaches((key) => {
      if (key.endsWith('/1')) throw new DOMException('', 'QuotaExceededError');
    });
    vi.stubGlobal('caches', full);
    expect((await share(boats, cat)).status).toBe(303);
    expect(await takeReceived()).toEqual([]);
    expect(full.all.size).toBe(0);
  });

  it('are none where the browser keeps nothing for the site', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await takeReceived()).toEqual([]);
  });
});

it.each([
  [receivedAddress, true],
  ['/tools?received=1&x', true],
  ['/tools', false],
  ['/tools/image-upscaler?received', false],
])('%s receives files: %s', (address, expected) => {
  expect(isReceivedAddress(new URL(address, 'https://verapix.example'))).toBe(expected);
});
