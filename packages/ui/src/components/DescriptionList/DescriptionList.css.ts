import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = recipe({
  base: componentStyle({ display: 'flex', minInlineSize: 0, fontSize: vars.fontSize.s }),
  variants: {
    layout: {
      rows: componentStyle({ flexDirection: 'column' }),
      line: componentStyle({ flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.m}` }),
    },
  },
});

export const fact = recipe({
  base: componentStyle({ position: 'relative', display: 'flex', alignItems: 'baseline', minInlineSize: 0 }),
  variants: {
    layout: {
      rows: componentStyle({
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: vars.space.m,
        paddingBlock: vars.space.xs,
        selectors: {
          '& + &': {
            borderBlockStartWidth: vars.line.hairline,
            borderBlockStartStyle: 'solid',
            borderBlockStartColor: vars.color.hairline,
          },
        },
      }),
      line: componentStyle({ columnGap: vars.space.xs }),
    },
  },
});

export const label = componentStyle({ color: vars.color.textMuted });

export const value = recipe({
  base: componentStyle({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  variants: {
    kind: {
      code: componentStyle({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' }),
      figure: componentStyle({ fontVariantNumeric: 'tabular-nums' }),
      words: {},
    },
    layout: {
      // At the end of its row, also when it wraps below its label.
      rows: componentStyle({ marginInlineStart: 'auto', textAlign: 'end' }),
      line: {},
    },
  },
});

/** A figure and its unit stay on one line if they fit. */
export const figure = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });

export const from = componentStyle({ color: vars.color.textMuted });

export const arrow = componentStyle({
  display: 'inline-block',
  verticalAlign: 'text-bottom',
  color: vars.color.textMuted,
});
