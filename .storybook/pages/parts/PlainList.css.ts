import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { vars } from '../../../packages/ui/src/theme/theme.css';

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});
