// Imported by css.ts files only: it would bring the build-time code of vanilla-extract into the browser.
import { componentGlobalStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { actions } from './ToolPanel.css';

/** Distance of floating elements from the bottom of the window. Shared, so that they are aligned. */
const lift = 'var(--floating-lift)';
const edge = `max(${vars.space.s}, env(safe-area-inset-bottom))`;
/** Above a tool's actions, whose buttons have this much space above and below. */
const overActions = (padding: string) => `calc(${edge} + ${vars.size.controlL} + 2 * ${padding})`;
const height = `calc(${lift} + ${vars.size.floating} + ${vars.space.s})`;

/** Position of elements that float at the bottom of the window. Pass the class to `standAtTheBottom` as well. */
export const atTheBottom = {
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetBlockEnd: lift,
} as const;

/** Keeps a floating element from covering anything that can be scrolled to or focused. */
export function standAtTheBottom(root: string): void {
  // Elements focused by keyboard scroll to above it.
  componentGlobalStyle(`:root:has(${root})`, {
    vars: { '--floating-lift': edge },
    scrollPaddingBlockEnd: height,
  });

  // A tool's actions stay at the bottom of the window: it floats above them.
  componentGlobalStyle(`:root:has(${root}):has(${actions})`, {
    vars: { '--floating-lift': overActions(vars.space.m) },
    '@media': { [screens.desktop]: { vars: { '--floating-lift': overActions(vars.space.l) } } },
  });

  // The page is longer by its height, so that it covers nothing at the end.
  componentGlobalStyle(`body:has(${root})::after`, { content: '', display: 'block', blockSize: height });
}
