import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** In the page's margin where it fits there; else in the header, where it covers nothing. */
export const root = componentStyle({
  position: 'absolute',
  zIndex: vars.zIndex.header,
  insetBlockStart: `calc((${vars.size.header} - ${vars.size.touch}) / 2)`,
  // Beside the button of the menu.
  insetInlineEnd: `calc(${vars.space.xs} + ${vars.size.touch})`,
  '@media': {
    [screens.tall]: { position: 'var(--dock-position, fixed)' as 'fixed' },
    [screens.tablet]: { insetInlineEnd: `calc(${vars.space.m} + ${vars.size.touch})` },
    [screens.desktop]: { insetInlineEnd: `max(${vars.space.l}, (100% - ${vars.size.page}) / 2)` },
    [screens.gutter]: {
      position: 'fixed',
      insetBlock: `auto max(${vars.space.s}, env(safe-area-inset-bottom))`,
      insetInlineEnd: vars.space.s,
    },
    print: { display: 'none' },
  },
});

/** The header leaves it a place at its end. */
componentGlobalStyle(`:root:has(${root})`, {
  '@media': {
    [screens.desktop]: { vars: { '--header-end': `calc(${vars.size.touch} + ${vars.space.s})` } },
    [screens.gutter]: { vars: { '--header-end': '0rem' } },
  },
});

export const button = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  // Visible in forced colours, which remove the background.
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    [screens.desktop]: { borderColor: vars.color.outline },
    [screens.gutter]: {
      inlineSize: vars.size.floating,
      blockSize: vars.size.floating,
      borderColor: 'transparent',
      background: vars.color.text,
      color: vars.color.canvas,
      boxShadow: vars.shadow.floating,
    },
    [`${screens.gutter} and ${screens.hover}`]: {
      selectors: { '&:hover': { background: vars.color.textMuted } },
    },
    [screens.motionOk]: {
      transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
  },
});

/** On top of the circle's edge. */
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xxs})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xxs})`,
  minInlineSize: vars.size.iconL,
  paddingInline: vars.space.xxs,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: vars.color.canvas,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'center',
});
