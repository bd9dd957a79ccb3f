import { createVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { actions } from '../ToolPanel/ToolPanel.css';

/** How far it stands above the window's bottom. */
const lift = createVar('lift');
const edge = `max(${vars.space.s}, env(safe-area-inset-bottom))`;

export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetBlockEnd: lift,
  insetInlineStart: `max(${vars.space.s}, env(safe-area-inset-left))`,
});

const room = `calc(${lift} + ${vars.size.touch} + ${vars.space.s})`;

// What is focused by keyboard stops above it.
componentGlobalStyle(`:root:has(${root})`, { vars: { [lift]: edge }, scrollPaddingBlockEnd: room });

// On phones a tool's actions stay at the bottom of the window: it stands above them.
componentGlobalStyle(`:root:has(${root}):has(${actions})`, {
  vars: { [lift]: `calc(${edge} + ${vars.size.controlL} + 2 * ${vars.space.m})` },
  '@media': { [screens.desktop]: { vars: { [lift]: edge } } },
});

// It lies over nothing that can be scrolled to: the page is longer by its room.
componentGlobalStyle(`body:has(${root})::after`, {
  content: '',
  display: 'block',
  blockSize: room,
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'center',
  paddingInline: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.full,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    print: { display: 'none' },
  },
});

/** Where it would lie over the page's text, only the drawing and the badges are seen; the name is still read. */
export const label = componentStyle({
  position: 'absolute',
  inlineSize: vars.line.hairline,
  blockSize: vars.line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [screens.desktop]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums' });
