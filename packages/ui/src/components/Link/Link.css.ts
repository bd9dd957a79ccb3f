import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const link = recipe({
  base: componentStyle({
    borderRadius: vars.radius.s,
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.easing.standard,
  }),
  variants: {
    variant: {
      text: componentStyle({
        color: vars.color.accentText,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.line.hairline,
        textUnderlineOffset: '0.2em',
        '@media': {
          [screens.hover]: {
            selectors: { '&:hover': { textDecorationThickness: vars.line.thick } },
          },
        },
      }),
      quiet: componentStyle({
        color: vars.color.textMuted,
        textDecorationLine: 'none',
        selectors: {
          '&[aria-current="page"]': { color: vars.color.text, fontWeight: vars.fontWeight.medium },
        },
        '@media': {
          [screens.hover]: {
            selectors: {
              '&:hover': {
                color: vars.color.text,
                textDecorationLine: 'underline',
                textUnderlineOffset: '0.3em',
              },
            },
          },
        },
      }),
    },
  },
});

/** As large as the text before it, on the same line as the last word. */
export const newTab = componentStyle({
  display: 'inline-block',
  inlineSize: '0.875em',
  blockSize: '0.875em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.0625em',
});
