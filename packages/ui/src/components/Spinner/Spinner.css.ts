import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = componentStyle({ display: 'inline-flex', flexShrink: 0 });

export const ring = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: vars.radius.full,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
