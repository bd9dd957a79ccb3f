import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Overrides the button's own padding in any order of the style sheets. */
const square = (side: string) =>
  componentStyle({
    selectors: { 'button&': { inlineSize: side, blockSize: side, padding: vars.space.none, flexShrink: 0 } },
  });

export const iconButton = recipe({
  variants: {
    size: {
      s: square(vars.size.controlS),
      m: square(vars.size.controlM),
      l: square(vars.size.controlL),
    },
    round: {
      true: componentStyle({ selectors: { 'button&': { borderRadius: vars.radius.full } } }),
      false: {},
    },
  },
});
