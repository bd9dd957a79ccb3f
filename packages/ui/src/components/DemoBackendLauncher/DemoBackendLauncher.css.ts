import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** The last line of the page, below the footer. */
export const root = componentStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  '@media': {
    [screens.tablet]: { paddingInline: vars.space.l },
    print: { display: 'none' },
  },
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.full,
  background: vars.color.floating,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
  },
});

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums' });
