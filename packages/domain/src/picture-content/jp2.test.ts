import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf } from '../bytes.test-kit';
import { jp2, jp2Profile } from './jp2';

type Part = string | number | readonly number[] | Uint8Array;

const box = (name: string, ...parts: Part[]) => {
  const content = bytesOf(...parts);
  return bytesOf(big32(content.length + 8), name, content);
};

const signature = box('jP  ', '\r\n\x87\n');
const codestream = (width: number, height: number, left = 0, top = 0) =>
  bytesOf('\xff\x4f\xff\x51', big16(47), big16(0), [width, height, left, top].flatMap(big32));
const fileWith = (...header: Part[]) =>
  bytesOf(signature, box('jp2h', ...header), box('jp2c', codestream(96, 64)));
const colours = (method: number, ...content: Part[]) => box('colr', method, 0, 0, ...content);
const channels = (...types: number[]) =>
  box('cdef', big16(types.length), ...types.flatMap((type, at) => [big16(at), big16(type), big16(0)]));

describe('a JPEG 2000', () => {
  it('has its size, in a container or bare, without what is before its corner', () => {
    expect(jp2.readSize(fileWith(colours(1, big32(16))))).toEqual({ kind: 'size', width: 96, height: 64 });
    expect(jp2.readSize(codestream(100, 70, 4, 6))).toEqual({ kind: 'size', width: 96, height: 64 });
    expect(jp2.readSize(codestream(4, 6, 4, 6))).toEqual({ kind: 'damaged' });
  });

  it.each([
    [12, 'CMYK JPEG 2000'],
    [14, 'Lab JPEG 2000'],
  ])('with colours of the number %i is named', (number, label) => {
    expect(jp2.readSize(fileWith(colours(1, big32(number))))).toEqual({ kind: 'unsupported', label });
  });

  it.each([
    ['opacity', channels(0, 0, 0, 1), true],
    ['multiplied opacity', channels(0, 2), true],
    ['colours alone', channels(0, 0, 0), false],
    ['no definitions', [], false],
  ])('says whether it has transparency: %s', (_, header, hasAlpha) => {
    expect(jp2.readDetails(fileWith(header))).toEqual({ orientation: 1, hasAlpha });
  });

  it.each([
    ['restricted', 2, 'abc'],
    ['of any kind', 3, 'abc'],
    ['told as a number', 1, undefined],
  ])('gives its profile: %s', (_, method, text) => {
    const profile = jp2Profile(fileWith(colours(method, 'abc')));
    expect(profile && String.fromCharCode(...profile)).toBe(text);
  });

  it.each(['formats/base.j2k', 'formats/alpha.jp2', 'field/picture.jp2'])(
    'of an encoder has its size: %s',
    (name) => {
      const file = readFileSync(join(import.meta.dirname, '../../../../fixtures', name));
      expect(jp2.readSize(file)).toEqual({ kind: 'size', width: 96, height: 64 });
    },
  );

  it('is damaged without its codestream', () => {
    expect(jp2.readSize(signature)).toEqual({ kind: 'damaged' });
    expect(jp2.readDetails(signature)).toBeUndefined();
  });

  it('is read from any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        for (const file of [bytesOf(signature, bytes), fileWith(bytes), bytesOf('\xff\x4f\xff\x51', bytes)]) {
          jp2.readSize(file);
          jp2.readDetails(file);
          jp2Profile(file);
        }
      }),
    );
  });
});
