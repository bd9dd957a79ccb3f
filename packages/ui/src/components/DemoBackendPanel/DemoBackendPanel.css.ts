import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const list = componentStyle({
  listStyle: 'none',
  marginBlockStart: vars.space.xs,
  borderBlockStart: line,
});

export const person = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: line,
});

export const signIn = componentStyle({ flexShrink: 0 });

export const texts = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const copyable = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.s,
});

export const code = componentStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const mail = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingInlineStart: vars.space.m,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1em * ${vars.lineHeight.snug} - ${vars.space.xs}) / 2)`,
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
});

export const subject = componentStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.regular,
  selectors: { '[data-unread] > &': { fontWeight: vars.fontWeight.semibold } },
});

export const envelope = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});

/** Aligned with the subject, which follows the unread mark. */
export const mailBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
});

/** Plain text keeps its line breaks. */
export const mailText = componentStyle({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
