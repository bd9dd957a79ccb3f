import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonOrientations, labelsThatFit, positionAfterKey, positionAt } from './position';

const positions = fc.double({ min: 0, max: 100, noNaN: true });
const axes = fc.record({
  orientation: fc.constantFrom(...comparisonOrientations),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
});
const box = { left: 100, right: 500, top: 50, width: 400, height: 300 };

describe('positionAt', () => {
  it('sets a position from 0 to 100, wherever it is', () => {
    const anywhere = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(anywhere, anywhere, axes, (clientX, clientY, axis) => {
        const position = positionAt({ clientX, clientY }, box, axis);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('counts from the left, from the right in right-to-left text, and from the top when vertical', () => {
    const pointer = { clientX: 200, clientY: 80 };
    const at = (orientation: 'horizontal' | 'vertical', direction: 'ltr' | 'rtl') =>
      positionAt(pointer, box, { orientation, direction });
    expect(at('horizontal', 'ltr')).toBe(25);
    expect(at('horizontal', 'rtl')).toBe(75);
    expect(at('vertical', 'ltr')).toBe(10);
    expect(at('vertical', 'rtl')).toBe(10);
  });
});

describe('positionAfterKey', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
  const after = (key: string, shiftKey = false, axis = {}) =>
    positionAfterKey({ key, shiftKey }, 50, { orientation: 'horizontal', direction: 'ltr', ...axis });

  it('returns a whole percentage from 0 to 100, at most 10 away unless the key goes to an end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.boolean(), positions, axes, (key, shiftKey, from, axis) => {
        const to = positionAfterKey({ key, shiftKey }, from, axis) as number;
        expect(Number.isInteger(to)).toBe(true);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(100);
        if (key !== 'Home' && key !== 'End') expect(Math.abs(to - from)).toBeLessThanOrEqual(10.5);
      }),
    );
  });

  it('moves by 1, with Shift by 10, a page key by 10', () => {
    expect(after('ArrowRight')).toBe(51);
    expect(after('ArrowLeft')).toBe(49);
    expect(after('ArrowRight', true)).toBe(60);
    expect(after('PageUp')).toBe(60);
    expect(after('PageDown')).toBe(40);
    expect(after('Home')).toBe(0);
    expect(after('End')).toBe(100);
  });

  it('moves the divider in the direction of the arrow', () => {
    expect(after('ArrowLeft', false, { direction: 'rtl' })).toBe(51);
    expect(after('ArrowRight', false, { direction: 'rtl' })).toBe(49);
    expect(after('ArrowDown', false, { orientation: 'vertical' })).toBe(51);
    expect(after('ArrowUp', false, { orientation: 'vertical' })).toBe(49);
  });

  it('returns null for other keys', () => {
    expect(after('a')).toBeNull();
    expect(after('Tab')).toBeNull();
  });
});

describe('labels', () => {
  it('fit exactly while their own side of the divider is long enough', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 50, max: 2000 }), (position, length) => {
        const fits = labelsThatFit(position, length, { before: 60, after: 40 });
        expect(fits.before).toBe((position / 100) * length >= 60);
        expect(fits.after).toBe(length - (position / 100) * length >= 40);
      }),
    );
  });
});
