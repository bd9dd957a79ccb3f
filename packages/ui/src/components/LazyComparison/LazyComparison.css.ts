import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Fills its stage, as the slider's pictures do. */
export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%' });

/** The room of the tools that the slider will bring. */
export const toolbar = componentStyle({ blockSize: vars.size.controlS });
