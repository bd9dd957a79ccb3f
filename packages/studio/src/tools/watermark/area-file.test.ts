import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readArea, readAreas, writeArea, writeAreas } from './area-file';
import { wholeVideo } from './video-areas';

const size = { width: 7, height: 5 };

afterEach(() => vi.restoreAllMocks());

/** A file for a picture of 100 megapixels. */
const file100 = (runs: string) =>
  `{"format":"verapix-area","version":1,"width":10000,"height":10000,"runs":[${runs}[1,1]]}`;

describe('the file of an area', () => {
  it('gives back every area that was written', () => {
    const pixels = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 35, maxLength: 35 });
    fc.assert(
      fc.property(pixels, (marked) => {
        const mask = { ...size, data: Uint8Array.from(marked) };
        expect(readArea(writeArea(mask), size)).toEqual({ ok: true, mask });
      }),
    );
  });

  it('is refused for a picture of another size', () => {
    const file = writeArea({ ...size, data: new Uint8Array(35).fill(1) });
    for (const other of [
      { width: 8, height: 5 },
      { width: 7, height: 6 },
    ])
      expect(readArea(file, other)).toEqual({ ok: false, problem: 'other-size' });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"format":"verapix-area","version":2,"width":7,"height":5,"runs":[]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[30,6]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[-1,2]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[1]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[["1","2"]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[1.5,2]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[3,-1]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[1,2,3]]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[{"0":1,"1":2,"length":2}]}',
    '{"format":"another","version":1,"width":7,"height":5,"runs":[]}',
    '{"format":"verapix-area","version":1,"width":7,"height":5,"runs":[[3,4],[5,6]]}',
  ])('is refused if it is not one: %s', (text) => {
    expect(readArea(text, size)).toEqual({ ok: false, problem: 'no-area' });
  });

  it('never throws, whatever it contains', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readArea(text, size)));
  });

  it.each([
    ['nested without end', '['.repeat(19_000_000)],
    ['of empty lists', `[${'[],'.repeat(6_000_000)}[]]`],
    ['of runs that mark everything again and again', file100(`[0,${10_000 ** 2}],`.repeat(100_000))],
  ])('is refused at once: %s', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    const fill = vi.spyOn(Uint8Array.prototype, 'fill');
    expect(readArea(text, { width: 10_000, height: 10_000 })).toEqual({ ok: false, problem: 'no-area' });
    expect(fill.mock.calls.length + parse.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('the file of a video’s areas', () => {
  const video = { ...size, length: 8 };
  const mask = { ...size, data: new Uint8Array(35).fill(1, 3, 9) };
  const file = (change: object, area: object = {}) =>
    JSON.stringify({
      format: 'verapix-areas',
      version: 1,
      ...size,
      areas: [{ start: 0, end: null, runs: [[3, 6]], ...area }],
      ...change,
    });

  it('gives back all areas with their times', () => {
    const time = fc.double({ min: 0, max: 7.9, noNaN: true });
    const ranges = fc.array(fc.tuple(time, fc.option(time, { nil: wholeVideo.end })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(ranges, (pairs) => {
        const areas = pairs.map(([start, end], index) => ({
          id: index + 1,
          mask,
          start: Math.min(start, end),
          end: Math.max(start, end),
        }));
        // JSON has no negative zero.
        const read = readAreas(writeAreas(areas, size), video);
        expect(read).toEqual({
          ok: true,
          areas: areas.map((area) => ({ ...area, start: area.start + 0, end: area.end + 0 })),
        });
      }),
    );
  });

  it('can be the area of a picture, which counts in the whole video', () => {
    expect(readAreas(writeArea(mask), video)).toEqual({ ok: true, areas: [{ id: 1, mask, ...wholeVideo }] });
  });

  it.each([
    ['other-size', file({ width: 8 })],
    ['other-size', file({ height: 6 })],
    ['too-late', file({}, { start: 8 })],
    [
      'too-late',
      file({
        areas: [
          { start: 0, end: null, runs: [] },
          { start: 9, end: null, runs: [] },
        ],
      }),
    ],
    ['no-area', file({ format: 'another' })],
    ['no-area', file({ version: 2 })],
    ['no-area', file({ areas: [] })],
    ['no-area', file({ areas: {} })],
    ['no-area', file({ areas: [null] })],
    ['no-area', file({ areas: Array(101).fill({ start: 0, end: null, runs: [] }) })],
    ['no-area', file({}, { start: -1 })],
    ['no-area', file({}, { start: '0' })],
    ['no-area', file({}, { start: 5, end: 4 })],
    ['no-area', file({}, { end: undefined })],
    ['no-area', file({}, { end: '5' })],
    ['no-area', file({}, { runs: [[30, 6]] })],
    ['no-area', 'null'],
  ])('is refused: %s, %s', (problem, text) => {
    expect(readAreas(text, video)).toEqual({ ok: false, problem });
  });

  it('holds up to a hundred areas, and areas of a single moment', () => {
    const read = readAreas(file({ areas: Array(100).fill({ start: 4, end: 4, runs: [] }) }), video);
    expect(read).toMatchObject({ ok: true });
  });

  it('has no end where an area lasts until the end of the video', () => {
    const text = writeAreas([{ id: 1, mask, ...wholeVideo }], size);
    expect(JSON.parse(text).areas).toEqual([{ start: 0, end: null, runs: [[3, 6]] }]);
  });

  it('is not the area of a picture', () => {
    expect(readArea(file({}), size)).toEqual({ ok: false, problem: 'of-a-video' });
  });

  it('never throws, whatever it contains', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readAreas(text, video)));
    fc.assert(fc.property(fc.jsonValue(), (areas) => void readAreas(file({ areas }), video)));
  });
});
