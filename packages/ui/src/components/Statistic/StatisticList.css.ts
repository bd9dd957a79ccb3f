import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  rowGap: vars.space.l,
  columnGap: vars.space.m,
});

export const item = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: vars.color.hairline,
});
