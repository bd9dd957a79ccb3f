import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big16, bytesOf } from '../bytes.test-kit';
import { jpeg } from './jpeg';
import { mendJpeg } from './mend-jpeg';

const fieldFile = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures/field', name)));

/** 96 × 64, in units of 16 × 16 pixels or 8 × 8; a start mark, a JFIF segment, tables, a frame, a scan and an end mark. */
const plain = fieldFile('plain.jpg');
const progressive = fieldFile('progressive.jpg');

const find = (file: Uint8Array, code: number) =>
  file.findIndex((byte, at) => byte === 0xff && file[at + 1] === code);
/** Puts bytes in front of the first marker of that code. */
const before = (code: number, bytes: Uint8Array | readonly number[], file = plain) =>
  bytesOf(file.slice(0, find(file, code)), bytes, file.slice(find(file, code)));
const tables = 0xdb;
const frame = 0xc0;
const scan = 0xda;

describe('a JPEG in order', () => {
  it.each([
    ['plain', plain],
    ['progressive', progressive],
    ['with a second picture behind it', fieldFile('two-views.mpo')],
    ['with bytes behind its end', bytesOf(plain, 'more')],
    ['with fill bytes', before(tables, [0xff, 0xff])],
    ['of four inks', fieldFile('cmyk.jpg')],
    ['in arithmetic coding', fieldFile('arith.jpg')],
  ])('stays as it is: %s', (_, file) => {
    expect(mendJpeg(file)?.file).toBe(file);
  });
});

describe('a mended JPEG is the plain one', () => {
  const withHeight = (height: number) => {
    const file = plain.slice();
    file.set(big16(height), find(plain, frame) + 5);
    return file;
  };
  const heightBehind = bytesOf(withHeight(0).slice(0, -2), [0xff, 0xdc, 0, 4], big16(64), [0xff, 0xd9]);

  it.each([
    ['without its end', plain.slice(0, -2)],
    ['with half an end', plain.slice(0, -1)],
    ['with two starts', bytesOf([0xff, 0xd8], plain)],
    ['with a start between its segments', before(tables, [0xff, 0xd8])],
    ['with an end before its pixels', before(tables, [0xff, 0xd9])],
    ['with bytes behind its start', bytesOf(plain.slice(0, 2), [0, 0], plain.slice(2))],
    ['with bytes between its segments', before(tables, bytesOf('stray'))],
    ['with bytes before its scan', before(scan, [0, 1])],
    ['with a restart marker between its segments', before(tables, [0xff, 0xd0])],
    ['with a marker without a meaning', before(tables, [0xff, 0x01])],
    ['with a segment of an impossible length', before(tables, [0xff, 0xe5, 0, 1])],
    ['with its height behind the scan', heightBehind],
    ['without a height', withHeight(0)],
  ])('%s', (_, file) => {
    expect(mendJpeg(file)?.file).toEqual(plain);
  });

  it('with zeros in place of its end, which it keeps', () => {
    const mended = mendJpeg(bytesOf(plain.slice(0, -2), new Uint8Array(64)));
    expect(mended?.file).toEqual(bytesOf(plain.slice(0, -2), new Uint8Array(64), [0xff, 0xd9]));
    expect(mended?.endsInZeros).toBe(true);
  });

  it('with a segment that is too long, which it shortens', () => {
    const comment = [0xff, 0xfe, 0, 6, 1, 2, 3, 4];
    const tooLong = [0xff, 0xfe, 0, 10, 1, 2, 3, 4];
    expect(mendJpeg(before(tables, tooLong))?.file).toEqual(before(tables, comment));
  });

  it('with a second frame header before its scan, of which the last counts', () => {
    const other = [0xff, frame, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0];
    expect(mendJpeg(before(frame, other))?.file).toEqual(plain);
  });
});

describe('the rows of a JPEG', () => {
  const rowsIn = (file: Uint8Array) => mendJpeg(file)?.rows?.count();

  it.each([
    'plain.jpg',
    'no-end-mark.jpg',
    'no-end-mark-zeros.jpg',
    'grey.jpg',
    'cmyk.jpg',
    'progressive.jpg',
    'two-views.mpo',
  ])('are all in %s', async (name) => {
    expect(await rowsIn(fieldFile(name))).toBe(64);
  });

  const dataStart = find(plain, scan) + 14;

  it('are never more with less data, whole ones only, and all only with all data', async () => {
    let last = 64;
    for (let end = plain.length - 2; end > dataStart; end -= 7) {
      const rows = (await rowsIn(plain.slice(0, end))) ?? 0;
      expect(rows).toBeLessThanOrEqual(last);
      expect(rows % 8).toBe(0);
      last = rows;
    }
    expect(last).toBe(0);
  });

  it('are as few when zeros or an end mark stand in place of the data', async () => {
    const cut = plain.slice(0, dataStart + Math.floor((plain.length - dataStart) / 2));
    const rows = await rowsIn(cut);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(64);
    const zeros = new Uint8Array(plain.length - cut.length);
    for (const tail of [[0xff, 0xd9], zeros, bytesOf(zeros, [0xff, 0xd9])])
      expect(await rowsIn(bytesOf(cut, tail))).toBe(rows);
  });

  it('are not known in arithmetic coding', async () => {
    expect(await rowsIn(fieldFile('arith.jpg'))).toBeUndefined();
  });

  it('are all in a progressive picture that only lacks its later scans', async () => {
    const cut = progressive.slice(0, Math.floor(progressive.length * 0.9));
    const mended = mendJpeg(cut);
    expect(await mended?.rows?.count()).toBe(64);
    expect(mended?.lacksDetail).toBe(true);
    expect(mendJpeg(progressive)?.lacksDetail).toBe(false);
  });

  it('become a picture of their own', async () => {
    const first = (await mendJpeg(plain.slice(0, -200))?.rows?.first(32)) ?? new Uint8Array();
    expect(jpeg.readSize(first)).toEqual({ kind: 'size', width: 96, height: 32 });
    expect(jpeg.readDetails(first)).toBeDefined();
  });
});

it('whatever the bytes behind a start mark, a mended file begins and ends as a JPEG', async () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(plain, progressive),
      fc.array(change, { maxLength: 12 }),
      fc.nat(),
      async (original, changes, length) => {
        const bytes = original.slice(0, 3 + (length % original.length));
        for (const [at, value] of changes) bytes[2 + (at % (bytes.length - 2))] = value;
        const mended = mendJpeg(bytes);
        if (!mended) return;
        const rows = (await mended.rows?.count()) ?? 0;
        expect(rows).toBeGreaterThanOrEqual(0);
        expect(rows).toBeLessThanOrEqual(0xffff);
        expect([...mended.file.slice(0, 2)]).toEqual([0xff, 0xd8]);
        if (mended.file !== bytes) expect([...mended.file.slice(-2)]).toEqual([0xff, 0xd9]);
      },
    ),
    { numRuns: 300 },
  );
});
