import { layers } from '@verapix/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no part in the gaps of the form before it has something to announce. */
export const addressWarning = style({
  '@layer': { [layers.components]: { selectors: { '&:empty': { position: 'absolute' } } } },
});
