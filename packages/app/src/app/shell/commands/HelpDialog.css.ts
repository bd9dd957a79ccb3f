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
