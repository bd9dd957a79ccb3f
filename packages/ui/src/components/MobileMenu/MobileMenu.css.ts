import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const nav = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const groupTitle = componentStyle({
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** As high as the button that it reserves space for. */
export const accountRoom = componentStyle({ blockSize: vars.size.controlL });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.s})`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { fontWeight: vars.fontWeight.semibold },
    '&:active': { background: vars.color.pressed },
  },
  '@media': { [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const linkIcon = componentStyle({
  color: vars.color.textMuted,
  selectors: { '[aria-current="page"] > &': { color: vars.color.accentText } },
});
