import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
