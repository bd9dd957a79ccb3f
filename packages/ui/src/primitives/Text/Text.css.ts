import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, variantsOf } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const textSizes = ['xs', 's', 'm', 'l', 'xl'] as const;
export const textTones = ['text', 'textMuted', 'accentText', 'success', 'warning', 'danger'] as const;
export const textWeights = ['regular', 'medium', 'semibold'] as const;

export const text = recipe({
  variants: {
    size: variantsOf(textSizes, (size) => ({ fontSize: vars.fontSize[size] })),
    tone: variantsOf(textTones, (tone) => ({ color: vars.color[tone] })),
    weight: variantsOf(textWeights, (weight) => ({ fontWeight: vars.fontWeight[weight] })),
    mono: { true: componentStyle({ fontFamily: vars.font.mono }), false: {} },
    measure: { true: componentStyle({ maxInlineSize: vars.size.measure }), false: {} },
    truncate: {
      true: componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
      false: {},
    },
  },
});
