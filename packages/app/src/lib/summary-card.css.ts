import { cardFrame, componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

/** A card that sums up a plan: `SubscriptionCard` and `OrderCard`. */
export const root = componentStyle({
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

/** Its heading and badge. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
