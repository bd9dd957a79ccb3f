import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ fontSize: vars.fontSize.s });

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Seven places fit beside each other on the narrowest phones.
  gap: `calc(${vars.space.xxs} / 2)`,
});

export const control = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.controlM,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { background: vars.color.text, color: vars.color.canvas },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [screens.hover]: {
      selectors: { '&:hover:not([aria-current], [data-disabled])': { background: vars.color.hover } },
    },
    [screens.touch]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    [screens.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Beside the current page: on phones there is no room for them. */
export const beside = componentStyle({
  display: 'none',
  '@media': { [screens.tablet]: { display: 'list-item' } },
});

export const gap = componentStyle({
  minInlineSize: vars.size.iconM,
  color: vars.color.textMuted,
  textAlign: 'center',
});
