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

  it('masks passwords, keys, tokens and codes', () => {
    const key = 'vp_live_4fTq0ZkXo9bR2mWcYs7LhJdPnVaEuG1iQ8Kt';
    const shown = plainOf({
      password: 'a quiet lighthouse 42',
      problem: { code: 'invalid_code', message: 'No.' },
      code: '123 456',
      secrets: { one: key, none: '' },
      note: `use ${key}`,
      enrolment: { secret: 'JBSWY3DP', qrCode: '<svg/>' },
      draft: { account_number: '000123456789', bank_name: 'Sample Bank' },
      keys: [{ name: 'Web shop', last4: 'Q8Kt' }],
    });
    expect(shown).toEqual({
      password: '•••• (21 characters)',
      problem: { code: 'invalid_code', message: 'No.' },
      code: '•••• (7 characters)',
      secrets: { one: '•••• (44 characters)', none: '' },
      note: '•••• (48 characters)',
      enrolment: { secret: '•••• (8 characters)', qrCode: '•••• (6 characters)' },
      draft: { account_number: '•••• (12 characters)', bank_name: 'Sample Bank' },
      keys: [{ name: 'Web shop', last4: 'Q8Kt' }],
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
