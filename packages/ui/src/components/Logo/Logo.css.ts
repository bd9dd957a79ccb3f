import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const logo = recipe({
  base: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.45em',
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    color: vars.color.text,
  }),
  variants: {
    size: {
      m: componentStyle({ fontSize: '1.375rem' }),
      l: componentStyle({ fontSize: vars.fontSize.title }),
    },
  },
});

export const mark = componentStyle({ inlineSize: '1.1em', blockSize: '1.1em', flexShrink: 0 });

export const sun = componentStyle({
  fill: vars.color.accent,
  '@media': { [screens.forcedColors]: { fill: 'currentColor' } },
});
