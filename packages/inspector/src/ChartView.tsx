import React, {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Drawing } from './drawing';
import { StateChart } from './StateChart';

const minScale = 0.2;
const maxScale = 3;
const zoomStep = 1.25;
const panStep = 48;
/** Around the drawing in its frame, in pixels. */
const padding = 12;

const clamp = (scale: number) => Math.min(maxScale, Math.max(minScale, scale));

/** The scale at which a drawing fits its frame. It is never enlarged for that. */
export function fittingScale(
  drawing: Pick<Drawing, 'width' | 'height'>,
  width: number,
  height: number,
): number {
  const room = Math.min((width - 2 * padding) / drawing.width, (height - 2 * padding) / drawing.height);
  return clamp(Math.min(1, room));
}

/** The frame's size, followed when it changes. */
function useSize(frame: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

type ChartViewProps = Omit<ComponentProps<typeof StateChart>, 'scale'>;

/**
 * A state chart in a frame that it fits, until it is zoomed. It pans by dragging, scrolling and the arrow keys, and follows
 * the active state while it is larger than the frame. The page needs `chartStyle`.
 */
export function ChartView({ drawing, active, ...chart }: ChartViewProps) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  /** Undefined while the drawing fits. */
  const [zoom, setZoom] = useState<number>();
  const [follows, setFollows] = useState(true);
  const scale = zoom ?? fittingScale(drawing, size.width, size.height);

  const leaf = drawing.states.findLast(({ id }) => active?.has(id));
  useEffect(() => {
    if (!follows || !leaf || !frame.current) return;
    frame.current.scrollTo({
      left: (leaf.x + leaf.width / 2) * scale + padding - size.width / 2,
      top: (leaf.y + leaf.height / 2) * scale + padding - size.height / 2,
    });
  }, [follows, leaf, scale, size]);

  const zoomBy = useCallback(
    (factor: number) => {
      setZoom((before) => clamp((before ?? scale) * factor));
    },
    [scale],
  );
  useWheelZoom(frame, zoomBy);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = pans[event.key];
    if (pan) frame.current?.scrollBy({ left: pan[0] * panStep, top: pan[1] * panStep });
    else if (event.key === '+') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') setZoom(undefined);
    else if (event.key === '1') setZoom(1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="chart-view">
      <div className="tools" role="toolbar" aria-label="Zoom of the chart">
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / zoomStep)}>
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(zoomStep)}>
          +
        </button>
        <button type="button" aria-pressed={zoom === undefined} onClick={() => setZoom(undefined)}>
          Fit
        </button>
        <button type="button" onClick={() => setZoom(1)}>
          100 %
        </button>
        <button type="button" aria-pressed={follows} onClick={() => setFollows(!follows)}>
          Follow
        </button>
      </div>
      <section
        ref={frame}
        className="frame"
        aria-label="State chart: arrow keys pan, + and − zoom, 0 fits"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users pan and zoom it.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={startPan}
      >
        {size.width > 0 && <StateChart drawing={drawing} active={active} scale={scale} {...chart} />}
      </section>
    </div>
  );
}

/** The direction of a key's panning. */
const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Zooms by Ctrl or Cmd with the wheel, and by a pinch on a touchpad, which browsers send as that. */
function useWheelZoom(frame: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
    };
    // React's listeners are passive.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame, zoomBy]);
}

/** Pans with the mouse. A finger scrolls the frame by itself. */
function startPan(down: PointerEvent<HTMLElement>): void {
  const frame = down.currentTarget;
  const isOnControl = down.target instanceof Element && down.target.closest('[role=button]');
  if (down.pointerType !== 'mouse' || down.button !== 0 || isOnControl) return;
  const from = { left: frame.scrollLeft, top: frame.scrollTop };
  const move = ({ clientX, clientY }: globalThis.PointerEvent) =>
    frame.scrollTo({ left: from.left + down.clientX - clientX, top: from.top + down.clientY - clientY });
  const end = () => {
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', end);
    frame.removeEventListener('pointercancel', end);
  };
  frame.setPointerCapture(down.pointerId);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', end);
  frame.addEventListener('pointercancel', end);
}
