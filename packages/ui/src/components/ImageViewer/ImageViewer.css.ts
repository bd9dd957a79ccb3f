import { componentStyle } from '../../theme/component-style';

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });

/** Only what is drawn on it covers the picture. */
export const parts = componentStyle({ pointerEvents: 'none' });
