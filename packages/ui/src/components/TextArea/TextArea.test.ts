import { describe, expect, it } from 'vitest';
import { announcement } from './TextArea';

describe('the announcement of the counter', () => {
  it('is empty up to and including the warning threshold', () => {
    expect(announcement(0, 500, 450)).toBe('');
    expect(announcement(450, 500, 450)).toBe('');
  });

  it('stays the same between two thresholds', () => {
    expect(announcement(451, 500, 450)).toBe('Fewer than 50 characters left.');
    expect(announcement(489, 500, 450)).toBe(announcement(451, 500, 450));
    expect(announcement(490, 500, 450)).toBe('10 characters or fewer left.');
    expect(announcement(499, 500, 450)).toBe(announcement(490, 500, 450));
  });

  it('says at and above the limit that further input is ignored', () => {
    expect(announcement(500, 500, 450)).toBe(
      'You’ve reached the limit of 500 characters. Any more text is ignored.',
    );
    expect(announcement(510, 500, 450)).toBe(announcement(500, 500, 450));
  });

  it('warns of the last ten characters even if the first warning would come later', () => {
    expect(announcement(91, 100, 95)).toBe('10 characters or fewer left.');
    expect(announcement(97, 100, 95)).toBe('10 characters or fewer left.');
  });
});
