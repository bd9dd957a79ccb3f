import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

export const list = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s,
});

export const row = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'center',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = componentStyle({ overflowWrap: 'anywhere' });
