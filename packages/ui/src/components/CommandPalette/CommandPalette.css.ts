import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const field = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
});

export const list = componentStyle({
  display: 'grid',
  alignContent: 'start',
  blockSize: 'min(22rem, 50dvb)',
  marginBlock: vars.space.s,
  overflowY: 'auto',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    // The outline is also seen with forced colours.
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      outline: `${vars.line.hairline} solid ${vars.color.text}`,
      outlineOffset: `calc(-1 * ${vars.line.hairline})`,
    },
  },
});

/** At the end of the option. */
export const keys = componentStyle({ marginInlineStart: 'auto' });
