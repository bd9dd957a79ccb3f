import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { screens } from '../../../packages/ui/src/theme/screens';
import { vars } from '../../../packages/ui/src/theme/theme.css';

/** The settings beside what they change. */
export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
});

/** Stays in view while the settings scroll. */
export const result = componentStyle({
  '@media': {
    [screens.tablet]: {
      position: 'sticky',
      insetBlockStart: vars.space.l,
      maxBlockSize: `calc(100dvb - 2 * ${vars.space.l})`,
      overflowY: 'auto',
      // Room for focus rings.
      padding: vars.space.xxs,
    },
  },
});

/** The picker and the field, at the same height. */
export const colour = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'end',
});

export const failures = componentStyle({ margin: 0, paddingInlineStart: vars.space.l });
