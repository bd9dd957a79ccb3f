import { componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

/** A hundred rows do not push the rest of the page away. */
export const list = componentStyle({ maxBlockSize: 'max(20rem, 80vh)' });

export const row = componentStyle({
  selectors: {
    '&[data-target="above"]': { boxShadow: `inset 0 ${vars.line.thick} ${vars.color.accent}` },
    '&[data-target="below"]': { boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) ${vars.color.accent}` },
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
