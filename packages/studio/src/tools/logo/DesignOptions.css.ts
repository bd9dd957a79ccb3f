import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

/** About 480 px: a line that the eye keeps. */
export const form = componentStyle({ maxInlineSize: `calc(30rem + 2 * ${vars.space.l})` });

export const option = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space.xs });

export const thumbnail = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '7rem',
  aspectRatio: '2',
  color: vars.color.text,
});
