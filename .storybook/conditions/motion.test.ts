import { describe, expect, it } from 'vitest';
import { type Motion, withMotion } from './motion';

const always = '(min-width: 0)';
const never = '(max-width: 0)';

describe('a media query with a chosen motion', () => {
  it.each<[query: string, choice: Motion, answer: string]>([
    ['(prefers-reduced-motion: reduce)', 'reduced', always],
    ['(prefers-reduced-motion: reduce)', 'full', never],
    ['(prefers-reduced-motion: no-preference)', 'reduced', never],
    ['(prefers-reduced-motion: no-preference)', 'full', always],
    ['(prefers-reduced-motion)', 'reduced', always],
    ['(prefers-reduced-motion:reduce)', 'full', never],
  ])('%s, %s', (query, choice, answer) => expect(withMotion(query, choice)).toBe(answer));

  it('keeps its other features', () => {
    expect(withMotion('screen and (min-width: 48rem)', 'reduced')).toBe('screen and (min-width: 48rem)');
    expect(withMotion('screen and (hover: hover) and (prefers-reduced-motion: no-preference)', 'full')).toBe(
      `screen and (hover: hover) and ${always}`,
    );
  });
});
