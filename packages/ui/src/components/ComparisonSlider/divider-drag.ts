import { type Drag, directionAt } from '../zoom-pan';
import type { Divider } from './divider';
import { type Axis, type Orientation, positionAt } from './position';

/** A finger that moves less than this (px) has tapped. */
const tapSlop = 6;

interface DragSetting {
  stage: HTMLElement;
  handle: HTMLElement;
  divider: Divider;
  orientation: Orientation;
}

/** From the handle the divider keeps its distance to the pointer; from the picture it comes to the pointer. */
function follow(start: PointerEvent, { stage, handle, divider, orientation }: DragSetting): Drag {
  const axis: Axis = { orientation, direction: directionAt(stage) };
  const under = (event: PointerEvent) => positionAt(event, stage.getBoundingClientRect(), axis);
  const offset = handle.contains(start.target as Node) ? divider.read() - under(start) : 0;
  const move = (event: PointerEvent) => divider.moveTo(under(event) + offset);
  move(start);
  return { move, end: (_event, cancelled) => cancelled || handle.focus({ preventScroll: true }) };
}

/**
 * A finger on the picture may be about to scroll the page, so nothing moves before it is clear that it is not: it
 * has gone across (`pointercancel` says that the browser scrolls), or it was a tap. A vertical slider takes only
 * taps, or a page as wide as the phone could not be scrolled past it.
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

/** Who takes a pointer that went down: the divider, or (`null`) the zoomed picture under it. */
export function dividerDrag(event: PointerEvent, setting: DragSetting, zoomed: boolean): Drag | null {
  const onHandle = setting.handle.contains(event.target as Node);
  if (zoomed && !onHandle) return null;
  return event.pointerType === 'touch' && !onHandle ? wait(event, setting) : follow(event, setting);
}
