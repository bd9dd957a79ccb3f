import { describe, expect, it } from 'vitest';
import { commentsOf, tokensOf } from './tokens';

describe('tokens', () => {
  const [canvas] = tokensOf('color');
  const sizes = new Map(tokensOf('size').map((token) => [token.name, token]));

  it('have their value in each theme, and the comment beside them as their purpose', () => {
    expect(canvas).toEqual({
      name: 'color.canvas',
      variable: 'var(--vx-color-canvas)',
      value: '#fafafa',
      darkValue: '#131313',
      purpose: 'The page itself.',
    });
    expect(sizes.get('size.touch')?.purpose).toBe('Minimum touch target.');
  });

  it('use no comment of another group', () => {
    expect(sizes.get('size.header')?.purpose).toBe('Height of the sticky header.');
    expect(tokensOf('zIndex').find(({ name }) => name === 'zIndex.header')?.purpose).toBe('');
  });

  it('use the comment directly above them', () => {
    const source = '/** Of the whole. */\nexport const sizes = {\n  /** Small. */\n  s: 1,\n  m: 2,\n};';
    expect([...commentsOf(source)]).toEqual([['s', 'Small.']]);
  });
});
