import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

/** On a phone what is going on comes first, then the pictures. */
export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"status" "pictures" "settings"',
  '@media': {
    [screens.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pictures status" "pictures settings"',
      alignItems: 'start',
    },
  },
});

export const status = componentStyle({ gridArea: 'status' });
export const pictures = componentStyle({ gridArea: 'pictures' });
export const settings = componentStyle({ gridArea: 'settings' });

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.m,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
