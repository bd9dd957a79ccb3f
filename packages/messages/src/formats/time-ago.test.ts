import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeAgo } from './time-ago';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-03-10T11:59:01Z', 'Just now'],
    ['2026-03-10T12:00:30Z', 'Just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T10:00:01Z', '1 hour ago'],
    ['2026-03-10T10:00:00Z', '2 hours ago'],
    ['2026-03-09T11:00:00Z', 'Yesterday'],
    ['2026-03-04T12:00:00Z', '6 days ago'],
    ['2026-03-03T12:00:00Z', 'Last week'],
    ['2026-01-01T12:00:00Z', '2 months ago'],
    ['2023-01-01T12:00:00Z', '3 years ago'],
  ])('calls %s %s', (iso, said) => {
    expect(formatTimeAgo(iso, now)).toBe(said);
  });

  it('is never in the future and never zero', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(formatTimeAgo(date.toISOString(), now)).toMatch(
          /^(Just now|Yesterday|Last \w+|[1-9][\d,]* \w+ ago)$/,
        );
      }),
    );
  });

  it('is undefined for an invalid time', () => {
    expect(formatTimeAgo('soon', now)).toBeUndefined();
    expect(formatTimeAgo('', now)).toBeUndefined();
  });
});
