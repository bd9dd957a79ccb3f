import { style } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

export const picture = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '100%',
      borderRadius: vars.radius.m,
      overflow: 'hidden',
      cursor: 'pointer',
      outlineOffset: vars.space.xxs,
      selectors: {
        '&[aria-current="true"]:not(:focus-visible)': {
          outlineWidth: vars.line.thick,
          outlineStyle: 'solid',
          outlineColor: vars.color.accent,
        },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      },
    },
  },
});

export const thumbnail = style({
  '@layer': {
    [layers.components]: { display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' },
  },
});

/** Before the first picture there is nothing to see on a phone. */
export const empty = style({
  '@layer': {
    [layers.components]: { display: 'none', '@media': { [screens.desktop]: { display: 'block' } } },
  },
});

/** Below the tabs. */
export const panel = style({
  '@layer': {
    [layers.components]: {
      vars: {
        '--tool-panel-top': `calc(${vars.size.header} + 2 * ${vars.size.touch} + 2 * ${vars.space.s} + ${vars.space.l})`,
      },
    },
  },
});
