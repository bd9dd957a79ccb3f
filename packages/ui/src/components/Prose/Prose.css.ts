import type { GlobalStyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const prose = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'break-word',
});

export const root = recipe({
  base: prose,
  variants: {
    size: {
      m: componentStyle({ fontSize: vars.fontSize.m }),
      l: componentStyle({ fontSize: vars.fontSize.l, gap: '1.125em' }),
    },
  },
});

const within = (selector: string, rule: GlobalStyleRule) =>
  componentGlobalStyle(`${prose} > ${selector}`, rule);

within(':is(p, ul, ol)', { textWrap: 'pretty' });

// A heading is closer to the text after it than to the text before it. With a link beside it, it has its own box.
within(':is(h2, :has(> h2)):not(:first-child)', { marginBlockStart: vars.space.l });
within(':is(h3, :has(> h3)):not(:first-child)', { marginBlockStart: vars.space.xs });
within(':is(h2, h3, :has(> :is(h2, h3)))', { marginBlockEnd: `calc(-1 * ${vars.space.xxs})` });
within('h2', { fontSize: vars.fontSize.xxl, lineHeight: vars.lineHeight.snug });
within('h3', { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug });

within(':is(ul, ol)', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
});
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within(':is(ul, ol) > li::marker', { color: vars.color.textMuted });

within('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.thick} solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
});
within('hr', { borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}` });
within('figure', { marginBlock: vars.space.xs });
