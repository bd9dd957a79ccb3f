import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { vars } from '../../../packages/ui/src/theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  maxInlineSize: vars.size.page,
  minBlockSize: '100dvb',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.l,
});
