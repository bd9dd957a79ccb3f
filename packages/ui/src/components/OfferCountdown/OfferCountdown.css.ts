import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });

export const units = componentStyle({ display: 'flex', columnGap: vars.space.m });

export const unit = componentStyle({ display: 'flex', alignItems: 'baseline', columnGap: vars.space.xxs });

export const figure = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const word = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
