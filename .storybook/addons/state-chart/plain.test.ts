import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plainOf } from './plain';

describe('a context as plain data', () => {
  it('keeps plain values', () => {
    const context = { used: 2, name: 'cat.png', problem: null, list: [1, { ok: true }] };
    expect(plainOf(context)).toEqual(context);
  });

  it('replaces other values with names', () => {
    expect(
      plainOf({
        file: new File(['abc'], 'cat.png', { type: 'image/png' }),
        pixels: new Uint8ClampedArray(64),
        problem: new TypeError('No.'),
        when: new Date(0),
        never: new Date(Number.NaN),
        actor: createActor(createMachine({ id: 'lamp' })),
        now: Date.now,
        missing: undefined,
        ratio: Number.NaN,
        known: new Set(['a']),
      }),
    ).toEqual({
      file: 'File (image/png, 3 bytes)',
      pixels: 'Uint8ClampedArray (64 bytes)',
      problem: 'TypeError: No.',
      when: '1970-01-01T00:00:00.000Z',
      never: 'Invalid Date',
      actor: expect.stringMatching(/^actor x:/),
      now: 'ƒ now',
      missing: 'undefined',
      ratio: 'NaN',
      known: ['a'],
    });
  });

  it('is cloneable for any value', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(() => structuredClone(plainOf(circle))).not.toThrow();
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withSet: true, withTypedArray: true }),
        (value) => {
          expect(JSON.parse(JSON.stringify(plainOf(value)))).toEqual(plainOf(value));
        },
      ),
    );
  });
});
