import { afterEach, expect, it, vi } from 'vitest';
import { videoSupport } from './support';

/** Gives the browser decoders and encoders. Returns the queries for them, in the order in which they end. */
function stubCodecs({ decodes, encodes }: { decodes: boolean; encodes: readonly string[] }) {
  const queries: string[] = [];
  const answer = (kind: string, isSupported: (codec: string) => boolean) => ({
    isConfigSupported: async ({ codec }: { codec: string }) => {
      await Promise.resolve();
      queries.push(kind);
      return { supported: isSupported(codec) };
    },
  });
  vi.stubGlobal('OffscreenCanvas', {});
  vi.stubGlobal(
    'VideoDecoder',
    answer('decoder', () => decodes),
  );
  vi.stubGlobal(
    'VideoEncoder',
    answer('encoder', (codec) => encodes.some((name) => codec.startsWith(name))),
  );
  return queries;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for no encoder before it knows the decoders: WebKitGTK crashes otherwise', async () => {
  const queries = stubCodecs({ decodes: true, encodes: ['avc1'] });
  expect(await videoSupport()).toEqual({ ok: true });
  expect(queries.indexOf('encoder')).toBeGreaterThan(queries.lastIndexOf('decoder'));
});

it('says that videos need https where a page without it has no video API', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await videoSupport()).toMatchObject({ ok: false, message: expect.stringContaining('https') });
});

it('names the codec of the result if it is not H.264', async () => {
  stubCodecs({ decodes: true, encodes: ['vp09'] });
  expect(await videoSupport()).toMatchObject({ ok: true, note: expect.stringContaining('VP9') });
});

it.each([
  ['decoders', { decodes: false, encodes: ['avc1'] }, 'can’t open videos'],
  ['encoders', { decodes: true, encodes: [] }, 'can’t save videos'],
])('says that a browser without %s cannot work on videos', async (_, codecs, words) => {
  stubCodecs(codecs);
  expect(await videoSupport()).toMatchObject({ ok: false, message: expect.stringContaining(words) });
});
