import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const root = componentStyle({ maxInlineSize: vars.size.measure, marginBlockStart: vars.space.xxl });

export const trigger = componentStyle({ alignSelf: 'start' });
