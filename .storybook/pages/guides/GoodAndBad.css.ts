import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { screens } from '../../../packages/ui/src/theme/screens';
import { vars } from '../../../packages/ui/src/theme/theme.css';

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [screens.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
