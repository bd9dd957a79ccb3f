import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';
import { spaces } from '../space';

export const stack = recipe({
  base: componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: variantsOf(spaces, (space) => ({ gap: vars.space[space] })),
    align: variantsOf(['start', 'center', 'end', 'stretch'], (align) => ({ alignItems: align })),
  },
});
