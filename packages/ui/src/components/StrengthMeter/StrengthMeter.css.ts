import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import type { ColorName } from '../../theme/semantic';
import { vars } from '../../theme/theme.css';

/** Set by a tone: the label and the outlines use the ink, the segments the fill. */
const ink = createVar('ink');
const fill = createVar('fill');

const tone = (words: 'danger' | 'warning' | 'success', segments: ColorName) =>
  componentStyle({ vars: { [ink]: vars.color[words], [fill]: vars.color[segments] } });

export const root = recipe({
  base: componentStyle({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
  }),
  variants: {
    tone: {
      danger: tone('danger', 'danger'),
      warning: tone('warning', 'warningFill'),
      success: tone('success', 'success'),
    },
  },
});

export const segments = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  flex: '1 1 0',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** Outlined when empty, filled when reached. */
export const segment = componentStyle({
  blockSize: vars.space.xs,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.s,
  selectors: { '&[data-filled]': { borderColor: ink, background: fill } },
  '@media': {
    [screens.forcedColors]: {
      selectors: { '&[data-filled]': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

/** As wide as the longest label, so that the segments keep their size. */
export const label = componentStyle({
  minInlineSize: '8.5rem',
  minBlockSize: `calc(1em * ${vars.lineHeight.snug})`,
  color: ink,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
});
