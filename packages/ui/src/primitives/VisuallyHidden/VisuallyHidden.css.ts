import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css';

export const root = style({
  '@layer': {
    [layers.utilities]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
