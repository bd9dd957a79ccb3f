import { componentGlobalStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { actions } from './ToolPanel.css';

/** How far what floats stands above the window's bottom. One for all of it, so that it stands in one line. */
const lift = 'var(--floating-lift)';
const edge = `max(${vars.space.s}, env(safe-area-inset-bottom))`;
/** Above a tool's actions, which have so much room over and under their buttons. */
const overActions = (padding: string) => `calc(${edge} + ${vars.size.controlL} + 2 * ${padding})`;
const room = `calc(${lift} + ${vars.size.floating} + ${vars.space.s})`;

/** For what floats at the window's bottom: its place there. Give the class to `standAtTheBottom` as well. */
export const atTheBottom = {
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetBlockEnd: lift,
} as const;

/** Keeps what floats at the window's bottom off everything that can be scrolled to and everything that can be focused. */
export function standAtTheBottom(root: string): void {
  // What is focused by keyboard stops above it.
  componentGlobalStyle(`:root:has(${root})`, {
    vars: { '--floating-lift': edge },
    scrollPaddingBlockEnd: room,
  });

  // A tool's actions stay at the bottom of the window: it stands above them.
  componentGlobalStyle(`:root:has(${root}):has(${actions})`, {
    vars: { '--floating-lift': overActions(vars.space.m) },
    '@media': { [screens.desktop]: { vars: { '--floating-lift': overActions(vars.space.l) } } },
  });

  // It lies over nothing that can be scrolled to: the page is longer by its room.
  componentGlobalStyle(`body:has(${root})::after`, { content: '', display: 'block', blockSize: room });
}
