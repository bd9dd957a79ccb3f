import type { ZoomPan } from '../zoom-pan';
import { placeInWords } from './mask-words';
import type { Place } from './shapes';
import { writeCursor } from './sheet';
import type { MaskPen } from './use-mask-pen';

/** CSS px an arrow key moves the brush, alone and with Shift: zoomed in, it moves by fewer pixels of the picture. */
const step = 8;
const leap = 40;

const directions: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Leads the pen by the keys. */
export interface KeyDrawing {
  /** Says whether the key was one of its own. */
  press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>) => boolean;
}

interface KeyDrawingParts {
  sheet: HTMLElement;
  stage: HTMLElement;
  zoom: ZoomPan['controller'];
  announce: (words: string) => void;
}

/** Moves the zoomed picture so far that the brush is in sight. */
function keepInSight(place: Place, pen: MaskPen, { sheet, stage, zoom }: KeyDrawingParts) {
  const { size } = pen.setting();
  const [sheetBox, box] = [sheet.getBoundingClientRect(), stage.getBoundingClientRect()];
  const x = sheetBox.left + (place.x / size.width) * sheetBox.width;
  const y = sheetBox.top + (place.y / size.height) * sheetBox.height;
  const over = (at: number, from: number, to: number) =>
    Math.min(0, to - leap - at) + Math.max(0, from + leap - at);
  zoom.pan({ x: over(x, box.left, box.right), y: over(y, box.top, box.bottom) });
}

/** The brush led by the keys. Space or Enter puts it down and lifts it, arrows move it, Escape gives the stroke up. */
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

  const toggle = ({ announce, sheet }: KeyDrawingParts) => {
    if (pen.isDown()) return pen.end();
    const { tool, size } = pen.setting();
    writeCursor(sheet, current(), size);
    if (pen.begin(current())) announce(tool === 'brush' ? 'Brush down' : 'First corner set');
  };

  return {
    press: ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
      const at = parts();
      if (!at || ctrlKey || metaKey || altKey) return false;
      const direction = directions[key];
      if (direction) move(direction, shiftKey, at);
      else if (key === ' ' || key === 'Enter') toggle(at);
      else if (key === 'Escape' && pen.isDown()) {
        pen.cancel();
        at.announce('Stroke given up');
      } else return false;
      return true;
    },
  };
}
