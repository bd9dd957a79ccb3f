import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const root = componentStyle({ maxInlineSize: vars.size.measure, marginBlockStart: vars.space.xxl });

/** Its words begin where the table does: a ghost has no frame that could. */
export const trigger = componentStyle({
  alignSelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
});
