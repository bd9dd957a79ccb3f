import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { observeStage, type PictureSize, writeView } from './stage';
import { listenOnStage, type TakeDrag } from './stage-gestures';
import { createZoomController, type ZoomController, type ZoomState } from './zoom-controller';

export interface ZoomPan {
  stageRef: RefObject<HTMLDivElement | null>;
  controller: ZoomController;
}

/** Picks one value out of the zoom; the component renders again only when that value changes. */
export function useZoom<T>({ controller }: ZoomPan, select: (state: ZoomState) => T): T {
  const read = () => select(controller.read());
  return useSyncExternalStore(controller.subscribe, read, read);
}

/**
 * Zoom and pan for the stage at `stageRef`, written to it as css variables: no render per frame.
 * `takeDrag` may take a pointer before it pans; it must keep its identity between renders. Stages of one size that are
 * given the same `shared` controller zoom and pan as one.
 */
export function useZoomPan(
  stageRef: RefObject<HTMLDivElement | null>,
  { width, height }: PictureSize,
  takeDrag?: TakeDrag,
  shared?: ZoomController,
): ZoomPan {
  const [own] = useState(createZoomController);
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
