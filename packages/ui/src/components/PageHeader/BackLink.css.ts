import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** A finger can hit it, and it still stands in line with the title. */
export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});
