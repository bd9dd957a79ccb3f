import type { Point } from './geometry';
import type { ZoomController } from './zoom-controller';

/** What a key press says, as far as zooming cares. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** CSS px an arrow key moves the picture, alone and with Shift. */
const panStep = 64;
const panLeap = 256;

/** Arrow keys point at the part of the picture to bring into view, as they do in a scrolled page. */
const panDirections: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyPress) => ctrlKey || metaKey || altKey;

/** `+`, `-`, `0` (fit) and `1` (100 %). Says whether the key was one of them. */
export function zoomWithKey(press: KeyPress, zoom: ZoomController): boolean {
  if (hasModifier(press)) return false;
  if (press.key === '+' || press.key === '=') zoom.step('in');
  else if (press.key === '-' || press.key === '_') zoom.step('out');
  else if (press.key === '0') zoom.fit();
  else if (press.key === '1') zoom.actualPixels();
  else return false;
  return true;
}

/** Arrow keys move the picture. Says whether it moved; at an edge the key is left to the page. */
export function panWithKey(press: KeyPress, zoom: ZoomController): boolean {
  const direction = panDirections[press.key];
  if (!direction || hasModifier(press)) return false;
  const step = press.shiftKey ? panLeap : panStep;
  return zoom.pan({ x: direction.x * step, y: direction.y * step });
}
