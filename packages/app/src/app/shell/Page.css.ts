import { style, styleVariants } from '@vanilla-extract/css';
import { layers, screens, vars } from '@verapix/ui/theme';

const column = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gap: vars.space.xxl,
      inlineSize: '100%',
      // The same width and margins as the header and the footer.
      maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
      marginInline: 'auto',
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xxl,
      '@media': { [screens.tablet]: { paddingInline: vars.space.l } },
    },
  },
});

export const page = styleVariants({ page: [column], full: [] });
