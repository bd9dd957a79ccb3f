import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = recipe({
  base: componentStyle({ display: 'flex', flexDirection: 'column' }),
  variants: {
    orientation: {
      horizontal: componentStyle({
        '@media': { [screens.tablet]: { flexDirection: 'row', gap: vars.space.s } },
      }),
      vertical: {},
    },
  },
});

/** The line to the next step: below the mark, or beside the words. */
const line = `${vars.line.thick} solid ${vars.color.hairline}`;

export const step = recipe({
  base: componentStyle({
    position: 'relative',
    paddingBlockEnd: vars.space.l,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${vars.size.controlS} + ${vars.space.xxs}) ${vars.space.xxs}`,
        insetInlineStart: `calc((${vars.size.controlS} - ${vars.line.thick}) / 2)`,
        borderInlineStart: line,
      },
      '&[data-state="done"]::after': { borderColor: vars.color.text },
    },
  }),
  variants: {
    orientation: {
      vertical: {},
      horizontal: componentStyle({
        '@media': {
          [screens.tablet]: {
            display: 'flex',
            alignItems: 'flex-start',
            gap: vars.space.s,
            paddingBlockEnd: 0,
            selectors: {
              '&:not(:last-child)': { flex: '1 1 auto' },
              '&:not(:last-child)::after': {
                position: 'static',
                flex: '1 1 auto',
                minInlineSize: vars.space.m,
                marginBlockStart: `calc((${vars.size.controlS} - ${vars.line.thick}) / 2)`,
                borderInlineStart: 0,
                borderBlockStart: line,
              },
              '&[data-state="done"]:not(:last-child)::after': { borderColor: vars.color.text },
            },
          },
        },
      }),
    },
  },
});

export const content = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' } },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.controlS,
  blockSize: vars.size.controlS,
  borderWidth: vars.line.thick,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '[data-state="current"] &': { borderColor: vars.color.text, color: vars.color.text },
    '[data-state="done"] &': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.canvas,
    },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '[data-state="current"] &': { borderColor: 'Highlight' },
        '[data-state="done"] &': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: 'CanvasText',
          color: 'Canvas',
        },
      },
    },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // The first line is level with the mark.
  paddingBlockStart: `calc((${vars.size.controlS} - 1em * ${vars.lineHeight.snug}) / 2)`,
  lineHeight: vars.lineHeight.snug,
});

export const name = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '[data-state="current"] &': { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
    '[data-state="done"] &': { color: vars.color.text },
  },
  '@media': { [screens.hover]: { selectors: { 'button:hover &': { textDecoration: 'underline' } } } },
});

export const description = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
