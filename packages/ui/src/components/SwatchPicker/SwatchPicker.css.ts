import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${vars.size.controlL})`,
  gap: vars.space.xs,
});

export const swatch = componentStyle({
  position: 'relative',
  display: 'grid',
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  padding: vars.space.xxs,
  borderRadius: vars.radius.m,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.text },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [screens.hover]: {
      selectors: { '&:not(:disabled, [aria-pressed="true"]):hover': { borderColor: vars.color.outline } },
    },
  },
});

export const colour = componentStyle({
  borderRadius: vars.radius.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  // The colours are the content: forced colours must not replace them.
  forcedColorAdjust: 'none',
});

export const place = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.iconL,
  blockSize: vars.size.iconL,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  selectors: {
    '[dir="rtl"] &': { translate: '50% -50%' },
    '&::before': { content: 'attr(data-place)' },
  },
});
