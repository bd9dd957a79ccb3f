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
  // A hundred rows do not push the rest of the page away.
  maxBlockSize: 'max(20rem, 80vh)',
  overflowY: 'auto',
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"grip name menu" "grip status menu"',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // A long list costs nothing while it is out of view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.5rem',
  selectors: {
    '& + &': { borderBlockStart: line },
    '&[data-target="above"]': { boxShadow: `inset 0 ${vars.line.thick} ${vars.color.accent}` },
    '&[data-target="below"]': { boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) ${vars.color.accent}` },
  },
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"grip name status menu"',
    },
  },
});

export const grip = componentStyle({
  gridArea: 'grip',
  // A touch scrolls the list: on such screens the order is changed in the menu.
  display: 'none',
  placeItems: 'center',
  color: vars.color.textMuted,
  cursor: 'grab',
  '@media': { [screens.hover]: { display: 'grid' } },
});

export const name = componentStyle({ gridArea: 'name', minInlineSize: 0, overflowWrap: 'anywhere' });

export const status = componentStyle({ gridArea: 'status', justifySelf: 'start' });

export const menu = componentStyle({ gridArea: 'menu' });
