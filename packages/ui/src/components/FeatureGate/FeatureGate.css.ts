import { cardFrame } from '../../theme/card-frame';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.m,
  borderColor: vars.color.outline,
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

export const unchecked = componentStyle({ borderColor: vars.color.warning });

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const lock = componentStyle({ color: vars.color.textMuted });

export const list = componentStyle({ marginBlockStart: vars.space.xs });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
