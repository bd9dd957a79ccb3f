import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const icon = recipe({
  base: componentStyle({ flexShrink: 0 }),
  variants: {
    size: {
      s: componentStyle({ inlineSize: vars.size.iconS, blockSize: vars.size.iconS }),
      m: componentStyle({ inlineSize: vars.size.iconM, blockSize: vars.size.iconM }),
      l: componentStyle({ inlineSize: vars.size.iconL, blockSize: vars.size.iconL }),
    },
    mirrored: {
      true: componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
    },
  },
});
