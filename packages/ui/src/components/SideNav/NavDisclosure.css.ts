import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const showFrom = (screen: 'desktop' | 'wide', display: string) =>
  componentStyle({ '@media': { [screens[screen]]: { display } } });

/** From this width on there is no button: what it opens is always in sight. */
export const trigger = recipe({
  base: componentStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.m,
    borderWidth: vars.line.hairline,
    borderStyle: 'solid',
    borderColor: vars.color.hairline,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    fontSize: vars.fontSize.s,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [screens.hover]: { selectors: { '&:hover': { borderColor: vars.color.outline } } } },
  }),
  variants: { until: { desktop: showFrom('desktop', 'none'), wide: showFrom('wide', 'none') } },
});

export const arrow = componentStyle({
  color: vars.color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const content = recipe({
  base: componentStyle({
    minInlineSize: 0,
    paddingBlockStart: vars.space.s,
    selectors: { '&[data-open="false"]': { display: 'none' } },
  }),
  variants: {
    until: {
      desktop: componentStyle({
        '@media': {
          [screens.desktop]: {
            paddingBlockStart: 0,
            selectors: { '&[data-open="false"]': { display: 'block' } },
          },
        },
      }),
      wide: componentStyle({
        '@media': {
          [screens.wide]: {
            paddingBlockStart: 0,
            selectors: { '&[data-open="false"]': { display: 'block' } },
          },
        },
      }),
    },
  },
});
