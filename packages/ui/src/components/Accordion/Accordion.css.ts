import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  minInlineSize: 0,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const item = componentStyle({
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  scrollMarginBlockStart: vars.space.m,
});

export const heading = componentStyle({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
});

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.m,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  '@media': {
    [screens.hover]: { selectors: { '&:not(:disabled):hover': { color: vars.color.accentText } } },
  },
});

export const arrow = componentStyle({
  flexShrink: 0,
  marginBlockStart: `calc((${vars.lineHeight.snug} * 1em - ${vars.size.iconM}) / 2)`,
  color: vars.color.textMuted,
  transitionProperty: 'transform',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '[data-state="open"] > &': { transform: 'rotate(180deg)' },
    ':disabled > &': { color: 'inherit' },
  },
});

const height = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

export const content = componentStyle({
  overflow: 'clip',
  // Space for the focus ring of focusable content.
  overflowClipMargin: vars.space.xxs,
  '@media': {
    [screens.motionOk]: {
      animationDuration: vars.duration.normal,
      animationTimingFunction: vars.easing.standard,
      selectors: {
        '&[data-state="open"]': { animationName: unfold },
        '&[data-state="closed"]': { animationName: fold },
      },
    },
  },
});

export const body = componentStyle({
  maxInlineSize: vars.size.measure,
  paddingBlockStart: vars.space.xxs,
  paddingBlockEnd: vars.space.l,
  textWrap: 'pretty',
  color: vars.color.textMuted,
});
