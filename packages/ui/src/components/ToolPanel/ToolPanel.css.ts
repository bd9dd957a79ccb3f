import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { room, roomProperty } from '../zoom-pan/zoom-pan.css';

/** The height of the picture above the controls. Of the smallest window: it does not change while a phone's bars come and go. */
const pictureBlock = '48svb';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

/** The width of the controls beside the picture. */
export const controlsWidth = '22rem';

/** The distance of the picture from the window's top while it stays in view. A page adds what it has above the panel. */
const topProperty = '--tool-panel-top';
const underHeader = `calc(${vars.size.header} + ${vars.space.s})`;
const heightBeside = `calc(100dvb - var(${topProperty}, ${underHeader}) - ${vars.space.s})`;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [screens.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${controlsWidth}`,
      gridTemplateRows: '1fr auto auto',
    },
  },
});

/** Narrow windows show the controls below the picture, which stays above them. */
export const stage = componentStyle({
  minInlineSize: 0,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  background: vars.color.sunken,
  '@media': {
    [screens.tall]: {
      selectors: {
        [`&:has(${room})`]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.zIndex.raised },
      },
    },
    [screens.desktop]: {
      gridRow: '1 / span 3',
      borderStartEndRadius: 0,
      borderEndStartRadius: 'inherit',
    },
    [screens.tallDesktop]: { selectors: { [`&:has(${room})`]: { position: 'static' } } },
  },
});

/** What is seen of the stage: the whole picture, in a place of a given height. */
export const view = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  minBlockSize: '14rem',
  padding: vars.space.s,
  borderRadius: 'inherit',
  '@media': {
    [screens.tablet]: { padding: vars.space.m },
    [screens.tall]: {
      selectors: {
        [`&:has(${room})`]: {
          blockSize: pictureBlock,
          overflowY: 'auto',
          vars: { [roomProperty]: '100cqb' },
        },
      },
    },
    [screens.tallDesktop]: {
      position: 'sticky',
      insetBlockStart: underHeader,
      minBlockSize: `min(30rem, ${heightBeside})`,
      selectors: { [`&:has(${room})`]: { blockSize: heightBeside } },
    },
  },
});

/** All around the picture is as high as the view, and the picture gets what the rest leaves. */
componentGlobalStyle(`${view} :has(${room})`, {
  '@media': {
    [screens.tall]: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 },
  },
});

componentGlobalStyle(`${view} :has(> ${room})`, { '@media': { [screens.tall]: { alignItems: 'center' } } });

componentGlobalStyle(`${view} ${room}`, {
  '@media': {
    [screens.tall]: { flex: '1 1 0', minBlockSize: '6rem', containerType: 'size' },
  },
});

/** How far a run is, over the lower part of the picture. */
export const status = componentStyle({
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetInline: vars.space.m,
  // Above the picture's toolbar.
  insetBlockEnd: `calc(${vars.size.controlM} + 2 * ${vars.space.m})`,
  maxInlineSize: vars.size.toast,
  marginInline: 'auto',
  padding: vars.space.s,
  border: line,
  borderRadius: vars.radius.m,
  background: vars.color.floating,
  boxShadow: vars.shadow.floating,
});

/** On narrow windows a sheet, whose upper edge is on the picture. */
export const controls = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.m,
  borderBlockStart: line,
  '@media': {
    [screens.tablet]: { padding: vars.space.l },
    [screens.desktop]: { borderBlockStart: 'none', borderInlineStart: line },
  },
});

const foot = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
} as const;

const lastCorners = {
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  '@media': { [screens.desktop]: { borderEndStartRadius: 0 } },
} as const;

export const actions = componentStyle({
  ...foot,
  zIndex: vars.zIndex.raised,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  borderBlockStart: line,
  background: vars.color.surface,
  selectors: { '&:last-child': lastCorners },
  '@media': {
    [screens.tall]: { position: 'sticky', insetBlockEnd: 0 },
    [screens.tablet]: { paddingInline: vars.space.l },
    [screens.desktop]: {
      paddingBlock: vars.space.l,
      borderInlineStart: line,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.s } },
    },
  },
});

export const more = componentStyle({
  ...foot,
  // Keeps the focus ring of its first control above the actions.
  position: 'relative',
  zIndex: vars.zIndex.raised,
  background: vars.color.surface,
  selectors: {
    // Continues below the actions; without actions it comes first.
    [`${actions} + &`]: { paddingBlockStart: 0 },
    [`:not(${actions}) + &`]: { borderBlockStart: line },
    '&:last-child': lastCorners,
    // Keeps its place, so that the page does not move.
    '&[inert]': { visibility: 'hidden' },
  },
  '@media': {
    [screens.tablet]: { padding: vars.space.l },
    [screens.desktop]: { borderInlineStart: line },
  },
});

/** On narrow windows the page's header leaves its place to the picture. */
componentGlobalStyle(`:root:has(${stage} ${room})`, {
  vars: { '--header-position': 'static', '--dock-position': 'absolute' },
  '@media': { [screens.desktop]: { vars: { '--header-position': 'sticky', '--dock-position': 'fixed' } } },
});

/** What the focus comes to is scrolled clear of what stays in view. */
componentGlobalStyle(`:root:has(${actions})`, {
  '@media': {
    [screens.tall]: { scrollPaddingBlockEnd: `calc(${vars.size.controlL} + 2 * ${vars.space.l})` },
  },
});
componentGlobalStyle(`:root:has(${stage} ${room})`, {
  '@media': {
    [screens.tall]: { scrollPaddingBlockStart: `calc(${pictureBlock} + ${vars.space.m})` },
    [screens.tallDesktop]: { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.m})` },
  },
});
