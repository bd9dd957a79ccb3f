import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const frame = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0, borderRadius: 'inherit' });

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });

/** Doubled selector: it must override the skeleton's own size. */
export const secretSkeleton = componentStyle({ selectors: { '&&': { minBlockSize: vars.size.controlL } } });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
