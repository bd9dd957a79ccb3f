import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Drag, directionAt } from '../zoom-pan';
import { positionProperty } from './ComparisonSlider.css';
import {
  type Axis,
  clampPosition,
  labelsThatFit,
  type Orientation,
  type Position,
  positionAt,
} from './position';

/** The elements that the divider's position is written to. */
export interface DividerParts {
  stage: RefObject<HTMLDivElement | null>;
  handle: RefObject<HTMLDivElement | null>;
  beforeSide: RefObject<HTMLDivElement | null>;
  afterSide: RefObject<HTMLDivElement | null>;
  beforeLabel: RefObject<HTMLSpanElement | null>;
  afterLabel: RefObject<HTMLSpanElement | null>;
}

export interface DividerOptions {
  orientation: Orientation;
  position: Position | undefined;
  defaultPosition: Position;
  describeValue: (afterPercent: number) => string;
  onPositionChange: ((position: Position) => void) | undefined;
}

/**
 * Moves the divider to the owner's position, and calls `onPositionChange` at most once per frame with the latest one. What the
 * owner passes back of that moves nothing: during a drag the divider is already further.
 */
function useOwnersPosition(divider: Divider, { position, onPositionChange: onChange }: DividerOptions): void {
  const latest = useRef(onChange);
  const reported = useRef<Position>(undefined);
  useLayoutEffect(() => {
    if (position !== undefined && position !== reported.current) divider.moveTo(position);
  }, [divider, position]);
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    let pending: number | null = null;
    const draw = () => {
      pending = null;
      reported.current = divider.read();
      latest.current?.(reported.current);
    };
    const unsubscribe = divider.subscribe(() => {
      pending ??= requestAnimationFrame(draw);
    });
    return () => {
      unsubscribe();
      if (pending !== null) cancelAnimationFrame(pending);
    };
  }, [divider]);
}

/**
 * A divider whose position is stored in a CSS variable and in the handle's ARIA values. Moving it renders nothing in
 * React.
 */
export function useDivider(parts: DividerParts, options: DividerOptions): Divider {
  const { orientation, defaultPosition, describeValue } = options;
  const [divider] = useState(() => createDivider(defaultPosition));
  useOwnersPosition(divider, options);

  useLayoutEffect(() => {
    const handle = parts.handle.current;
    if (!handle) return;
    // Written directly to the moving elements: on the stage it would recalculate the style of everything inside.
    const moved = [handle, parts.beforeSide.current, parts.afterSide.current];
    let spoken: number | null = null;
    const write = (position: Position) => {
      for (const part of moved) part?.style.setProperty(positionProperty, position.toFixed(3));
      const rounded = Math.round(position);
      if (rounded === spoken) return;
      spoken = rounded;
      handle.ariaValueNow = String(rounded);
      handle.ariaValueText = describeValue(100 - rounded);
    };
    write(divider.read());
    return divider.subscribe(write);
  }, [parts, divider, describeValue]);

  useLayoutEffect(() => {
    const [stage, before, after] = [parts.stage, parts.beforeLabel, parts.afterLabel].map(
      (part) => part.current,
    );
    if (stage && before && after) return watchLabelRoom({ stage, before, after, orientation }, divider);
  }, [parts, divider, orientation]);

  return divider;
}

/** Stores the divider's position. The view subscribes and writes it to the DOM; React renders nothing. */
function createDivider(start: Position) {
  let position = clampPosition(start);
  const listeners = new Set<(position: Position) => void>();
  return {
    read: () => position,
    /** Moves the divider, clamped to 0–100. */
    moveTo: (next: Position) => {
      const clamped = clampPosition(next);
      if (clamped === position) return;
      position = clamped;
      for (const listener of listeners) listener(position);
    },
    subscribe: (listener: (position: Position) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Divider = ReturnType<typeof createDivider>;

/** A touch that moves less than this many px is a tap. */
const tapSlop = 6;

interface DragSetting {
  stage: HTMLElement;
  handle: HTMLElement;
  divider: Divider;
  orientation: Orientation;
}

/**
 * A drag from the handle keeps its distance to the pointer; a drag from the picture moves the divider to the pointer.
 */
function follow(start: PointerEvent, { stage, handle, divider, orientation }: DragSetting): Drag {
  const axis: Axis = { orientation, direction: directionAt(stage) };
  const under = (event: PointerEvent) => positionAt(event, stage.getBoundingClientRect(), axis);
  const offset = handle.contains(start.target as Node) ? divider.read() - under(start) : 0;
  const move = (event: PointerEvent) => divider.moveTo(under(event) + offset);
  move(start);
  return { move, end: (_event, cancelled) => cancelled || handle.focus({ preventScroll: true }) };
}

/**
 * A touch on the picture may be the start of a scroll. The divider therefore moves only once the touch has moved
 * horizontally (`pointercancel` reports a scroll) or was a tap. A vertical slider reacts to taps only, otherwise a
 * page could not be scrolled past a slider of its full width.
 */
function wait(start: PointerEvent, setting: DragSetting): Drag {
  let drag: Drag | null = null;
  const across = (event: PointerEvent) => Math.abs(event.clientX - start.clientX);
  const along = (event: PointerEvent) => Math.abs(event.clientY - start.clientY);
  return {
    move: (event) => {
      if (!drag && setting.orientation === 'horizontal' && across(event) > tapSlop) {
        drag = follow(event, setting);
      }
      drag?.move(event);
    },
    end: (event, cancelled) => {
      const tapped = !cancelled && across(event) <= tapSlop && along(event) <= tapSlop;
      if (!drag && tapped) drag = follow(event, setting);
      drag?.end?.(event, cancelled);
    },
  };
}

/** Returns the drag that a pressed pointer starts, or `null` if it should pan the zoomed picture. */
export function dividerDrag(event: PointerEvent, setting: DragSetting, zoomed: boolean): Drag | null {
  const onHandle = setting.handle.contains(event.target as Node);
  if (zoomed && !onHandle) return null;
  return event.pointerType === 'touch' && !onHandle ? wait(event, setting) : follow(event, setting);
}

interface LabelledStage {
  stage: HTMLElement;
  before: HTMLElement;
  after: HTMLElement;
  orientation: Orientation;
}

/** Marks a label that the divider overlaps with `data-crowded`. Returns the cleanup function. */
function watchLabelRoom(parts: LabelledStage, divider: Divider): () => void {
  const { stage, before, after, orientation } = parts;
  const lengthOf = (element: HTMLElement) =>
    orientation === 'vertical' ? element.offsetHeight : element.offsetWidth;
  // Measured when something is resized, never while the divider moves.
  let measured = { stage: 0, before: 0, after: 0 };
  const mark = () => {
    const fits = labelsThatFit(divider.read(), measured.stage, measured);
    before.toggleAttribute('data-crowded', !fits.before);
    after.toggleAttribute('data-crowded', !fits.after);
  };
  const measure = () => {
    const margin = before.offsetTop;
    const needs = (label: HTMLElement) => lengthOf(label) + 2 * margin;
    measured = { stage: lengthOf(stage), before: needs(before), after: needs(after) };
    mark();
  };
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of [stage, before, after]) observer.observe(element);
  const unsubscribe = divider.subscribe(mark);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}
