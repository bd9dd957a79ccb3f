import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** Written directly to the stage's style on every change of the view. */
export const widthProperty = '--zoom-width';
export const heightProperty = '--zoom-height';
export const xProperty = '--zoom-x';
export const yProperty = '--zoom-y';
/** Width of the picture divided by its height. */
export const ratioProperty = '--picture-ratio';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xs,
  inlineSize: '100%',
});

/** The place for the stage. Where its height is given, it is a container, and the stage as large as fits into it. */
export const room = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  inlineSize: '100%',
});

/** The height that a stage may have: `100cqb` in a room of a given height. */
export const roomProperty = '--picture-room';

/** As wide as its container, unless a tall picture would not fit the window. */
export const stage = componentStyle({
  position: 'relative',
  inlineSize: `min(100%, calc(var(${roomProperty}, 80svh) * var(${ratioProperty})))`,
  aspectRatio: `var(${ratioProperty})`,
  containerType: 'size',
  overflow: 'clip',
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  // Gives a white picture on a white page an edge. It is outside the box, so that it does not cover the picture.
  boxShadow: `0 0 0 ${vars.line.hairline} ${vars.color.hairline}`,
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab', touchAction: 'none' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
  },
  '@media': { [screens.forcedColors]: { border: `${vars.line.hairline} solid CanvasText` } },
});

/** Centres the picture, also when it is larger than the stage. */
export const layer = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  overflow: 'clip',
});

/**
 * The picture at its zoomed size. Zooming changes its size instead of a transform, so that it is always sharp;
 * panning, which happens every frame, moves its own layer.
 */
export const picture = componentStyle({
  inlineSize: `var(${widthProperty}, 100%)`,
  blockSize: `var(${heightProperty}, 100%)`,
  maxInlineSize: 'none',
  translate: `var(${xProperty}, 0) var(${yProperty}, 0)`,
  willChange: 'translate',
  // With reduced motion the reset gives all elements a very short transition, which would delay this by a frame.
  transitionProperty: 'none',
  selectors: {
    '&[data-status="ready"]': {
      backgroundImage: `conic-gradient(${vars.color.checkerA} 25%, ${vars.color.checkerB} 0 50%, ${vars.color.checkerA} 0 75%, ${vars.color.checkerB} 0)`,
      backgroundSize: `calc(${vars.size.pixel} * 2) calc(${vars.size.pixel} * 2)`,
    },
    '[data-pixels] &': { imageRendering: 'pixelated' },
  },
});

/** Covers the stage while the picture is loading or after loading failed. */
export const status = componentStyle({
  position: 'absolute',
  inset: 0,
  // A lazy picture below the window loads only when it is near: until then its spinner must not turn.
  contentVisibility: 'auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  // With reduced motion the reset's short transitions would run one after another down the tree; a new theme must
  // apply at once.
  transitionProperty: 'none',
});

export const statusText = componentStyle({ transitionProperty: 'none' });

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
});

export const level = componentStyle({
  minInlineSize: '3.5em',
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** A separator between the groups of the toolbar. */
export const separator = componentStyle({
  inlineSize: vars.line.hairline,
  blockSize: vars.size.iconM,
  marginInline: vars.space.xxs,
  background: vars.color.hairline,
  '@media': { [screens.forcedColors]: { background: 'CanvasText' } },
});
