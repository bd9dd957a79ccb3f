import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArea, writeArea } from './area-file';

const size = { width: 7, height: 5 };

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
    expect(readArea(file, { width: 8, height: 5 })).toEqual({ ok: false, problem: 'other-size' });
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
  ])('is refused if it is not one: %s', (text) => {
    expect(readArea(text, size)).toEqual({ ok: false, problem: 'no-area' });
  });

  it('never throws, whatever it contains', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readArea(text, size)));
  });
});
