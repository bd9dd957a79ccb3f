import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});

export const price = recipe({
  base: componentStyle({
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.tight,
    lineHeight: vars.lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      m: componentStyle({ fontSize: vars.fontSize.xxl }),
      l: componentStyle({ fontSize: vars.fontSize.title }),
    },
  },
});

export const muted = componentStyle({ color: vars.color.textMuted });

export const saving = componentStyle({ color: vars.color.success, fontWeight: vars.fontWeight.medium });
