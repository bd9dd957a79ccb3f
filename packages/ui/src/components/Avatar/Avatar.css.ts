import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const square = (side: string, fontSize: string) =>
  componentStyle({ inlineSize: side, blockSize: side, fontSize });

export const root = recipe({
  base: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.pressed,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { [screens.forcedColors]: { border: `${vars.line.hairline} solid CanvasText` } },
  }),
  variants: {
    size: {
      s: square(vars.size.controlS, vars.fontSize.xs),
      m: square(vars.size.controlM, vars.fontSize.s),
      l: square(vars.size.controlL, vars.fontSize.m),
    },
  },
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
