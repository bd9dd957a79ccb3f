import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Set by a tone, read by the item. */
const ink = createVar('ink');
const soft = createVar('soft');

/** The space beside the trigger, or beside the pointer. */
const available = (side: 'height' | 'width') =>
  `var(--radix-dropdown-menu-content-available-${side}, var(--radix-context-menu-content-available-${side}))`;

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } });

export const content = recipe({
  base: componentStyle({
    zIndex: vars.zIndex.popover,
    maxBlockSize: available('height'),
    overflowY: 'auto',
    padding: vars.space.xxs,
    borderRadius: vars.radius.m,
    border: `${vars.line.hairline} solid ${vars.color.hairline}`,
    background: vars.color.floating,
    boxShadow: vars.shadow.floating,
    animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
  }),
  variants: {
    width: {
      m: componentStyle({
        minInlineSize: vars.size.menu,
        maxInlineSize: available('width'),
      }),
      l: componentStyle({
        inlineSize: `min(calc(${vars.size.menu} * 2), ${available('width')})`,
      }),
    },
  },
});

export const item = recipe({
  base: componentStyle({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.controlM,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    color: ink,
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': { background: soft },
      '&[data-state="open"]': { background: soft },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
      '&[aria-current="page"]': { fontWeight: vars.fontWeight.semibold },
      '&[data-disabled], &[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [screens.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: `${vars.focus.width} solid` } },
      },
    },
  }),
  variants: {
    tone: {
      neutral: componentStyle({ vars: { [ink]: vars.color.text, [soft]: vars.color.hover } }),
      danger: componentStyle({ vars: { [ink]: vars.color.danger, [soft]: vars.color.dangerSoft } }),
    },
  },
});

export const describedIcon = componentStyle({
  alignSelf: 'flex-start',
  color: vars.color.textMuted,
  selectors: {
    '[data-highlighted] > &, [aria-current="page"] > &': { color: vars.color.accentText },
  },
});

export const itemTitle = componentStyle({ display: 'block', fontWeight: vars.fontWeight.semibold });

export const itemDescription = componentStyle({
  display: 'block',
  marginBlockStart: `calc(${vars.space.xxs} / 2)`,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

/** At the end of an item. */
export const itemNote = componentStyle({ marginInlineStart: 'auto' });

export const separator = componentStyle({
  blockSize: vars.line.hairline,
  marginBlock: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  background: vars.color.hairline,
  '@media': { [screens.forcedColors]: { background: 'CanvasText' } },
});

export const label = componentStyle({
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  paddingInline: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

/** Keeps its place where nothing is chosen. */
export const indicator = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconS,
  blockSize: vars.size.iconS,
});

export const dot = componentStyle({ strokeWidth: '8' });
