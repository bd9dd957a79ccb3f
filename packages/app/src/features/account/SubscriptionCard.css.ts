import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
