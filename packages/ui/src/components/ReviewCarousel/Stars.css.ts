import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ display: 'flex', gap: vars.space.xxs });

export const star = componentStyle({ fill: 'currentColor' });
