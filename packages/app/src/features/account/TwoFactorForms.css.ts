import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

export const setup = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'auto 1fr' } },
});

/** The picture has its own white, in both themes: cameras read black on white. */
export const qrCode = componentStyle({
  display: 'block',
  borderRadius: vars.radius.m,
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const steps = componentStyle({ minInlineSize: 0, maxInlineSize: '28rem' });

/** Wraps between the groups. */
export const secret = componentStyle({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
