import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const pages = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  margin: 0,
  padding: vars.space.m,
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  // The buttons below stay in reach.
  maxBlockSize: 'max(20rem, 60vh)',
  overflowY: 'auto',
});

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  // Hundreds of pages cost nothing while they are out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 12rem',
});

export const preview = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '9rem',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  overflow: 'hidden',
  cursor: 'pointer',
});

export const picture = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
});
