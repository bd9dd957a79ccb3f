import { componentStyle } from '../../theme/component-style';

/** Not part of the layout: the button inside is laid out by its parent. */
export const place = componentStyle({ display: 'contents' });
