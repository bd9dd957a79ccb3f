import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const address = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      fontFamily: vars.font.mono,
      fontSize: vars.fontSize.s,
      overflowWrap: 'anywhere',
    },
  },
});

export const refusal = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${vars.space.xxs} ${vars.space.s}`,
      paddingBlock: vars.space.xs,
    },
  },
});
