import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';
import { spaces } from '../space';

export const inline = recipe({
  base: componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    gap: variantsOf(spaces, (space) => ({ gap: vars.space[space] })),
    align: variantsOf(['start', 'center', 'end', 'baseline'], (align) => ({ alignItems: align })),
    justify: variantsOf(['start', 'center', 'end', 'space-between'], (justify) => ({
      justifyContent: justify,
    })),
  },
});
