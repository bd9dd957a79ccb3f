import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const edge = `max(${vars.space.s}, env(safe-area-inset-bottom))`;

/** At the bottom of the window, above the floating buttons. */
export const area = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetBlockEnd: `calc(${edge} + ${vars.size.floating} + ${vars.space.s})`,
  insetInline: vars.space.s,
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: vars.size.measure,
  marginInline: 'auto',
  // The page between two bars can be used.
  pointerEvents: 'none',
  '@media': {
    // There is space between the floating buttons on both sides.
    [screens.tablet]: { insetBlockEnd: edge },
    print: { display: 'none' },
  },
});

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.l,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
});

export const text = componentStyle({
  flex: '1 1 20rem',
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  textWrap: 'pretty',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
