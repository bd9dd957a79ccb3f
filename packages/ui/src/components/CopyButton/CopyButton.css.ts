import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Wraps the button and its announcement. */
export const root = componentStyle({ position: 'relative', display: 'inline-flex', flexShrink: 0 });

export const faces = componentStyle({ display: 'inline-grid', justifyItems: 'center' });

export const face = componentStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});
