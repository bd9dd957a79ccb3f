import { upscaleFactors } from '@verapix/domain';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { giveApiKey } from '../testing/test-backend';
import { apiForEachTest, dataUrl, photograph, plainPng, resultIn, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

async function fetched(url: string): Promise<Buffer> {
  return Buffer.from(await (await api.backend.fetch(new Request(url))).arrayBuffer());
}

/** Mean squared error of two pictures' channels. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (!a || a.length !== b?.length) throw new Error('The pictures differ in size.');
  return a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0) / a.length;
}

describe('the result', () => {
  // @spec call.upscale
  it.each(['jpeg', 'png', 'webp'] as const)(
    "has the picture's format and the exact size: %s",
    async (format) => {
      const file = await photograph(60, 40).toFormat(format).toBuffer();
      for (const factor of upscaleFactors) {
        const answer = await api.upscale(dataUrl(file), factor);
        const { input, output, scale_factor } = resultIn(answer);
        const content_type = `image/${format}`;
        expect(scale_factor).toBe(factor);
        expect(input).toEqual({ width: 60, height: 40, content_type, bytes: file.length });
        expect(output).toMatchObject({ width: 60 * factor, height: 40 * factor, content_type });
        const result = await fetched(output.url);
        expect(result).toHaveLength(output.bytes);
        expect(await sharp(result).metadata()).toMatchObject({
          format,
          width: 60 * factor,
          height: 40 * factor,
        });
      }
    },
  );

  it.each(upscaleFactors)('is closer to the original than repeated pixels, ×%s', async (factor) => {
    const [width, height] = [480, 360];
    const original = await photograph(width, height).png().toBuffer();
    const reduced = await sharp(original)
      .resize(width / factor, height / factor)
      .png()
      .toBuffer();
    const repeated = await sharp(reduced).resize(width, height, { kernel: 'nearest' }).png().toBuffer();
    const result = await fetched(resultIn(await api.upscale(dataUrl(reduced), factor)).output.url);
    expect(await difference(result, original)).toBeLessThan(0.9 * (await difference(repeated, original)));
  });

  it('keeps the colors of a photograph', async () => {
    const photo = await photograph(96, 64).png().toBuffer();
    const result = await fetched(resultIn(await api.upscale(dataUrl(photo))).output.url);
    const { isPalette = false } = await sharp(result).metadata();
    expect(isPalette).toBe(false);
  });

  it('is upright if the picture has an orientation', async () => {
    const sideways = await photograph(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { input, output } = resultIn(await api.upscale(dataUrl(sideways)));
    expect(input).toMatchObject({ width: 40, height: 60 });
    expect(output).toMatchObject({ width: 80, height: 120 });
    const result = await fetched(output.url);
    expect((await sharp(result).metadata()).orientation).toBeUndefined();
    const upright = await sharp(sideways).autoOrient().resize(80, 120).jpeg().toBuffer();
    expect(await difference(result, upright)).toBeLessThan(150);
  });

  it('keeps transparency', async () => {
    const create = {
      width: 8,
      height: 8,
      channels: 4 as const,
      background: { r: 255, g: 0, b: 0, alpha: 0.5 },
    };
    const file = await sharp({ create }).png().toBuffer();
    const result = await fetched(resultIn(await api.upscale(dataUrl(file))).output.url);
    const { channels } = await sharp(result).stats();
    expect(channels.map(({ min, max }) => [min, max])).toEqual([
      [255, 255],
      [0, 0],
      [0, 0],
      [128, 128],
    ]);
  });

  it('states when it was created and when it expires', async () => {
    expect(resultIn(await api.upscale())).toMatchObject({
      status: 'succeeded',
      mode: 'live',
      created_at: '2026-01-15T12:00:00.000Z',
      expires_at: '2026-01-15T13:00:00.000Z',
    });
  });

  it('states that a test key was used', async () => {
    const { key } = await giveApiKey(api.backend, 'premium', 'test');
    expect(resultIn(await upscaleBy(api.backend, key, api.body())).mode).toBe('test');
  });

  it('can be downloaded with its address as a picture until it expires', async () => {
    const { output } = resultIn(await api.upscale());
    api.backend.advance(60_000);
    const { headers } = await api.backend.fetch(new Request(output.url));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="${output.url.split('/').at(-1)}.png"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=3540',
    });
    api.backend.advance(3_540_000);
    expect((await api.backend.fetch(new Request(output.url))).status).toBe(404);
  });

  it('has an unpredictable address', async () => {
    const [one, other] = [resultIn(await api.upscale()), resultIn(await api.upscale())];
    for (const { output } of [one, other]) expect(output.url).toMatch(/\/v1\/results\/up_[\w-]{24}$/);
    expect(other.output.url).not.toBe(one.output.url);
  });

  it('can be made from a downloaded picture', async () => {
    const fetchPicture = vi.fn(async () => new Uint8Array(await plainPng(8, 6)));
    await api.setUp({ fetchPicture });
    expect(resultIn(await api.upscale('https://example.com/boats.png')).output).toMatchObject({
      width: 16,
      height: 12,
    });
    expect(fetchPicture).toHaveBeenCalledExactlyOnceWith(
      new URL('https://example.com/boats.png'),
      expect.any(AbortSignal),
    );
  });
});
