import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Below the header, at the inline end: away from the chat button and from the text being read. */
export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: vars.size.header,
  insetInline: 0,
  pointerEvents: 'none',
  '@media': {
    [screens.tablet]: {
      insetInlineStart: 'auto',
      inlineSize: `calc(${vars.size.toast} + 2 * ${vars.space.m})`,
    },
  },
});

export const viewport = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&:empty': { padding: 0 },
  },
});
