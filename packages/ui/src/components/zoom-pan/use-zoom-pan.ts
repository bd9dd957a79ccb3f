import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Frame, onPixels } from './geometry';
import { listenOnStage, type TakeDrag } from './gestures';
import {
  createZoomController,
  isFitted,
  isZoomed,
  type ZoomController,
  type ZoomState,
} from './zoom-controller';
import { heightProperty, widthProperty, xProperty, yProperty } from './zoom-pan.css';

export interface ZoomPan {
  stageRef: RefObject<HTMLDivElement | null>;
  controller: ZoomController;
}

/** Selects a value of the zoom. The component renders again only when that value changes. */
export function useZoom<T>({ controller }: ZoomPan, select: (state: ZoomState) => T): T {
  const read = () => select(controller.read());
  return useSyncExternalStore(controller.subscribe, read, read);
}

/**
 * Zoom and pan for the stage at `stageRef`, written to it as CSS variables without rendering. `takeDrag` may handle a
 * pointer before it pans; it must be stable between renders. Stages of the same size with the same `shared`
 * controller zoom and pan together.
 */
export function useZoomPan(
  stageRef: RefObject<HTMLDivElement | null>,
  { width, height }: PictureSize,
  takeDrag?: TakeDrag,
  shared?: ZoomController,
): ZoomPan {
  const [own] = useState(() => createZoomController());
  const controller = shared ?? own;

  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const stopWriting = controller.subscribe(() => writeView(stage, controller.read()));
    const stopObserving = observeStage(stage, { width, height }, controller.measure);
    return () => {
      stopObserving();
      stopWriting();
    };
  }, [stageRef, controller, width, height]);

  useEffect(() => {
    const stage = stageRef.current;
    return stage ? listenOnStage(stage, controller, takeDrag) : undefined;
  }, [stageRef, controller, takeDrag]);

  return { stageRef, controller };
}

/** The picture's natural size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture and its natural size in pixels. */
export interface Picture extends PictureSize {
  /** Empty while unknown: shown as loading. */
  src: string;
  /** Its alternative text. */
  alt: string;
  /** The same picture in other sizes, as in `<img srcset>`. `width` and `height` are those of the largest. */
  srcSet?: string;
  /** Its displayed width, as in `<img sizes>`. */
  sizes?: string;
}

/** From this scale on (2 is 200 %) the picture's pixels are drawn as squares instead of smoothed. */
const squarePixelsFrom = 2;

/** Writes the view to the stage. Before the stage has been measured, its CSS fits the picture. */
function writeView(stage: HTMLElement, state: ZoomState): void {
  const { view, frame } = state;
  if (!frame) return;
  const x = onPixels(frame.width, view.scale, view.x, devicePixelRatio);
  const y = onPixels(frame.height, view.scale, view.y, devicePixelRatio);
  const lengths = {
    [widthProperty]: x.size,
    [heightProperty]: y.size,
    [xProperty]: x.shift,
    [yProperty]: y.shift,
  };
  for (const [property, length] of Object.entries(lengths)) {
    // While fitted, the CSS fits the picture exactly to the stage.
    if (isFitted(state)) stage.style.removeProperty(property);
    else stage.style.setProperty(property, `${length}px`);
  }
  stage.toggleAttribute('data-zoomed', isZoomed(state));
  stage.toggleAttribute('data-pixels', view.scale >= frame.pixelScale * squarePixelsFrom);
}

/** Calls `measured` with the stage's size, initially and on each change. Returns the cleanup function. */
function observeStage(
  stage: HTMLElement,
  picture: PictureSize,
  measured: (frame: Frame) => void,
): () => void {
  const measure = () => {
    // Fractional, unlike `clientWidth`.
    const { width, height } = stage.getBoundingClientRect();
    if (width === 0) return;
    measured({ width, height, pixelScale: picture.width / (width * devicePixelRatio) });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  return () => observer.disconnect();
}
