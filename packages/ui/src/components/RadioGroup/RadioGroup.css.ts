import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const line = { borderWidth: vars.line.hairline, borderStyle: 'solid' } as const;
/** Inside a frame that cuts what overflows, the ring goes inside too. */
const innerFocus = { outlineOffset: `calc(-1 * ${vars.focus.width})` };

export const group = recipe({
  base: componentStyle({ ...line, overflow: 'clip', borderRadius: vars.radius.m }),
  variants: {
    look: {
      list: componentStyle({
        borderColor: vars.color.hairline,
        background: vars.color.surface,
        selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
      }),
      segmented: componentStyle({
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        borderColor: vars.color.outline,
        background: vars.color.surface,
        selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
      }),
    },
  },
});

export const item = recipe({
  base: componentStyle({
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': innerFocus,
      '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [screens.hover]: {
        selectors: { '&:not(:disabled, [data-state="checked"]):hover': { background: vars.color.hover } },
      },
    },
  }),
  variants: {
    look: {
      list: componentStyle({
        display: 'flex',
        alignItems: 'flex-start',
        gap: vars.space.s,
        inlineSize: '100%',
        paddingInline: vars.space.m,
        paddingBlock: vars.space.s,
        selectors: {
          '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}` },
        },
      }),
      segmented: componentStyle({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        paddingInline: vars.space.xs,
        paddingBlock: vars.space.xs,
        textAlign: 'center',
        selectors: {
          '& + &': { borderInlineStart: `${vars.line.hairline} solid ${vars.color.outline}` },
          '&[data-state="checked"]': { background: vars.color.text, color: vars.color.canvas },
          '&[data-state="checked"]:focus-visible': {
            outlineColor: vars.color.canvas,
            outlineOffset: `calc(-2 * ${vars.focus.width})`,
          },
          '&[data-state="checked"]:disabled': {
            background: vars.color.pressed,
            color: vars.color.textDisabled,
          },
        },
        '@media': {
          [screens.forcedColors]: {
            selectors: {
              '&[data-state="checked"]': {
                forcedColorAdjust: 'none',
                background: 'Highlight',
                color: 'HighlightText',
              },
            },
          },
        },
      }),
    },
  },
});

/** The circle. Its dot is a thick border, which stays when forced colours take the backgrounds away. */
export const circle = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  marginBlockStart: `calc((${vars.lineHeight.normal} * 1em - ${vars.size.iconM}) / 2)`,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: vars.line.hairline,
  borderColor: vars.color.outline,
  background: vars.color.surface,
  selectors: {
    '[data-state="checked"] > &': { borderWidth: '0.375rem', borderColor: vars.color.accent },
    ':disabled > &': { borderColor: vars.color.hairline, background: vars.color.pressed },
    '[data-state="checked"]:disabled > &': { borderColor: vars.color.textDisabled },
  },
});

export const texts = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const labelLine = recipe({
  base: componentStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: vars.space.xxs,
  }),
  variants: {
    look: {
      list: {},
      segmented: componentStyle({ justifyContent: 'center', fontWeight: vars.fontWeight.medium }),
    },
  },
});

export const description = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  selectors: {
    // On the filled segment, and where the option is off, it takes the option's own colour.
    ':disabled &': { color: 'inherit' },
    [`${item.classNames.variants.look.segmented}[data-state="checked"] &`]: { color: 'inherit' },
  },
});
