import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';
import { columns, rows } from './picture';

const wide = (square: string) => componentStyle({ inlineSize: `calc(${square} * ${columns})` });

export const root = recipe({
  base: componentStyle({
    flexShrink: 0,
    maxInlineSize: '100%',
    aspectRatio: `${columns} / ${rows}`,
    // A page restyles its 240 squares only while they are on screen.
    contentVisibility: 'auto',
    pointerEvents: 'none',
  }),
  variants: {
    size: {
      s: wide(vars.space.xxs),
      m: wide(vars.size.pixel),
      l: wide(vars.space.m),
      fill: componentStyle({ inlineSize: '100%', blockSize: 'auto' }),
    },
  },
});

const tone = (fill: string, fillOpacity: number) =>
  componentStyle({
    fill,
    fillOpacity,
    transitionProperty: 'transform',
    transitionDuration: vars.duration.slow,
    transitionTimingFunction: vars.easing.standard,
  });

export const pixel = {
  '.': tone(vars.color.text, 0.07),
  '2': tone(vars.color.text, 0.18),
  '3': tone(vars.color.text, 0.36),
  '4': tone(vars.color.text, 0.6),
  '@': tone(vars.color.accent, 1),
};
