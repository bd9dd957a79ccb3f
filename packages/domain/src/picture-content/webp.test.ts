import { describe, expect, it } from 'vitest';
import { bytesOf, little16, little32 } from '../bytes.test-kit';
import { webp } from './webp';

const chunk = (name: string, ...data: Parameters<typeof bytesOf>) => {
  const content = bytesOf(...data);
  return bytesOf(name, little32(content.length), content, content.length % 2 === 1 ? 0 : []);
};

const little24 = (value: number) => little32(value).slice(0, 3);

const file = (...chunks: Uint8Array[]) => {
  const content = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', little32(content.length), content);
};

/** The frame header of a lossy picture. The two upper bits of each side are a scale, which is no part of the size. */
const lossy = (width = 300, height = 200, signature = '\x9d\x01\x2a') =>
  chunk('VP8 ', [0, 0, 0], signature, little16(width | 0x4000), little16(height | 0x8000), 'pixels');

/** The header of a lossless picture: 14 bits for each side less one, a bit for alpha, three for the version. */
const lossless = ({ width = 300, height = 200, alpha = false, signature = 0x2f } = {}) =>
  chunk('VP8L', signature, little32((width - 1) | ((height - 1) << 14) | (alpha ? 1 << 28 : 0)), 'pixels');

const flags = { animation: 0x02, alpha: 0x10 };
const extended = (flag = 0) => chunk('VP8X', [flag, 0, 0, 0], little24(299), little24(199));

const size = { kind: 'size', width: 300, height: 200 };
const damaged = { kind: 'damaged' };

describe('the size of a WebP', () => {
  it.each([
    ['lossy', file(lossy())],
    ['lossless', file(lossless())],
    ['extended', file(extended(), lossy())],
    ['with its first 30 bytes alone', file(lossy()).slice(0, 30)],
  ])('is read: %s', (_, bytes) => {
    expect(webp.readSize(bytes)).toEqual(size);
  });

  it('is read where its sides have all of their bits', () => {
    const longest = 16383;
    expect(webp.readSize(file(lossy(longest, longest)))).toMatchObject({ width: longest, height: longest });
    const larger = { width: longest + 1, height: longest + 1 };
    expect(webp.readSize(file(lossless(larger)))).toMatchObject(larger);
  });

  it.each([
    ['29 bytes', file(lossy()).slice(0, 29)],
    ['29 bytes, extended', file(extended(), lossy()).slice(0, 29)],
    ['no bytes', new Uint8Array()],
    ['another chunk first', file(chunk('ICCP', 'a profile of colours'), lossy())],
    ['the signature of lossless pixels in another chunk', file(chunk('ICCP', 0x2f, 'a profile of colours'))],
    ['the signature of lossy pixels in another chunk', file(chunk('ICCP', '123\x9d\x01\x2a and so on'))],
    ['another signature, lossy', file(lossy(300, 200, '\x9d\x01\x2b'))],
    ['another signature, lossless', file(lossless({ signature: 0x2e }))],
    ['no width', file(lossy(0, 200))],
    ['no height', file(lossy(300, 0))],
  ])('is damaged with %s', (_, bytes) => {
    expect(webp.readSize(bytes)).toEqual(damaged);
  });
});

describe('the details of a WebP', () => {
  const plain = { orientation: 1, hasAlpha: false };
  const frame = chunk('ANMF', 'a frame');
  const odd = chunk('EXIF', 'odd');

  it.each([
    ['lossy', file(lossy()), plain],
    [
      'lossy, with the bit that means alpha if it is lossless',
      file(chunk('VP8 ', Array(20).fill(0xff))),
      plain,
    ],
    ['lossless', file(lossless()), plain],
    ['lossless with alpha', file(lossless({ alpha: true })), { ...plain, hasAlpha: true }],
    ['extended', file(extended(), lossy()), plain],
    ['extended with alpha', file(extended(flags.alpha), lossy()), { ...plain, hasAlpha: true }],
    ['an animation', file(extended(flags.animation), frame), { ...plain, animated: true }],
    ['a chunk of odd length before the pixels', file(extended(), odd, lossy()), plain],
    ['pixels of no bytes at the very end', file(extended(), chunk('VP8 ')), plain],
    ['bytes behind the end', bytesOf(file(lossy()), 'more'), plain],
  ])('are read: %s', (_, bytes, details) => {
    expect(webp.readDetails(bytes)).toEqual(details);
  });

  it.each([
    ['a truncated file', file(lossy()).slice(0, -1)],
    ['no pixels', file(extended(), odd)],
    ['pixels behind the end', bytesOf(file(extended()), lossy())],
    ['a chunk beyond the end', file(lossy(), bytesOf('EXIF', little32(4), 'abc'))],
    ['pixels beyond the end', file(extended(), bytesOf('VP8 ', little32(4), 'abc'))],
  ])('are refused with %s', (_, bytes) => {
    expect(webp.readDetails(bytes)).toBeUndefined();
  });
});
