import { componentStyle } from '../../theme/component-style';

/** Takes no part in the layout: the button inside stands where the caller put it. */
export const place = componentStyle({ display: 'contents' });
