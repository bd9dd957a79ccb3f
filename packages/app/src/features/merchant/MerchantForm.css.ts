import { style } from '@vanilla-extract/css';

/** Takes no part in the gaps of the form before it has something to announce. */
export const addressWarning = style({ selectors: { '&:empty': { position: 'absolute' } } });
