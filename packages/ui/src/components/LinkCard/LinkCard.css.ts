import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** More specific than the card's own column. */
export const root = componentStyle({ selectors: { '&&': { flexDirection: 'row' } } });

export const icon = componentStyle({ display: 'block', color: vars.color.textMuted });

export const chevron = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  marginBlockStart: `calc((${vars.fontSize.xl} * ${vars.lineHeight.snug} - ${vars.size.iconM}) / 2)`,
});
