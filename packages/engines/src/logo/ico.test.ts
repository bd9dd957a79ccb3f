import { bytesOf, little16, little32 } from '@verapix/domain/bytes.test-kit';
import { expect, it } from 'vitest';
import { icoOf } from './ico';

const bytesIn = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** An entry of the directory: a side of 256 is stored as 0; no palette, one plane, 32 bits a pixel. */
const entry = (side: number, bytes: number, offset: number) => [
  ...[side, side, 0, 0],
  ...[little16(1), little16(32), little32(bytes), little32(offset)].flat(),
];

it('has an entry for each of its PNG files, which follow in the same order', async () => {
  const middle = new Uint8Array(300).fill(7);
  const ico = await icoOf([
    { side: 16, png: new Blob(['sixteen']) },
    { side: 255, png: new Blob([middle]) },
    { side: 256, png: new Blob(['large']) },
  ]);
  expect(ico.type).toBe('image/x-icon');
  const head = 6 + 3 * 16;
  expect(await bytesIn(ico)).toEqual(
    bytesOf(
      ...[little16(0), little16(1), little16(3)],
      entry(16, 7, head),
      entry(255, 300, head + 7),
      entry(0, 5, head + 307),
      ...['sixteen', middle, 'large'],
    ),
  );
});

it('is a header alone without pictures', async () => {
  expect(await bytesIn(await icoOf([]))).toEqual(bytesOf(little16(0), little16(1), little16(0)));
});
