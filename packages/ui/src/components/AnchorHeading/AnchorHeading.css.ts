import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** Receives focus by script only, to mark the current place. It is not interactive. */
export const heading = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

export const mono = componentStyle({ fontFamily: vars.font.mono, letterSpacing: vars.letterSpacing.normal });

/** The touch target is larger than the icon. With a pointer the link shows when the heading is hovered. */
export const link = componentStyle({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: vars.space.l,
  textAlign: 'center',
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    // Stays inside the end edge, where it would widen a narrow page.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(-1 * ${vars.space.xs})`,
      insetInline: `calc(-1 * ${vars.space.xs}) 0`,
    },
  },
  '@media': {
    [screens.hover]: {
      selectors: {
        '&:not(:focus-visible)': { opacity: 0 },
        [`${root}:hover &`]: { opacity: 1 },
        '&:hover': { color: vars.color.accentText },
      },
    },
  },
});
