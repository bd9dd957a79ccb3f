import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf } from '../bytes.test-kit';
import { png } from './png';

const checksum = [0, 0, 0, 0];
const chunk = (name: string, ...data: Parameters<typeof bytesOf>) => {
  const content = bytesOf(...data);
  return bytesOf(big32(content.length), name, content, checksum);
};

const colourTypes = { grey: 0, colours: 2, palette: 3, greyWithAlpha: 4, coloursWithAlpha: 6 };

/** The signature and the header of a PNG. */
const start = (width = 300, height = 200, colourType = colourTypes.colours) =>
  bytesOf('\x89PNG\r\n\x1a\n', chunk('IHDR', big32(width), big32(height), [8, colourType, 0, 0, 0]));

const pixels = chunk('IDAT', 'pixels');
const end = chunk('IEND');

describe('the size of a PNG', () => {
  it.each([
    ['a whole file', bytesOf(start(), pixels, end)],
    ['the header alone', start()],
  ])('is read from %s', (_, bytes) => {
    expect(png.readSize(bytes)).toEqual({ kind: 'size', width: 300, height: 200 });
  });

  it.each([
    ['a truncated header', start().slice(0, 32)],
    ['no bytes', new Uint8Array()],
    ['a header of another length', bytesOf(start().slice(0, 11), 14, start().slice(12))],
    ['another chunk first', bytesOf(start().slice(0, 12), 'IDAT', start().slice(16))],
    ['no width', start(0)],
    ['no height', start(300, 0)],
  ])('is damaged with %s', (_, bytes) => {
    expect(png.readSize(bytes)).toEqual({ kind: 'damaged' });
  });
});

describe('the details of a PNG', () => {
  const plain = { orientation: 1, hasAlpha: false };
  const transparency = chunk('tRNS', [0, 0, 0, 0, 0, 0]);
  const frames = (count: number) => chunk('acTL', big32(count), big32(0));
  const turned = chunk(
    'eXIf',
    'MM\0*',
    big32(8),
    big16(1),
    [big16(0x0112), big16(3), big32(1), big16(6), big16(0), big32(0)].flat(),
  );

  it.each([
    ['colours', [start(), pixels, end], plain],
    ['grey', [start(300, 200, colourTypes.grey), pixels, end], plain],
    ['a palette', [start(300, 200, colourTypes.palette), chunk('PLTE', [1, 2, 3]), pixels, end], plain],
    [
      'grey with alpha',
      [start(300, 200, colourTypes.greyWithAlpha), pixels, end],
      { ...plain, hasAlpha: true },
    ],
    [
      'colours with alpha',
      [start(300, 200, colourTypes.coloursWithAlpha), pixels, end],
      { ...plain, hasAlpha: true },
    ],
    ['a transparent colour', [start(), transparency, pixels, end], { ...plain, hasAlpha: true }],
    ['several frames', [start(), frames(2), pixels, end], { ...plain, animated: true }],
    ['one frame', [start(), frames(1), pixels, end], plain],
    ['an orientation', [start(), turned, pixels, end], { ...plain, orientation: 6 }],
    ['pixels in several chunks', [start(), pixels, pixels, end], plain],
    ['an unknown chunk', [start(), chunk('teXt', 'IDAT IEND'), pixels, end], plain],
    ['bytes behind the end', [start(), pixels, end, 'more'], plain],
  ])('with %s', (_, parts, details) => {
    expect(png.readDetails(bytesOf(...parts))).toEqual(details);
  });

  it.each([
    ['no end', [start(), pixels]],
    ['a truncated end', [start(), pixels, end.slice(0, -1)]],
    ['no pixels', [start(), end]],
    ['pixels behind the end', [start(), end, pixels]],
    ['a chunk that is longer than the file', [start(), pixels, big32(100), 'teXt', end]],
    ['the header alone', [start()]],
  ])('are refused with %s', (_, parts) => {
    expect(png.readDetails(bytesOf(...parts))).toBeUndefined();
  });
});
