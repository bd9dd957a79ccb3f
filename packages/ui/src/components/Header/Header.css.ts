import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  position: 'relative',
  zIndex: vars.zIndex.header,
  insetBlockStart: 0,
  background: vars.color.canvas,
  borderBlockEnd: `${vars.line.hairline} solid transparent`,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-translucent]': {
      background: `color-mix(in srgb, ${vars.color.canvas} 84%, transparent)`,
      backdropFilter: `blur(${vars.space.s})`,
      borderBlockEndColor: vars.color.hairline,
    },
  },
  '@media': {
    // A page may keep the place for its own: see `ToolPanel`.
    [screens.tall]: { position: 'var(--header-position, sticky)' as 'sticky' },
    '(prefers-reduced-transparency: reduce)': {
      selectors: { '&[data-translucent]': { background: vars.color.canvas, backdropFilter: 'none' } },
    },
  },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  blockSize: vars.size.header,
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  '@media': {
    [screens.tablet]: { paddingInline: vars.space.l },
    // For the button of the chat.
    [screens.desktop]: { paddingInlineEnd: `calc(${vars.space.l} + var(--header-end, 0rem))` },
  },
});

export const home = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
});

const onDesktop = (display: string) =>
  ({ display: 'none', '@media': { [screens.desktop]: { display } } }) as const;

export const nav = componentStyle({ ...onDesktop('flex'), alignItems: 'center', gap: vars.space.xxs });

export const account = componentStyle({ ...onDesktop('block'), marginInlineStart: 'auto' });

/** About the size of the Sign In button. */
export const accountRoom = componentStyle({
  inlineSize: '5.625rem',
  blockSize: vars.size.controlM,
});

/** A prerendered page shows it to everyone. It is hidden for users whose stored session has not been read yet. */
export const signIn = componentStyle({
  selectors: { 'html[data-session="stored"] &': { visibility: 'hidden' } },
});

/** The icon, not its button, is aligned with the page's edge. */
export const mobile = componentStyle({
  marginInline: `auto calc(-1 * ${vars.space.s})`,
  '@media': { [screens.desktop]: { display: 'none' } },
});

const current = '&[aria-current="page"], &[data-current]';

export const navItem = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '&[data-state="open"]': { background: vars.color.hover, color: vars.color.text },
    '&:has(+ :popover-open)': { background: vars.color.hover, color: vars.color.text },
    [current]: { color: vars.color.text },
    '&[aria-current="page"]::after, &[data-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.s,
      insetBlockEnd: 0,
      borderBlockEnd: `${vars.line.thick} solid ${vars.color.accent}`,
    },
  },
  '@media': {
    [screens.hover]: {
      selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
    },
  },
});

export const chevron = componentStyle({
  transitionProperty: 'rotate',
  transitionDuration: vars.duration.normal,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    '[data-state="open"] &': { rotate: '180deg' },
    ':has(+ :popover-open) > &': { rotate: '180deg' },
  },
});

export const userName = componentStyle({
  maxInlineSize: '12rem',
  fontSize: vars.fontSize.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Below its button; in browsers without anchors, below the header. */
export const toolsMenu = componentStyle({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: vars.size.header,
  insetInlineStart: `max(9rem, calc((100vw - ${vars.size.page}) / 2 + 9rem))`,
  inlineSize: `min(calc(${vars.size.menu} * 2), 100vw)`,
  margin: 0,
  selectors: { '&&': { maxBlockSize: `calc(100dvb - ${vars.size.header} - ${vars.space.m})` } },
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-end',
      marginBlockStart: vars.space.xs,
    },
    // Without popovers it would always show.
    'not selector(:popover-open)': { display: 'none' },
  },
});

export const toolsItem = componentStyle({
  '@media': { [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
