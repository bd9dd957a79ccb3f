import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setDensity, withMetadata } from './jpeg-metadata';

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

it('sets the density in a JFIF segment, and leaves other files as they are', async () => {
  // Start marker and a JFIF segment of 72 dots an inch, as Chromium writes it.
  const jfif = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0];
  const after = new Uint8Array(await (await setDensity(new Blob([new Uint8Array(jfif)]), 300)).arrayBuffer());
  expect([...after.subarray(13, 18)]).toEqual([1, 1, 44, 1, 44]);
  const other = new Blob(['GIF89a']);
  expect(await setDensity(other, 300)).toBe(other);
});
