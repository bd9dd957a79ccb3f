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

export const errorCodes = style({
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

export const picture = style({
  '@layer': {
    [layers.components]: {
      maxInlineSize: '100%',
      blockSize: 'auto',
      borderRadius: vars.radius.m,
      background: vars.color.sunken,
    },
  },
});

export const panel = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
    },
  },
});
