import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.scrim,
  // The page behind receives no clicks. A click on the scrim closes the window.
  pointerEvents: 'auto',
  animation: `${appear} ${vars.duration.normal} ${vars.easing.standard}`,
});

componentGlobalStyle(`html:has(${scrim})`, { overflow: 'hidden' });
