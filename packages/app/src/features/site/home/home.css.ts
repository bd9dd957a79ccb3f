import { style } from '@vanilla-extract/css';
import { laidOutNear } from '@verapix/ui/css';
import { layers, screens, vars } from '@verapix/ui/theme';

/** The sections of the home page, with more room between them than those of other pages. */
export const sections = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      // Not by the content: a section that is not laid out keeps the width it had.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.section,
      minInlineSize: 0,
    },
  },
});

export const section = style({ '@layer': { [layers.components]: laidOutNear } });

/** Words beside a picture where there is room, above it where there is none. */
export const beside = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'center',
      '@media': {
        [screens.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xxl },
      },
    },
  },
});
