import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
  '@media': { [screens.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  '@media': { [screens.hover]: { selectors: { '&:hover': { borderColor: vars.color.outline } } } },
});

/** On the far side, even if there is no previous page. */
export const next = componentStyle({
  justifyContent: 'flex-end',
  textAlign: 'end',
  '@media': { [screens.tablet]: { gridColumn: 2 } },
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const direction = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });

export const label = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const arrow = componentStyle({
  color: vars.color.textMuted,
});
