import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
