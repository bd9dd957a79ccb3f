import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.canvas,
});

export const value = componentStyle({
  // The buttons wrap below if there is no space beside the field.
  flex: '1 1 24rem',
  position: 'relative',
  minInlineSize: 0,
  // As high as the buttons, with and without them.
  paddingBlock: `calc((${vars.size.controlS} - 1lh) / 2)`,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});

const mono = { fontFamily: vars.font.mono, fontSize: 'inherit', fontVariantLigatures: 'none' } as const;

/** One click selects all of it. */
export const revealed = componentStyle({ ...mono, userSelect: 'all' });

export const masked = componentStyle({ ...mono, color: vars.color.textMuted, userSelect: 'none' });

export const buttons = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});
