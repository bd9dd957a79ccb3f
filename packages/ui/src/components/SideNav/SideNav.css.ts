import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const sections = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});

export const title = componentStyle({
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
});

export const list = componentStyle({ listStyle: 'none' });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.medium,
    },
    '&:active': { background: vars.color.pressed },
  },
  '@media': {
    [screens.desktop]: { minBlockSize: vars.size.controlS },
    [screens.hover]: {
      selectors: {
        '&:not([aria-current="page"]):hover': { background: vars.color.hover, color: vars.color.text },
      },
    },
    [screens.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.line.thick} solid` } },
    },
  },
});

const showFrom = (screen: 'desktop' | 'wide', display: string) =>
  componentStyle({ '@media': { [screens[screen]]: { display } } });

/** From this width on there is no button: the content is always visible. */
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
