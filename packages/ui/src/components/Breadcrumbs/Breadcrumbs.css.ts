import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ fontSize: vars.fontSize.s, lineHeight: vars.lineHeight.snug });

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.iconL,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.text } },
});

export const link = componentStyle({ paddingBlock: vars.space.xxs });

export const separator = componentStyle({ marginInline: vars.space.xxs, color: vars.color.textMuted });
