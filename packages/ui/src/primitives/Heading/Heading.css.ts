import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const heading = recipe({
  base: componentStyle({
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.tight,
  }),
  variants: {
    size: {
      display: componentStyle({ fontSize: vars.fontSize.display, lineHeight: vars.lineHeight.tight }),
      title: componentStyle({ fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.tight }),
      section: componentStyle({ fontSize: vars.fontSize.xxl, lineHeight: vars.lineHeight.snug }),
      card: componentStyle({ fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug }),
      small: componentStyle({ fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.snug }),
    },
  },
});
