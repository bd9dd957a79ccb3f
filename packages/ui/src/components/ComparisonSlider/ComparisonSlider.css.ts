import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** The divider's position, 0 to 100, written directly to the styles of the moving elements. */
export const positionProperty = '--comparison-position';

const position = `var(${positionProperty})`;
const fromStart = `calc(${position} * 1%)`;
const fromEnd = `calc(100% - ${position} * 1%)`;

export const stage = recipe({
  variants: {
    orientation: {
      // In both orientations a vertical swipe scrolls the page.
      horizontal: componentStyle({ cursor: 'ew-resize', touchAction: 'pan-y' }),
      vertical: componentStyle({ cursor: 'ns-resize', touchAction: 'pan-x pan-y' }),
    },
  },
});

/**
 * Each picture is clipped at the divider, so that one never shows through transparent pixels of the other. Clipping a
 * layer with an already painted picture costs compositing only.
 */
export const sides = {
  horizontal: {
    before: componentStyle({
      transitionProperty: 'none',
      clipPath: `inset(0 ${fromEnd} 0 0)`,
      selectors: { '[dir="rtl"] &': { clipPath: `inset(0 0 0 ${fromEnd})` } },
    }),
    after: componentStyle({
      transitionProperty: 'none',
      clipPath: `inset(0 0 0 ${fromStart})`,
      selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${fromStart} 0 0)` } },
    }),
  },
  vertical: {
    before: componentStyle({ transitionProperty: 'none', clipPath: `inset(0 0 ${fromEnd} 0)` }),
    after: componentStyle({ transitionProperty: 'none', clipPath: `inset(${fromStart} 0 0 0)` }),
  },
} as const;

export const label = recipe({
  base: componentStyle({
    position: 'absolute',
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.s,
    background: vars.color.onPictureScrim,
    color: vars.color.onPicture,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.normal} ${vars.easing.standard}`,
    selectors: { '&[data-crowded]': { opacity: 0 } },
  }),
  variants: {
    side: {
      before: componentStyle({ insetInlineStart: vars.space.s, insetBlockStart: vars.space.s }),
      after: componentStyle({ insetInlineEnd: vars.space.s }),
    },
    orientation: {
      horizontal: componentStyle({ insetBlockStart: vars.space.s }),
      vertical: {},
    },
  },
  compoundVariants: [
    {
      variants: { side: 'after', orientation: 'vertical' },
      style: componentStyle({ insetBlockEnd: vars.space.s }),
    },
  ],
});

/** The divider's distance along the stage as a length. The stage is a size container. */
const along = createVar('along');
/** 1, or -1 if the start is on the right. */
const sign = createVar('sign');
/** How far the grip leaves the line, so that it is never clipped when the divider is at an end. */
const keepIn = createVar('keep-in');

const reach = `calc(${vars.size.touch} / 2 + ${vars.focus.width})`;
const stageLength = { horizontal: '100cqi', vertical: '100cqb' } as const;

const insetBy = (length: string) => `clamp(${reach} - ${along}, 0rem, ${length} - ${reach} - ${along})`;

/** The touch target: a finger's width around the line, across the whole stage. */
export const handle = recipe({
  base: componentStyle({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    vars: { [sign]: '1' },
    outline: 'none',
    willChange: 'translate',
    // Follows its pointer at once, even though the reset gives all elements a very short transition.
    transitionProperty: 'none',
    selectors: { '[dir="rtl"] &': { vars: { [sign]: '-1' } } },
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({
        blockSize: '100%',
        inlineSize: vars.size.touch,
        vars: {
          [along]: `(var(${positionProperty}) * ${stageLength.horizontal} / 100)`,
          [keepIn]: insetBy(stageLength.horizontal),
        },
        translate: `calc(${sign} * (${along} - 50%)) 0`,
        cursor: 'ew-resize',
        touchAction: 'pan-y',
      }),
      vertical: componentStyle({
        inlineSize: '100%',
        blockSize: vars.size.touch,
        vars: {
          [along]: `(var(${positionProperty}) * ${stageLength.vertical} / 100)`,
          [keepIn]: insetBy(stageLength.vertical),
        },
        translate: `0 calc(${along} - 50%)`,
        cursor: 'ns-resize',
        touchAction: 'pan-x',
      }),
    },
  },
});

/** Light with a dark edge, visible on any picture. Forced colours keep borders. */
export const line = recipe({
  base: componentStyle({
    position: 'absolute',
    borderStyle: 'solid',
    borderColor: vars.color.onPicture,
    outline: `${vars.line.hairline} solid ${vars.color.onPictureScrim}`,
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({ blockSize: '100%', borderInlineStartWidth: vars.line.thick }),
      vertical: componentStyle({ inlineSize: '100%', borderBlockStartWidth: vars.line.thick }),
    },
  },
});

export const grip = recipe({
  base: componentStyle({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.full,
    border: `${vars.line.thick} solid ${vars.color.onPicture}`,
    outline: `${vars.line.hairline} solid ${vars.color.onPictureScrim}`,
    background: vars.color.onPictureScrim,
    color: vars.color.onPicture,
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      ':focus-visible > &': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        outline: `${vars.focus.width} solid ${vars.color.accent}`,
      },
    },
    '@media': { [screens.forcedColors]: { background: 'Canvas' } },
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({ translate: `calc(${sign} * ${keepIn}) 0` }),
      vertical: componentStyle({ translate: `0 ${keepIn}` }),
    },
  },
});
