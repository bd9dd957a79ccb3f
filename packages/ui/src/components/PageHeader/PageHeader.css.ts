import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // A long German title breaks between syllables; shorter words stay whole.
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

/** Large enough for touch, and still aligned with the title. */
export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});
