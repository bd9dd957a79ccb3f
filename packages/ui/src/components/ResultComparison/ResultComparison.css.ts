import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  minInlineSize: 0,
});

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });

export const over = componentStyle({
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

export const hold = componentStyle({ touchAction: 'none', userSelect: 'none' });
