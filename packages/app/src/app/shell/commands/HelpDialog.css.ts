import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const list = componentStyle({ margin: 0, display: 'grid', gap: vars.space.xs });

export const row = componentStyle({
  display: 'grid',
  // The longest key of German, Umschalt+Tab, fits beside its text on a narrow phone.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'baseline',
});

export const keys = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const does = componentStyle({ margin: 0 });

export const key = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  font: 'inherit',
  whiteSpace: 'nowrap',
});
