import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** A heading like an accordion's, without the browser's triangle. */
export const summary = componentStyle({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = componentStyle({
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const answer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

export const text = componentStyle({ overflowWrap: 'break-word' });

export const address = componentStyle({ fontSize: vars.fontSize.s });
