import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

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
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // A long list costs nothing while it is out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.5rem',
  selectors: {
    '& + &': { borderBlockStart: line },
    '&[data-target="above"]': { boxShadow: `inset 0 2px ${vars.color.accent}` },
    '&[data-target="below"]': { boxShadow: `inset 0 -2px ${vars.color.accent}` },
  },
});

export const grip = componentStyle({
  // A touch scrolls the list: on such screens the order is changed in the menu.
  display: 'none',
  placeItems: 'center',
  color: vars.color.textMuted,
  cursor: 'grab',
  '@media': { [screens.hover]: { display: 'grid' } },
});

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
