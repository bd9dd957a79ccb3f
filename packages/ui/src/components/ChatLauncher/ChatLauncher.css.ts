import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { atTheBottom, standAtTheBottom } from '../ToolPanel/floating';

export const root = componentStyle({
  ...atTheBottom,
  insetInlineEnd: `max(${vars.space.s}, env(safe-area-inset-right))`,
  '@media': {
    [screens.tablet]: { insetInlineEnd: vars.space.m },
    print: { display: 'none' },
  },
});

standAtTheBottom(root);

export const button = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.floating,
  blockSize: vars.size.floating,
  // Visible in forced colours, which remove the background.
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: vars.radius.full,
  background: vars.color.text,
  color: vars.color.canvas,
  boxShadow: vars.shadow.floating,
  cursor: 'pointer',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.textMuted } } },
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
