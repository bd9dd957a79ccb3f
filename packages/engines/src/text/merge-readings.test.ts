import { describe, expect, it } from 'vitest';
import { mergeReadings, type Reading, textOfGlyphs } from './merge-readings';

/** A reading in which every character has the same weight. */
const reading = (text: string, weight: number, isAscii = false): Reading => ({
  glyphs: [...text].map((character, at) => ({
    text: character,
    confidence: weight,
    weight,
    from: at / text.length,
    to: (at + 1) / text.length,
  })),
  weight: 1,
  isAscii,
});

const merged = (...readings: readonly Reading[]) => textOfGlyphs(mergeReadings(readings));

describe('mergeReadings', () => {
  it('returns a single reading as it is', () => {
    expect(merged(reading('Till 03', 0.9), reading('', 0))).toBe('Till 03');
  });

  it('takes what two of three readings agree on', () => {
    expect(
      merged(reading('recelved from', 0.9), reading('received frorn', 0.8), reading('received from', 0.7)),
    ).toBe('received from');
  });

  it('takes the surer of two', () => {
    expect(merged(reading('henrikefjord', 0.5), reading('henrik@fjord', 0.95))).toBe('henrik@fjord');
  });

  it('keeps letters and spaces that a reader of ASCII cannot know', () => {
    expect(merged(reading('£13.00', 0.6), reading('13.00', 1, true))).toBe('£13.00');
    expect(merged(reading('DH1 3RW', 0.7), reading('DH13RW', 1, true))).toBe('DH1 3RW');
  });

  it('takes a stop between digits that only the reader of ASCII saw, but no other mark', () => {
    const price = (text: string) =>
      merged(reading('2750', 0.97), reading('2750', 0.97), reading(text, 1, true));
    expect(price('27.50')).toBe('27.50');
    expect(price('2750.')).toBe('2750');
    expect(merged(reading('henrikefjord', 0.8), reading('henrik@fjord', 1, true))).toBe('henrik@fjord');
    expect(merged(reading('6m', 0.96), reading('6m', 0.96), reading('6 m', 1, true))).toBe('6 m');
  });
});
