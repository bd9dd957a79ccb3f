import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchInBrowser } from './fetch-in-browser';

const never = new AbortController().signal;
const address = new URL('https://pictures.example.com/boats.jpg');
const refusedAs = (code: string) => expect.objectContaining({ code, more: { field: 'image_url' } });

/** What the browser's `fetch` gives; `url` is where it ended when it was sent elsewhere. */
function answerWith(answer: Response, url?: string) {
  if (url !== undefined)
    Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
  const asked = vi.fn(async (..._args: Parameters<typeof fetch>) => answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetching a picture in a page', () => {
  it('gives its bytes, and sends neither cookies nor where it was asked from', async () => {
    const asked = answerWith(new Response('picture'));
    expect(new TextDecoder().decode(await fetchInBrowser(address, never))).toBe('picture');
    expect(asked.mock.calls[0]).toMatchObject([
      address,
      { credentials: 'omit', referrerPolicy: 'no-referrer' },
    ]);
  });

  it('asks nothing of a private address', async () => {
    const asked = answerWith(new Response('picture'));
    await expect(fetchInBrowser(new URL('http://127.0.0.1/'), never)).rejects.toEqual(
      refusedAs('forbidden_address'),
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes nothing from a private address that it was sent on to', async () => {
    answerWith(new Response('picture'), 'http://192.168.1.1/boats.jpg');
    await expect(fetchInBrowser(address, never)).rejects.toEqual(refusedAs('forbidden_address'));
  });

  it('takes a picture that has moved', async () => {
    answerWith(new Response('picture'), 'https://elsewhere.example.com/boats.jpg');
    expect(await fetchInBrowser(address, never)).toHaveLength('picture'.length);
  });

  it('stops at the largest size', async () => {
    const cancel = vi.fn();
    const part = new Uint8Array(1024 * 1024);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(part), cancel });
    answerWith(new Response(endless));
    await expect(fetchInBrowser(address, never)).rejects.toEqual(refusedAs('image_too_large'));
    expect(cancel).toHaveBeenCalled();
  });

  it.each([404, 500])('says that there is none: %s', async (status) => {
    answerWith(new Response('', { status }));
    await expect(fetchInBrowser(address, never)).rejects.toEqual(refusedAs('image_unreachable'));
  });

  it('says so when the connection breaks in the middle', async () => {
    answerWith(
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) })),
    );
    await expect(fetchInBrowser(address, never)).rejects.toEqual(refusedAs('image_unreachable'));
  });

  it('says so when the browser may not, or cannot', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchInBrowser(address, never)).rejects.toEqual(refusedAs('image_unreachable'));
  });
});
