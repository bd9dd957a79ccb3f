import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const sections = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});

export const title = componentStyle({
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.medium,
    },
    '&:active': { background: vars.color.pressed },
  },
  '@media': {
    [screens.desktop]: { minBlockSize: vars.size.controlS },
    [screens.hover]: {
      selectors: {
        '&:not([aria-current="page"]):hover': { background: vars.color.hover, color: vars.color.text },
      },
    },
    [screens.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.line.thick} solid` } },
    },
  },
});
