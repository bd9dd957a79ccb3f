import { uploadMaxBytes } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeDataUrl } from '@verapix/server/public-api/picture';
import {
  apiForEachTest,
  dataUrl,
  errorIn,
  outcomeOf,
  photograph,
  plainPng,
  upscaleBy,
} from './public-api.test-kit';

describe('a data URL', () => {
  it('is decoded regardless of its declared type', () => {
    const type = fc.constantFrom('', 'image/png', 'IMAGE/JPEG', 'text/html;charset=utf-8');
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(type, bytes, (declared, file) => {
        const text = `data:${declared};base64,${Buffer.from(file).toString('base64')}`;
        expect([...decodeDataUrl(text)]).toEqual([...file]);
      }),
    );
  });

  it.each([
    ['data:', 'is empty'],
    ['data:image/png;base64', 'has no comma'],
    ['data:image/png;base64,', 'holds nothing'],
    ['data:image/png,iVBORw0KGgo=', 'is not base64'],
    ['data:image/png;base64;x,AAAA', 'says base64 in the wrong place'],
    ['data:image/png;base64,AAA', 'is cut off'],
    ['data:image/png;base64,AAA=A', 'goes on after its padding'],
    ['data:image/png;base64,A===', 'has too much padding'],
    ['data:image/png;base64,AA AA===', 'holds a space'],
    ['data:image/png;base64,AA_-', 'is base64 for URLs'],
    ['data:image/png;base64,AA%3D', 'is percent-encoded'],
    [`data:${'x'.repeat(300)};base64,AAAA`, 'has an endless type'],
  ])('is rejected: %s (%s)', (text) => {
    expect(() => decodeDataUrl(text)).toThrow(
      expect.objectContaining({ code: 'validation_failed', more: { field: 'image_url' } }),
    );
  });

  it('is rejected for its size before decoding', () => {
    const decode = vi.spyOn(globalThis, 'atob');
    const characters = Math.ceil(uploadMaxBytes / 3) * 4;
    const tooLarge = `data:image/png;base64,${'A'.repeat(characters + 4)}`;
    expect(() => decodeDataUrl(tooLarge)).toThrow(expect.objectContaining({ code: 'image_too_large' }));
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });
});

const api = apiForEachTest();

describe('a body', () => {
  it.each([
    ['{', '400 invalid_json'],
    ['', '400 invalid_json'],
    ["{image_url: 'x'}", '400 invalid_json'],
  ])('that is not JSON is rejected: %j', async (text, outcome) => {
    expect(outcomeOf(await upscaleBy(api.backend, api.premium.key, text))).toBe(outcome);
  });

  it.each<[unknown, string | undefined]>([
    [null, undefined],
    [[], undefined],
    ['"text"', undefined],
    [{}, 'image_url'],
    [{ image_url: 'data:x' }, 'scale_factor'],
    [{ scale_factor: 2 }, 'image_url'],
    [{ image_url: 5, scale_factor: 2 }, 'image_url'],
    [{ image_url: '', scale_factor: 2 }, 'image_url'],
    [{ image_url: 'ftp://example.com/a.png', scale_factor: 2 }, 'image_url'],
    [{ image_url: 'javascript:alert(1)', scale_factor: 2 }, 'image_url'],
    [{ image_url: 'https://', scale_factor: 2 }, 'image_url'],
    [{ image_url: 'data:x', scale_factor: 1 }, 'scale_factor'],
    [{ image_url: 'data:x', scale_factor: 2.5 }, 'scale_factor'],
    [{ image_url: 'data:x', scale_factor: '2' }, 'scale_factor'],
    [{ image_url: 'data:x', scale_factor: 2, format: 'png' }, 'format'],
    ['{"image_url":"data:x","scale_factor":2,"constructor":1}', 'constructor'],
    [{ image_url: 'data:x', scale_factor: 2, ['x'.repeat(500)]: 1 }, 'x'.repeat(100)],
  ])('other than documented is rejected with the name of the field: %j', async (given, field) => {
    const answer = await upscaleBy(api.backend, api.premium.key, given);
    expect(outcomeOf(answer)).toBe('422 validation_failed');
    expect(errorIn(answer).field).toBe(field);
  });

  it.each([
    [{ scale_factor: '2' }, 'The field "scale_factor" takes the number 2, 3, or 4.'],
    [{ scale_factor: 8 }, 'The field "scale_factor" takes the number 2, 3, or 4.'],
    [
      { image_url: 'boats.jpg' },
      'The field "image_url" takes a text that begins with https:, http: or data:.',
    ],
    [{ image_url: null }, 'The field "image_url" takes a text that begins with https:, http: or data:.'],
  ])('gets a message with the accepted values: %j', async (change, message) => {
    const answer = await upscaleBy(api.backend, api.premium.key, { ...api.body(), ...change });
    expect(errorIn(answer).message).toContain(message);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('must have the content type of JSON or of a picture, not %s', async (type) => {
    const answer = await upscaleBy(api.backend, api.premium.key, api.body(), {
      headers: { 'Content-Type': type },
    });
    expect(outcomeOf(answer)).toBe('415 unsupported_media_type');
  });

  it('may be as large as the largest picture in base64', async () => {
    const largest = dataUrl(Buffer.alloc(uploadMaxBytes, 1));
    expect(outcomeOf(await api.upscale(largest))).toBe('415 unsupported_image');
    const larger = dataUrl(Buffer.alloc(uploadMaxBytes + 1, 1));
    expect(outcomeOf(await api.upscale(larger))).toBe('413 image_too_large');
    expect(outcomeOf(await api.upscale(`${largest}${'A'.repeat(70_000)}`))).toBe('413 image_too_large');
  });
});

describe('a picture as the body', () => {
  const send = (file: Uint8Array, query = '?scale_factor=2', headers: Record<string, string> = {}) =>
    upscaleBy(api.backend, api.premium.key, file, {
      query,
      headers: { 'Content-Type': 'image/png', ...headers },
    });

  it('is upscaled with the options of the address, whatever its declared type', async () => {
    const file = await photograph(12, 8).jpeg().toBuffer();
    for (const type of ['image/png', 'IMAGE/JPEG', 'application/octet-stream']) {
      const answer = await send(file, '?scale_factor=3&model=fast&priority=true', { 'Content-Type': type });
      expect(answer.body).toMatchObject({
        priority: true,
        input: { content_type: 'image/jpeg', bytes: file.byteLength },
        output: { width: 36, height: 24 },
      });
    }
  });

  it.each([
    ['', 'scale_factor'],
    ['?scale_factor=5', 'scale_factor'],
    ['?scale_factor=02', 'scale_factor'],
    ['?scale_factor=2&model=best', 'model'],
    ['?scale_factor=2&priority=1', 'priority'],
    ['?scale_factor=2&webhook_url=http://example.com/', 'webhook_url'],
    ['?scale_factor=2&image_url=https://example.com/a.png', 'image_url'],
    ['?scale_factor=2&__proto__=1', '__proto__'],
    ['?scale_factor=2&scale_factor=2', undefined],
  ])('takes no other options than documented: %s', async (query, field) => {
    const answer = await send(await plainPng(8, 6), query);
    expect(outcomeOf(answer)).toBe('422 validation_failed');
    expect(errorIn(answer).field).toBe(field);
  });

  it('may be as large as the largest picture, and has no field in its errors', async () => {
    const largest = await send(Buffer.alloc(uploadMaxBytes, 1));
    expect(outcomeOf(largest)).toBe('415 unsupported_image');
    expect(errorIn(largest)).not.toHaveProperty('field');
    expect(outcomeOf(await send(Buffer.alloc(uploadMaxBytes + 1, 1)))).toBe('413 image_too_large');
    expect(outcomeOf(await send(new Uint8Array()))).toBe('415 unsupported_image');
    const damaged = Buffer.from(await photograph(32, 32).png().toBuffer()).fill(0xff, 60, 200);
    expect(errorIn(await send(damaged))).not.toHaveProperty('field');
  });

  it('may hold any bytes, also those that JSON is made of', async () => {
    const file = Buffer.concat([await plainPng(8, 6), Buffer.alloc(50_000, '[{,')]);
    expect(outcomeOf(await send(file))).toBe('200');
  });

  it('is the same request as before with the same key, bytes and options', async () => {
    const headers = { 'Idempotency-Key': 'a' };
    const [file, other] = [await plainPng(8, 6), await plainPng(8, 7)];
    const first = await send(file, '?scale_factor=2', headers);
    expect((await send(file, '?scale_factor=2&model=fast', headers)).body).toEqual(first.body);
    for (const changed of [
      await send(other, '?scale_factor=2', headers),
      await send(file, '?scale_factor=3', headers),
    ])
      expect(outcomeOf(changed)).toBe('422 idempotency_key_reused');
  });
});

describe('a picture', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><img src=x>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('is recognized by its content, not by its declared type: %s', async (_what, file) => {
    expect(outcomeOf(await api.upscale(dataUrl(file, 'image/png')))).toBe('415 unsupported_image');
  });

  it('must be complete', async () => {
    const png = await plainPng(64, 64);
    const jpeg = await photograph(64, 64).jpeg().toBuffer();
    for (const file of [png.subarray(0, -40), jpeg.subarray(0, -200), png.subarray(0, 20)]) {
      expect(outcomeOf(await api.upscale(dataUrl(file)))).toBe('415 unsupported_image');
    }
  });

  it('is rejected if decoding fails', async () => {
    const file = Buffer.from(await photograph(32, 32).png().toBuffer());
    file.fill(0xff, 60, 200);
    expect(outcomeOf(await api.upscale(dataUrl(file)))).toBe('415 unsupported_image');
  });

  it('with too many pixels is rejected by its header', async () => {
    const decode = vi.fn();
    await api.setUp({ decode });
    const file = Buffer.from(await plainPng(8, 8));
    file.writeUInt32BE(16_000, 16);
    file.writeUInt32BE(16_000, 20);
    const answer = await api.upscale(dataUrl(file));
    expect(outcomeOf(answer)).toBe('413 image_too_large');
    expect(errorIn(answer).message).toContain('16000 × 16000 pixels');
    expect(decode).not.toHaveBeenCalled();
  });

  it('with a wrong size in its header is rejected', async () => {
    await api.setUp({ decode: async () => ({ width: 8, height: 7, data: new Uint8Array(8 * 7 * 4) }) });
    expect(outcomeOf(await api.upscale())).toBe('415 unsupported_image');
  });

  it('may become at most 4K, which is checked before decoding', async () => {
    const decode = vi.fn(() => Promise.reject(new Error('asked')));
    await api.setUp({ decode });
    expect(outcomeOf(await api.upscale(dataUrl(await plainPng(961, 10)), 4))).toBe('422 result_too_large');
    expect(decode).not.toHaveBeenCalled();
    expect(outcomeOf(await api.upscale(dataUrl(await plainPng(960, 10)), 4))).toBe('415 unsupported_image');
    expect(decode).toHaveBeenCalled();
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://2130706433/',
    'https://a:b@example.com/',
    'http://169.254.169.254/',
  ])('is not fetched from %s', async (address) => {
    const fetchPicture = vi.fn();
    await api.setUp({ fetchPicture });
    expect(outcomeOf(await api.upscale(address))).toBe('422 forbidden_address');
    expect(fetchPicture).not.toHaveBeenCalled();
  });
});
