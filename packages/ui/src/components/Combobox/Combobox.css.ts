import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ position: 'relative' });

/** The chosen options and the input, in as many lines as they need. */
export const box = componentStyle({
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  cursor: 'text',
});

export const chosen = componentStyle({ display: 'contents', listStyle: 'none' });

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlS,
  paddingInlineStart: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.pressed,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-disabled] &': { background: vars.color.sunken, color: vars.color.textMuted },
  },
});

/** The only one of a required field has no button. */
export const alone = componentStyle({ paddingInlineEnd: vars.space.xs });

export const input = componentStyle({
  // The doubled class overrides that of an input which fills its box.
  selectors: { '&&': { flex: '1 1 6rem', minBlockSize: vars.size.controlS, paddingInline: vars.space.xs } },
});

export const list = componentStyle({
  position: 'absolute',
  zIndex: vars.zIndex.popover,
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: '16rem',
  marginBlockStart: vars.space.xxs,
  padding: vars.space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The last option is not behind what stays at the bottom of the window.
  scrollMarginBlockEnd: `calc(${vars.size.controlL} + 2 * ${vars.space.l})`,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.floating,
  boxShadow: vars.shadow.floating,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-active]': { background: vars.color.hover },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '&[data-active]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** Has its place also where there is none. */
export const tick = componentStyle({
  display: 'inline-grid',
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  color: vars.color.accentText,
  '@media': { [screens.forcedColors]: { color: 'inherit' } },
});

export const note = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  whiteSpace: 'nowrap',
  '@media': { [screens.forcedColors]: { color: 'inherit' } },
});

export const nothing = componentStyle({ padding: vars.space.xs, color: vars.color.textMuted });
