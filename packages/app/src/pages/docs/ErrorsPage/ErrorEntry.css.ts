import { style } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

export const entry = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      minInlineSize: 0,
      paddingBlockStart: vars.space.m,
      borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
    },
  },
});
