import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderInlineStartWidth: vars.line.thick,
  borderInlineStartColor: vars.color.accent,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [screens.tablet]: { padding: vars.space.l } },
});

export const unchecked = componentStyle({ borderInlineStartColor: vars.color.warning });

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const lock = componentStyle({ color: vars.color.textMuted });

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.s,
});

export const item = componentStyle({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const check = componentStyle({
  color: vars.color.success,
  // Centred on the first line of the text.
  marginBlockStart: `calc((${vars.fontSize.s} * ${vars.lineHeight.normal} - ${vars.size.iconS}) / 2)`,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
