import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const slideIn = keyframes({ from: { translate: '100%' } });
const slideInFromLeft = keyframes({ from: { translate: '-100%' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A panel along the window's end, as high as the window. */
export const panel = componentStyle({
  blockSize: '100dvb',
  maxBlockSize: 'none',
  inlineSize: `min(100%, ${vars.size.toast})`,
  maxInlineSize: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderInlineStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${slideIn} ${vars.duration.slow} ${vars.easing.standard}`,
  selectors: {
    '[dir="rtl"] &': { animationName: slideInFromLeft },
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${appear} ${vars.duration.normal} ${vars.easing.standard}`,
    },
  },
});

componentGlobalStyle(`html:has(${panel}[open])`, { overflow: 'hidden' });

/** It fills the panel, so that only a press beside the panel is one on the dialog itself. */
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minBlockSize: '100%',
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${vars.space.m} ${vars.space.xxs}`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

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

export const list = componentStyle({ listStyle: 'none' });

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

export const linkNote = componentStyle({ marginInlineStart: 'auto' });
