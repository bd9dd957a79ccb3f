/**
 * The divider's position in percent from the start (from the top when vertical): 0 shows only the after picture, 100
 * only the before picture.
 */
export type Position = number;

export const comparisonOrientations = ['horizontal', 'vertical'] as const;
export type Orientation = (typeof comparisonOrientations)[number];

export interface Axis {
  orientation: Orientation;
  direction: 'ltr' | 'rtl';
}

export const clampPosition = (position: number): Position => Math.min(Math.max(position, 0), 100);

interface Box {
  left: number;
  right: number;
  top: number;
  width: number;
  height: number;
}

/** The position under a pointer, clamped to the stage. */
export function positionAt(
  pointer: { clientX: number; clientY: number },
  box: Box,
  { orientation, direction }: Axis,
): Position {
  if (orientation === 'vertical') return clampPosition(((pointer.clientY - box.top) / box.height) * 100);
  const fromStart = direction === 'rtl' ? box.right - pointer.clientX : pointer.clientX - box.left;
  return clampPosition((fromStart / box.width) * 100);
}

const step = 1;
const leap = 10;

/**
 * Arrow keys that move the divider away from its start; the others move it back. An arrow moves it in its own
 * direction.
 */
const forwardArrows = {
  'horizontal-ltr': ['ArrowRight', 'ArrowUp'],
  'horizontal-rtl': ['ArrowLeft', 'ArrowUp'],
  'vertical-ltr': ['ArrowRight', 'ArrowDown'],
  'vertical-rtl': ['ArrowRight', 'ArrowDown'],
} as const satisfies Record<`${Orientation}-${Axis['direction']}`, readonly string[]>;

/** Returns the position after a key press, or `null` if the key is not handled. Arrows 1 %, with Shift 10 %. */
export function positionAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  position: Position,
  { orientation, direction }: Axis,
): Position | null {
  const from = Math.round(position);
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  if (key === 'PageUp') return clampPosition(from + leap);
  if (key === 'PageDown') return clampPosition(from - leap);
  if (!key.startsWith('Arrow')) return null;
  const forward = forwardArrows[`${orientation}-${direction}`].some((arrow) => arrow === key);
  return clampPosition(from + (forward ? 1 : -1) * (shiftKey ? leap : step));
}

/** Returns which labels fit beside the divider. Lengths in px along the slider's axis, margins included. */
export function labelsThatFit(
  position: Position,
  length: number,
  needs: { before: number; after: number },
): { before: boolean; after: boolean } {
  const beforeLength = (position / 100) * length;
  return { before: beforeLength >= needs.before, after: length - beforeLength >= needs.after };
}
