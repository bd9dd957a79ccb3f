import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space.l,
      padding: vars.space.l,
    },
  },
});

export const icon = componentStyle({ color: vars.color.textMuted });

export const text = componentStyle({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const promises = componentStyle({ paddingBlockStart: vars.space.xxs });
