import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.s})` } });

/** The whole window on phones; a panel in the corner on larger screens. */
export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.dialog,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvb',
  background: vars.color.floating,
  color: vars.color.text,
  outline: 'none',
  '@media': {
    [screens.tablet]: {
      // Below the header's menus and below everything that needs attention.
      zIndex: vars.zIndex.header,
      insetBlock: `auto ${vars.space.m}`,
      insetInline: `auto ${vars.space.m}`,
      inlineSize: vars.size.chatInline,
      blockSize: vars.size.chatBlock,
      maxBlockSize: `calc(100dvb - ${vars.size.header} - 2 * ${vars.space.m})`,
      border: line,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.dialog,
      overflow: 'hidden',
    },
    [screens.motionOk]: {
      animation: `${rise} ${vars.duration.normal} ${vars.easing.standard}`,
    },
    print: { display: 'none' },
  },
});

/** As high as the page's header, so that toasts on phones are below it. */
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  flexShrink: 0,
  minBlockSize: vars.size.header,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  borderBlockEnd: line,
});

export const names = componentStyle({ flex: 1, minInlineSize: 0 });

export const subtitle = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const scroller = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minBlockSize: 0,
  padding: vars.space.m,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const log = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  selectors: { '&[data-from="person"]': { alignItems: 'flex-end' } },
});

export const bubble = componentStyle({
  maxInlineSize: '88%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // Visible in forced colours, which remove the background.
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderRadius: vars.radius.l,
  borderEndStartRadius: vars.radius.s,
  background: vars.color.sunken,
  fontSize: vars.fontSize.s,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-from="person"] > &': {
      borderEndStartRadius: vars.radius.l,
      borderEndEndRadius: vars.radius.s,
      background: vars.color.text,
      color: vars.color.canvas,
    },
  },
});

export const time = componentStyle({
  paddingInline: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});

const bounce = keyframes({ '30%': { opacity: 1 }, '0%, 60%, 100%': { opacity: 0.3 } });

/** Takes no space while empty. */
export const status = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.m})` } },
});

export const typing = componentStyle({
  display: 'flex',
  inlineSize: 'fit-content',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.l,
  borderEndStartRadius: vars.radius.s,
  background: vars.color.sunken,
});

const dotOf = (delay: string) => ({ animationDelay: delay });

/** Squares, like every progress indicator of this product. */
export const dot = componentStyle({
  inlineSize: vars.space.xxs,
  blockSize: vars.space.xxs,
  background: vars.color.textMuted,
  selectors: {
    '&:nth-of-type(2)': dotOf(vars.duration.fast),
    '&:nth-of-type(3)': dotOf(vars.duration.normal),
  },
  '@media': {
    [screens.motionOk]: { animation: `${bounce} calc(3 * ${vars.duration.slow}) infinite` },
    [screens.forcedColors]: { background: 'CanvasText' },
  },
});

export const failure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `${vars.line.hairline} solid ${vars.color.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.dangerSoft,
  fontSize: vars.fontSize.s,
});

export const choices = componentStyle({ minInlineSize: 0 });

export const choicesLabel = componentStyle({
  marginBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const chip = componentStyle({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.full,
  background: vars.color.floating,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
  selectors: { '&:active': { background: vars.color.pressed } },
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    [screens.tablet]: { minBlockSize: vars.size.controlS },
  },
});

export const composer = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  flexShrink: 0,
  padding: vars.space.s,
  paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  borderBlockStart: line,
});

export const field = componentStyle({ flex: 1 });
