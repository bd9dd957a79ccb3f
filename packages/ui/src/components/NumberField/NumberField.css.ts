import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const end = componentStyle({ paddingInlineEnd: vars.space.s, color: vars.color.textMuted });

export const button = componentStyle({
  marginInlineEnd: vars.space.xxs,
  '@media': {
    [screens.touch]: {
      selectors: { 'button&&': { inlineSize: vars.size.touch, marginInlineEnd: 0 } },
    },
  },
});
