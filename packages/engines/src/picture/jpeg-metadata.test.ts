import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withMetadata } from './jpeg-metadata';

const origin = { sourceType: 'algorithmicMedia', description: 'Painted by <rules> & "words".' } as const;

async function jpeg(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

describe('withMetadata', () => {
  it('adds the origin as XMP and as a comment, and leaves the pixels unchanged', async () => {
    const before = await jpeg();
    const after = Buffer.from(await (await withMetadata(before, origin)).arrayBuffer());
    const { format, width, xmp } = await sharp(after).metadata();
    expect([format, width]).toEqual(['jpeg', 8]);
    const text = xmp?.toString() ?? '';
    expect(text).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia');
    expect(text).toContain('Painted by &#60;rules&#62; &#38; &#34;words&#34;.');
    expect(after.includes(Buffer.from(origin.description))).toBe(true);
    const pixels = async (file: Buffer) => (await sharp(file).raw().toBuffer()).toString('hex');
    expect(await pixels(after)).toBe(await pixels(Buffer.from(await before.arrayBuffer())));
  });

  it('rejects other formats', async () => {
    await expect(withMetadata(new Blob(['GIF89a']), origin)).rejects.toThrow('This is not a JPEG');
  });

  it('rejects a description longer than a segment', async () => {
    await expect(withMetadata(await jpeg(), { ...origin, description: 'x'.repeat(70_000) })).rejects.toThrow(
      RangeError,
    );
  });
});
