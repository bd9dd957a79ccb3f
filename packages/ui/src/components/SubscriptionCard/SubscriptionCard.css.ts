import { cardFrame } from '../../theme/card-frame';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
