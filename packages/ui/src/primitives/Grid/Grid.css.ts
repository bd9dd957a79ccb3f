import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';
import { spaces } from '../space';

/** Minimum width of a column before the grid drops one. */
const columnWidths = { s: '9rem', m: '16rem', l: '20rem' } as const;

export const grid = recipe({
  base: componentStyle({ display: 'grid', minInlineSize: 0 }),
  variants: {
    gap: variantsOf(spaces, (space) => ({ gap: vars.space[space] })),
    column: variantsOf(['s', 'm', 'l'], (column) => ({
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidths[column]}, 100%), 1fr))`,
    })),
  },
});
