import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  '@media': { [screens.tablet]: { paddingBlock: vars.space.l } },
});

/** On phones the page itself is the card. */
export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [screens.tablet]: {
      padding: vars.space.xl,
      borderWidth: vars.line.hairline,
      borderStyle: 'solid',
      borderColor: vars.color.hairline,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
    },
  },
});

/** A title may contain an address, which has no spaces to break at. */
export const head = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const lead = componentStyle({ color: vars.color.textMuted, textWrap: 'pretty' });

export const footer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  textWrap: 'pretty',
});
