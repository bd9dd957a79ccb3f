import { componentStyle } from '../../theme/component-style';

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });
