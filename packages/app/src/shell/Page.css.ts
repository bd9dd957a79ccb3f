import { style, styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '@verapix/ui/theme';

const column = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gap: vars.space.xxl,
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xxl,
    },
  },
});

export const page = styleVariants({ page: [column], full: [] });
