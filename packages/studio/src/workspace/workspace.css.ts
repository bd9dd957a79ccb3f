import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const lineHeight = vars.size.touch;

/** A tool's page with a file: as little as possible above the picture. */
export const open = componentStyle({
  position: 'relative',
  // Less than the page's own.
  marginBlock: `calc(${vars.space.s} - ${vars.space.xxl})`,
  vars: { '--tool-panel-top': `calc(${vars.size.header} + ${lineHeight} + 2 * ${vars.space.s})` },
});

export const title = componentStyle({
  justifyContent: 'center',
  minBlockSize: lineHeight,
  // For the button that chooses another file.
  paddingInlineEnd: '10rem',
});

/** While its content loads it is as high as the window, so that the page below does not stay in place instead. */
export const section = componentStyle({
  minBlockSize: '90svb',
  selectors: { [`${open} &`]: { scrollMarginBlockStart: `calc(${lineHeight} + 2 * ${vars.space.s})` } },
});

/** The intake of a file, once there is one: at the end of the title's line, while it has nothing else to say. */
export const line = componentStyle({
  selectors: {
    [`${open} &:not(:has([role="alert"]:not(:empty), [role="status"]))`]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      flexDirection: 'row-reverse',
      alignItems: 'center',
      minBlockSize: lineHeight,
    },
  },
});

/** Phones have no room for it there. */
export const sent = componentStyle({
  display: 'none',
  '@media': { [screens.tablet]: { display: 'flex' } },
});
