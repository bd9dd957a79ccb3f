import { describe, expect, it } from 'vitest';
import { commentsOf, tokensOf } from './tokens';

describe('a token', () => {
  const [canvas] = tokensOf('color');
  const sizes = new Map(tokensOf('size').map((token) => [token.name, token]));

  it('has its value in each theme, and the comment beside it as its purpose', () => {
    expect(canvas).toEqual({
      name: 'color.canvas',
      variable: 'var(--color-canvas)',
      value: '#fafafa',
      darkValue: '#131313',
      purpose: 'The page itself.',
    });
    expect(sizes.get('size.touch')?.purpose).toBe('Smallest target a finger can hit.');
  });

  it('takes no comment of another group', () => {
    expect(sizes.get('size.header')?.purpose).toBe('Height of the bar at the top, which stays.');
    expect(tokensOf('zIndex').find(({ name }) => name === 'zIndex.header')?.purpose).toBe('');
  });

  it('is told with the comment right above it', () => {
    const source = '/** Of the whole. */\nexport const sizes = {\n  /** Small. */\n  s: 1,\n  m: 2,\n};';
    expect([...commentsOf(source)]).toEqual([['s', 'Small.']]);
  });
});
