import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { spaces } from '../space';

const line = { borderWidth: vars.line.hairline, borderStyle: 'solid', borderColor: vars.color.hairline };

export const surface = recipe({
  base: componentStyle({ minInlineSize: 0, borderRadius: vars.radius.l }),
  variants: {
    tone: {
      surface: componentStyle({ ...line, background: vars.color.surface }),
      sunken: componentStyle({ background: vars.color.sunken }),
      floating: componentStyle({ ...line, background: vars.color.floating, boxShadow: vars.shadow.floating }),
    },
    padding: {
      ...variantsOf(spaces, (space) => ({ padding: vars.space[space] })),
      card: componentStyle({
        padding: vars.space.m,
        '@media': { [screens.tablet]: { padding: vars.space.l } },
      }),
    },
  },
});
