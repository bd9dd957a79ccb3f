import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { afterHead, maxSegmentBytes, segment, setDensity, withMetadata } from './jpeg-metadata';

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
    const written = await withMetadata(before, origin);
    expect(written.type).toBe('image/jpeg');
    const after = Buffer.from(await written.arrayBuffer());
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

describe('the head of a JPEG', () => {
  const jfif = (bytes: number) => [0xff, 0xd8, ...segment(0xe0, new Uint8Array(bytes))];

  it.each([
    ['no JFIF segment', [0xff, 0xd8, 0xff, 0xe1, 0, 16], 2],
    ['another byte in place of a marker', [0xff, 0xd8, 0, 0xe0, 0, 16], 2],
    ['a JFIF segment', jfif(14), 20],
    ['a long JFIF segment, with a thumbnail', jfif(0x0203), 6 + 0x0203],
    ['a marker alone', [0xff, 0xd8, 0xff, 0xe0], 4],
  ])('ends behind it: %s', (_, bytes, end) => {
    expect(afterHead(Uint8Array.from(bytes))).toBe(end);
  });

  it.each([[[0, 0xd8]], [[0xff, 0xd9]], [[]]])('is none in %j', (bytes) => {
    expect(() => afterHead(Uint8Array.from(bytes))).toThrow('This is not a JPEG');
  });
});

it('a segment holds at most 65,533 bytes', () => {
  expect([...segment(0xfe, new Uint8Array(maxSegmentBytes)).slice(0, 4)]).toEqual([0xff, 0xfe, 0xff, 0xff]);
  expect(() => segment(0xfe, new Uint8Array(maxSegmentBytes + 1))).toThrow(RangeError);
});

it('sets the density in a JFIF segment, and leaves other files as they are', async () => {
  // Start marker and a JFIF segment of 72 dots an inch, as Chromium writes it.
  const jfif = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0];
  const written = await setDensity(new Blob([new Uint8Array(jfif)], { type: 'image/jpeg' }), 300);
  expect(written.type).toBe('image/jpeg');
  const after = new Uint8Array(await written.arrayBuffer());
  expect([...after.subarray(13, 18)]).toEqual([1, 1, 44, 1, 44]);
  const other = new Blob(['GIF89a']);
  expect(await setDensity(other, 300)).toBe(other);
});
