import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const fill = componentStyle({
  background: vars.color.pressed,
  '@media': {
    [screens.motionOk]: {
      animation: `${breathe} calc(${vars.duration.slow} * 5) ${vars.easing.standard} infinite`,
    },
    [screens.forcedColors]: { outline: `${vars.line.hairline} solid` },
  },
});

export const skeleton = recipe({
  variants: {
    shape: {
      text: componentStyle({ display: 'flex', flexDirection: 'column' }),
      block: [
        fill,
        componentStyle({ inlineSize: '100%', minBlockSize: '12rem', borderRadius: vars.radius.m }),
      ],
      circle: [
        fill,
        componentStyle({
          flexShrink: 0,
          inlineSize: vars.size.controlL,
          blockSize: vars.size.controlL,
          borderRadius: vars.radius.full,
        }),
      ],
    },
  },
});

/** As high as the line of text it replaces, drawn as high as its letters. */
export const line = [
  fill,
  componentStyle({
    blockSize: '0.75em',
    marginBlock: `calc((${vars.lineHeight.normal} * 1em - 0.75em) / 2)`,
    borderRadius: vars.radius.s,
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } },
  }),
].join(' ');
