import type { Place, Shape } from './shapes';

/** What the pointer does on the picture. `move` moves it, and lets a finger scroll the page. */
export type MaskTool = 'brush' | 'rectangle' | 'move';

/** What a pen tells while it draws. */
interface PenListener {
  /** A piece of a brush's line was drawn. */
  onLine: (from: Place, to: Place) => void;
  /** The rectangle under way, `null` when it is over. */
  onRectangle: (corners: { from: Place; to: Place } | null) => void;
  /** The shape is done. */
  onDone: (shape: Shape) => void;
  /** The shape was given up: what was drawn of it has to go. */
  onCancelled: (shape: Shape) => void;
}

/** Draws one shape at a time, whether a pointer or the keys lead it. Knows no DOM. */
export interface Pen {
  isDown: () => boolean;
  /** The pen comes down. `radius` is the brush's, in pixels of the picture. */
  begin: (tool: Exclude<MaskTool, 'move'>, place: Place, radius: number) => void;
  moveTo: (place: Place) => void;
  end: () => void;
  cancel: () => void;
}

export function createPen(listener: PenListener): Pen {
  let shape: Shape | null = null;
  /** The places of the line under way, the same array as its shape's. */
  let places: [Place, ...Place[]] | null = null;
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
      if (tool === 'rectangle') {
        shape = { kind: 'rectangle', from: place, to: place };
        listener.onRectangle(shape);
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
      if (done) listener.onDone(done);
    },
    cancel: () => {
      const cancelled = lift();
      if (cancelled) listener.onCancelled(cancelled);
    },
  };
}
