import { style, styleVariants } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

const column = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gap: vars.space.xxl,
      inlineSize: '100%',
      // As wide as the header and the footer, which keep the same margins.
      maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
      marginInline: 'auto',
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xxl,
      '@media': { [screens.tablet]: { paddingInline: vars.space.l } },
    },
  },
});

export const page = styleVariants({ page: [column], full: [] });
