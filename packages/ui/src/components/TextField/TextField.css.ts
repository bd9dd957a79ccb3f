import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

export const box = componentStyle({
  position: 'relative',
  // Read-only: for reading and copying, so it does not look editable.
  selectors: {
    '&:has(input[readonly])': { borderColor: vars.color.hairline, background: vars.color.canvas },
  },
});

export const icon = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  display: 'inline-flex',
  color: vars.color.textMuted,
  // A press on the icon focuses the input below it.
  pointerEvents: 'none',
});

export const afterIcon = componentStyle({
  paddingInlineStart: `calc(${vars.space.s} + ${vars.size.iconM} + ${vars.space.xs})`,
});

export const end = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: vars.space.s,
  color: vars.color.textMuted,
  // A button has its own padding.
  selectors: { '&:has(> button)': { paddingInlineEnd: vars.space.xxs } },
});
