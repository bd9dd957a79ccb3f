import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { room, roomProperty } from '../zoom-pan/zoom-pan.css';

/** Written directly to the sheet's style while drawing. */
export const cursorXProperty = '--cursor-x';
export const cursorYProperty = '--cursor-y';
export const cursorSizeProperty = '--cursor-size';
export const rectangleXProperty = '--rectangle-x';
export const rectangleYProperty = '--rectangle-y';
export const rectangleWidthProperty = '--rectangle-width';
export const rectangleHeightProperty = '--rectangle-height';

/** Or the whole window. */
export const root = componentStyle({
  selectors: {
    '&[data-full]': {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      inlineSize: '100%',
      blockSize: '100%',
      padding: vars.space.s,
      border: 0,
      background: vars.color.canvas,
      color: vars.color.text,
      overflow: 'auto',
      vars: { [roomProperty]: '100cqb' },
    },
  },
});

componentGlobalStyle(`${root}[data-full] > ${room}`, {
  flex: '1 1 0',
  minBlockSize: '8rem',
  containerType: 'size',
});

export const head = componentStyle({ display: 'flex', justifyContent: 'flex-end', inlineSize: '100%' });

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });

/**
 * The drawing surface: covers the picture and zooms with it. Positions are physical, because pictures are not
 * mirrored in right-to-left scripts.
 */
export const sheet = componentStyle({
  position: 'relative',
  direction: 'ltr',
  outline: 'none',
  overflow: 'clip',
  selectors: {
    '&[data-draws]': { cursor: 'crosshair', touchAction: 'none' },
    '&[data-draws="brush"]': { cursor: 'none' },
  },
});

/**
 * The focus ring, in two tones to be visible on any picture. It is on the layer, because the sheet may extend beyond
 * the stage.
 */
export const layer = componentStyle({
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
      borderRadius: vars.radius.m,
    },
    '&:has(:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      inset: vars.line.thick,
      borderRadius: vars.radius.m,
      border: `${vars.line.thick} solid ${vars.color.onPicture}`,
      pointerEvents: 'none',
    },
  },
});

/** Its `color` and `outline-color` are the hatching's two. */
export const marks = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.accent,
  outlineColor: vars.color.onPicture,
  opacity: 0.6,
  pointerEvents: 'none',
  transitionProperty: 'none',
});

/** What is found and not marked yet: its `color` tints it, its `outline-color` outlines it. */
export const found = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.accent,
  outlineColor: vars.color.onPicture,
  pointerEvents: 'none',
});

const drawnOver = {
  position: 'absolute',
  pointerEvents: 'none',
  border: `${vars.line.hairline} solid ${vars.color.onPicture}`,
  boxShadow: `0 0 0 ${vars.line.hairline} ${vars.color.onPictureScrim}, inset 0 0 0 ${vars.line.hairline} ${vars.color.onPictureScrim}`,
  transitionProperty: 'none',
} as const;

export const rectangle = componentStyle({
  ...drawnOver,
  display: 'none',
  insetInlineStart: `var(${rectangleXProperty})`,
  insetBlockStart: `var(${rectangleYProperty})`,
  inlineSize: `var(${rectangleWidthProperty})`,
  blockSize: `var(${rectangleHeightProperty})`,
  selectors: { '[data-rectangle] > &': { display: 'block' } },
});

export const pickedBox = componentStyle({ ...drawnOver, borderStyle: 'dashed' });

export const pickedPoint = componentStyle({
  ...drawnOver,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.m,
  blockSize: vars.space.m,
  borderRadius: vars.radius.full,
  background: vars.color.onPictureScrim,
  color: vars.color.onPicture,
  fontSize: vars.fontSize.s,
  translate: '-50% -50%',
});

/** The brush's outline. Shown on keyboard focus, or while a pointer is over the picture. */
export const cursor = componentStyle({
  ...drawnOver,
  display: 'none',
  insetInlineStart: `var(${cursorXProperty}, 50%)`,
  insetBlockStart: `var(${cursorYProperty}, 50%)`,
  inlineSize: `var(${cursorSizeProperty})`,
  minInlineSize: vars.space.xxs,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  translate: '-50% -50%',
  selectors: {
    '[data-pointing][data-draws="brush"] > &': { display: 'block' },
    ':focus-visible[data-draws] > &': { display: 'block' },
    '[data-draws="rectangle"] > &, [data-draws="region"] > &': { inlineSize: vars.space.s },
  },
});

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  inlineSize: '100%',
});

/** Stay on one line, however the rest wraps. */
export const sizeAndSteps = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  maxInlineSize: '100%',
});

export const size = componentStyle({ flex: '0 1 12rem', minInlineSize: 0 });

export const steps = componentStyle({ display: 'flex', flexShrink: 0 });

export const keys = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  // Phones have no keyboard to explain.
  '@media': { [screens.touch]: { display: 'none' } },
});
