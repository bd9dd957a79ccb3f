import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
  fontSize: vars.fontSize.s,
});

const width = {
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.l})`,
  marginInline: 'auto',
  paddingInline: vars.space.m,
} as const;

export const row = componentStyle({
  ...width,
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xl,
  '@media': {
    [screens.tablet]: { paddingBlock: vars.space.xxl, paddingInline: vars.space.l },
    [screens.desktop]: { gridTemplateColumns: '1fr 2fr' },
  },
});

export const about = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  maxInlineSize: vars.size.toast,
});

export const muted = componentStyle({ color: vars.color.textMuted });

export const groups = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  columnGap: vars.space.m,
  rowGap: vars.space.xl,
});

export const groupTitle = componentStyle({
  marginBlockEnd: vars.space.xs,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

/** Enough space between the links of a list for touch. */
export const list = componentStyle({ listStyle: 'none' });

export const link = componentStyle({ display: 'inline-block', paddingBlock: vars.space.xxs });

export const base = componentStyle({
  ...width,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  paddingBlock: `0 ${vars.space.xl}`,
  '@media': { [screens.tablet]: { paddingInline: vars.space.l } },
});

export const languages = componentStyle({ display: 'flex', gap: vars.space.m });

export const theme = componentStyle({
  '@media': { [screens.tablet]: { marginInlineStart: 'auto' } },
});
