import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { actions, controlsWidth } from '../ToolPanel/ToolPanel.css';

/**
 * At the bottom, in the middle: away from headings and from the tabs of a dialog. Above what stays at the bottom, and below
 * the picture where the controls are beside it.
 */
export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: `calc(env(safe-area-inset-bottom) + var(--toast-lift, 0rem))`,
  insetInline: '0 var(--toast-end, 0)',
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.size.toast} + 2 * ${vars.space.s})`,
  pointerEvents: 'none',
});

// Above a tool's actions where they are as wide as the window, else beside them.
componentGlobalStyle(`:root:has(${actions})`, {
  '@media': {
    [screens.tall]: { vars: { '--toast-lift': `calc(${vars.size.controlL} + 2 * ${vars.space.m})` } },
    [screens.desktop]: {
      vars: {
        '--toast-lift': '0rem',
        '--toast-end': `calc(${controlsWidth} + max(${vars.space.l}, (100vw - ${vars.size.page}) / 2))`,
      },
    },
  },
});

export const viewport = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.s,
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&:empty': { padding: 0 },
  },
});
