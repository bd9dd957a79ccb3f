import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

export const list = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  // A long list costs nothing while it is out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.5rem',
  selectors: { '& + &': { borderBlockStart: line } },
});

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.m,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
