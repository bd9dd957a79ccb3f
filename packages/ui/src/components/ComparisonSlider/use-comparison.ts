import { createRef, useCallback, useState } from 'react';
import { type Drag, type PictureSize, useZoomPan, type ZoomPan } from '../zoom-pan';
import type { Divider } from './divider';
import { dividerDrag } from './divider-drag';
import type { Sweep } from './sweep';
import { type DividerOptions, type DividerParts, useDivider } from './use-divider';
import { type Sweeping, useSweep } from './use-sweep';

export interface Comparison {
  /** Refs to give to the elements the comparison writes to. */
  parts: DividerParts;
  divider: Divider;
  zoom: ZoomPan;
  sweeping: Sweeping;
}

const createParts = (): DividerParts => ({
  stage: createRef(),
  handle: createRef(),
  beforeSide: createRef(),
  afterSide: createRef(),
  beforeLabel: createRef(),
  afterLabel: createRef(),
});

/** Joins the divider, what moves it by itself, and the zoom, on one stage. */
export function useComparison(after: PictureSize, sweep: Sweep, options: DividerOptions): Comparison {
  const { orientation } = options;
  const [parts] = useState(createParts);
  const divider = useDivider(parts, options);
  const takeDrag = useCallback(
    (event: PointerEvent, zoomed: boolean): Drag | null => {
      const [stage, handle] = [parts.stage.current, parts.handle.current];
      return stage && handle && dividerDrag(event, { stage, handle, divider, orientation }, zoomed);
    },
    [parts, divider, orientation],
  );
  const zoom = useZoomPan(parts.stage, after, takeDrag);
  const sweeping = useSweep(sweep, divider, parts.stage);
  return { parts, divider, zoom, sweeping };
}
