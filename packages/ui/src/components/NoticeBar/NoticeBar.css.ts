import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const edge = `max(${vars.space.s}, env(safe-area-inset-bottom))`;

/** At the bottom of the window; in a low window at the end of the page. */
export const area = componentStyle({
  zIndex: vars.zIndex.header,
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: vars.size.measure,
  margin: `0 auto ${edge}`,
  // The page between two bars can be used.
  pointerEvents: 'none',
  '@media': {
    [screens.tall]: {
      position: 'fixed',
      insetBlockEnd: `calc(${edge} + var(--toast-lift, 0rem))`,
      insetInline: vars.space.s,
      marginBlockEnd: 0,
    },
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
