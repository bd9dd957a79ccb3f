import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.m,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
