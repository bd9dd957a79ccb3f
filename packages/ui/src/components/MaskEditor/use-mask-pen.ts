import * as messages from '@verapix/messages/ui-mask-editor';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Drag, PictureSize, ZoomPan } from '../zoom-pan';
import type { MaskPick, MaskPicking, MaskTool, PictureRegion, Place, Shape } from './mask';
import { type Overlay, placeOn, writeCursor, writeRectangle } from './overlay';

/** The settings of the next stroke, and its callbacks. */
interface PenSetting {
  size: PictureSize;
  tool: MaskTool;
  /** Radius of the brush, in pixels of the picture. */
  radius: number;
  /** The stroke removes marks from the overlay. */
  removes: boolean;
  disabled: boolean;
  /** Finds the region at a place. Absent without the tool. */
  regionAt: ((place: Place) => PictureRegion) | undefined;
  /** Chooses objects instead. */
  picking: Pick<MaskPicking, 'takesAway'> | undefined;
  onPick: (pick: MaskPick) => void;
  /** Called with a finished shape. */
  onDone: (shape: Shape) => void;
  /** Called with a cancelled shape, which must be removed from the overlay. */
  onCancelled: (shape: Shape) => void;
}

export interface MaskPen extends Omit<Pen, 'begin'> {
  /**
   * Starts a stroke with the current settings. Returns false if that is not possible. A pick that is `opposite` takes away
   * instead of adding, or adds instead of taking away.
   */
  begin: (place: Place, opposite?: boolean) => boolean;
  /** Returns the settings of the latest render, for code that spans several renders. */
  setting: () => PenSetting;
}

/** Creates one pen for the lifetime of the editor. It always uses the latest settings. */
export function useMaskPen(
  setting: PenSetting,
  sheet: RefObject<HTMLElement | null>,
  overlay: RefObject<Overlay | null>,
): MaskPen {
  const latest = useRef(setting);
  useLayoutEffect(() => {
    latest.current = setting;
  });
  const [maskPen] = useState((): MaskPen => {
    let isOpposite = false;
    const pen = createPen({
      onLine: (from, to) => {
        const { radius, removes } = latest.current;
        overlay.current?.stroke(from, to, radius, removes);
      },
      onRectangle: (corners) => {
        if (sheet.current) writeRectangle(sheet.current, corners, latest.current.size);
      },
      regionAt: (place) => latest.current.regionAt?.(place),
      onPicked: (from, to) => {
        const { size, picking, onPick } = latest.current;
        const pixelsPerPx = size.width / (sheet.current?.getBoundingClientRect().width ?? size.width);
        const isBox = Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > minBoxPx * pixelsPerPx;
        const isInside = (picking?.takesAway ?? false) === isOpposite;
        onPick(isBox ? { kind: 'box', from, to } : { kind: 'point', isInside, ...from });
      },
      onDone: (shape) => latest.current.onDone(shape),
      onCancelled: (shape) => latest.current.onCancelled(shape),
    });
    return {
      ...pen,
      setting: () => latest.current,
      begin: (place, opposite = false) => {
        const { tool, radius, disabled, picking } = latest.current;
        if (tool === 'move' || disabled) return false;
        isOpposite = opposite;
        pen.begin(tool === 'region' && picking ? 'pick' : tool, place, radius);
        return true;
      },
    };
  });
  return maskPen;
}

/** CSS px that both sides of a picked box need: less is a press. */
const minBoxPx = 8;

/** Callbacks of a pen. */
interface PenListener {
  /** A segment of a brush stroke was drawn. */
  onLine: (from: Place, to: Place) => void;
  /** The current rectangle, `null` when it is finished. */
  onRectangle: (corners: { from: Place; to: Place } | null) => void;
  /** Finds the region at a place. */
  regionAt: (place: Place) => PictureRegion | undefined;
  /** A press or a drag picked something. */
  onPicked: (from: Place, to: Place) => void;
  /** The shape is finished. */
  onDone: (shape: Shape) => void;
  /** The shape was cancelled and must be removed. */
  onCancelled: (shape: Shape) => void;
}

/** Draws one shape at a time, controlled by a pointer or the keyboard. Independent of the DOM. */
interface Pen {
  isDown: () => boolean;
  /** Starts a shape. `radius` is the brush's, in pixels of the picture. */
  begin: (tool: Exclude<MaskTool, 'move'> | 'pick', place: Place, radius: number) => void;
  moveTo: (place: Place) => void;
  end: () => void;
  cancel: () => void;
}

function createPen(listener: PenListener): Pen {
  let shape: Shape | null = null;
  /** The places of the current line, the same array as its shape's. */
  let places: [Place, ...Place[]] | null = null;
  /** The rectangle is a pick, and not a mark. */
  let picks = false;
  const lift = () => {
    const lifted = shape;
    if (lifted?.kind === 'rectangle') listener.onRectangle(null);
    shape = null;
    places = null;
    return lifted;
  };
  return {
    isDown: () => shape !== null,
    begin: (tool, place, radius) => {
      picks = tool === 'pick';
      if (tool === 'rectangle' || tool === 'pick') {
        shape = { kind: 'rectangle', from: place, to: place };
        listener.onRectangle(shape);
      } else if (tool === 'region') {
        const region = listener.regionAt(place);
        shape = region ? { kind: 'region', ...region } : null;
      } else {
        places = [place];
        shape = { kind: 'line', places, radius };
        listener.onLine(place, place);
      }
    },
    moveTo: (place) => {
      if (shape?.kind === 'rectangle') {
        shape = { ...shape, to: place };
        listener.onRectangle(shape);
      } else if (places) {
        listener.onLine(places.at(-1) ?? place, place);
        places.push(place);
      }
    },
    end: () => {
      const done = lift();
      if (picks && done?.kind === 'rectangle') listener.onPicked(done.from, done.to);
      else if (done) listener.onDone(done);
    },
    cancel: () => {
      const cancelled = lift();
      if (cancelled && !picks) listener.onCancelled(cancelled);
    },
  };
}

/** All pointer positions since the last event. Browsers without coalesced events return only the last one. */
const placesOf = (event: PointerEvent): readonly PointerEvent[] => {
  const coalesced = event.getCoalescedEvents?.() ?? [];
  return coalesced.length > 0 ? coalesced : [event];
};

/** Lets a pressed pointer draw, or returns `null` if it should pan the picture. A second finger cancels the stroke. */
export function drawDrag(start: PointerEvent, sheet: HTMLElement, pen: MaskPen): Drag | null {
  const { size } = pen.setting();
  pen.end();
  if (!pen.begin(placeOn(sheet, start, size), start.altKey)) return null;
  return {
    move: (event) => {
      for (const each of placesOf(event)) pen.moveTo(placeOn(sheet, each, size));
    },
    end: (_event, cancelled) => (cancelled ? pen.cancel() : pen.end()),
  };
}

/** Shows the brush's outline at the pointer. Returns the cleanup function. */
export function followPointer(sheet: HTMLElement, pen: MaskPen): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const move = (event: PointerEvent) => {
    const { size } = pen.setting();
    sheet.toggleAttribute('data-pointing', true);
    writeCursor(sheet, placeOn(sheet, event, size), size);
  };
  const leave = () => sheet.toggleAttribute('data-pointing', false);
  // Two quick strokes must not zoom like a double click.
  const keepZoom = (event: MouseEvent) => pen.setting().tool !== 'move' && event.stopPropagation();
  sheet.addEventListener('pointermove', move, { signal });
  sheet.addEventListener('pointerdown', move, { signal });
  sheet.addEventListener('pointerleave', leave, { signal });
  sheet.addEventListener('dblclick', keepZoom, { signal });
  return () => listening.abort();
}

/**
 * CSS px that an arrow key moves the brush, alone and with Shift. When zoomed in, that is fewer pixels of the
 * picture.
 */
const step = 8;
const leap = 40;

const directions: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** Controls the pen by keyboard. */
export interface KeyDrawing {
  /** Returns true if the key was handled. */
  press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>) => boolean;
}

interface KeyDrawingParts {
  sheet: HTMLElement;
  stage: HTMLElement;
  zoom: ZoomPan['controller'];
  announce: (words: string) => void;
}

/** Pans the zoomed picture so that the brush is visible. */
function keepInSight(place: Place, pen: MaskPen, { sheet, stage, zoom }: KeyDrawingParts) {
  const { size } = pen.setting();
  const [sheetBox, box] = [sheet.getBoundingClientRect(), stage.getBoundingClientRect()];
  const x = sheetBox.left + (place.x / size.width) * sheetBox.width;
  const y = sheetBox.top + (place.y / size.height) * sheetBox.height;
  const over = (at: number, from: number, to: number) =>
    Math.min(0, to - leap - at) + Math.max(0, from + leap - at);
  zoom.pan({ x: over(x, box.left, box.right), y: over(y, box.top, box.bottom) });
}

/**
 * Controls the brush by keyboard. Space or Enter puts it down and lifts it, arrows move it, Escape cancels the
 * stroke. A pick is a press; with Shift it is the first corner of a box, with Alt it does the opposite.
 */
export function createKeyDrawing(pen: MaskPen, parts: () => KeyDrawingParts | null): KeyDrawing {
  let place: Place | null = null;
  const current = () => {
    const { width, height } = pen.setting().size;
    place ??= { x: width / 2, y: height / 2 };
    return { x: clamp(place.x, width), y: clamp(place.y, height) };
  };

  const move = (direction: Place, far: boolean, at: KeyDrawingParts) => {
    const { size } = pen.setting();
    const { width } = at.sheet.getBoundingClientRect();
    const by = Math.max(1, (far ? leap : step) * (size.width / width));
    const from = current();
    place = {
      x: clamp(from.x + direction.x * by, size.width),
      y: clamp(from.y + direction.y * by, size.height),
    };
    writeCursor(at.sheet, place, size);
    keepInSight(place, pen, at);
    if (pen.isDown()) pen.moveTo(place);
    at.announce(placeInWords(place.x / size.width, place.y / size.height));
  };

  const toggle = ({ announce, sheet }: KeyDrawingParts, boxes: boolean, opposite: boolean) => {
    if (pen.isDown()) return pen.end();
    const { tool, size, picking } = pen.setting();
    writeCursor(sheet, current(), size);
    if (!pen.begin(current(), opposite)) return;
    if (tool === 'region' && !(picking && boxes)) pen.end();
    else announce(tool === 'brush' ? messages.brushDown : messages.firstCornerSet);
  };

  return {
    press: ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
      const at = parts();
      if (!at || ctrlKey || metaKey || (altKey && !(key === 'Enter' && pen.setting().picking))) return false;
      const direction = directions[key];
      if (direction) move(direction, shiftKey, at);
      else if (key === ' ' || key === 'Enter') toggle(at, shiftKey, altKey);
      else if (key === 'Escape' && pen.isDown()) {
        pen.cancel();
        at.announce(messages.strokeCancelled);
      } else return false;
      return true;
    },
  };
}

/** Describes the position of the keyboard's cursor. */
const placeInWords = (across: number, down: number): string =>
  messages.place({ across: Math.round(across * 100), down: Math.round(down * 100) });
