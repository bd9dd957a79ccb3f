import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

/** A tool's icon beside its name. */
export const name = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });
