import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withOrigin } from './jpeg';

const origin = { sourceType: 'algorithmicMedia', description: 'Painted by <rules> & "words".' } as const;

async function jpeg(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

describe('the origin of a JPEG', () => {
  it('is in its metadata, by the IPTC vocabulary and in words, and the picture stays what it was', async () => {
    const before = await jpeg();
    const after = Buffer.from(await (await withOrigin(before, origin)).arrayBuffer());
    const { format, width, xmp } = await sharp(after).metadata();
    expect([format, width]).toEqual(['jpeg', 8]);
    const text = xmp?.toString() ?? '';
    expect(text).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia');
    expect(text).toContain('Painted by &#60;rules&#62; &#38; &#34;words&#34;.');
    expect(after.includes(Buffer.from(origin.description))).toBe(true);
    const pixels = async (file: Buffer) => (await sharp(file).raw().toBuffer()).toString('hex');
    expect(await pixels(after)).toBe(await pixels(Buffer.from(await before.arrayBuffer())));
  });

  it('names no source type where nobody knows it', async () => {
    const after = await (await withOrigin(await jpeg(), { description: 'A picture.' })).text();
    expect(after).not.toContain('DigitalSourceType');
  });

  it('is not written into something else', async () => {
    await expect(withOrigin(new Blob(['GIF89a']), origin)).rejects.toThrow('This is no JPEG');
  });

  it('does not fit when it is longer than a segment', async () => {
    await expect(withOrigin(await jpeg(), { description: 'x'.repeat(70_000) })).rejects.toThrow(RangeError);
  });
});
