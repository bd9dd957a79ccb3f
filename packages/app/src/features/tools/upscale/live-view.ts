import type { EnlargedTile } from '@verapix/engines/upscale';

/** What of a picture is looked at: how far it is zoomed, 1 for all of it, and its centre as ratios from left and top. */
export interface LookedAt {
  zoom: number;
  x: number;
  y: number;
}

export const wholePicture: LookedAt = { zoom: 1, x: 0.5, y: 0.5 };

/** What a run shares with the picture on its page: where the user looks, and the tiles as they are finished. */
export interface LiveView {
  /** The part in view, near which a run starts. */
  lookedAt: () => LookedAt;
  look: (lookedAt: LookedAt) => void;
  show: (tile: EnlargedTile) => void;
  /** Subscribes to the tiles; returns the function that ends it. */
  onTile: (listener: (tile: EnlargedTile) => void) => () => void;
}

export function createLiveView(): LiveView {
  const listeners = new Set<(tile: EnlargedTile) => void>();
  let current = wholePicture;
  return {
    lookedAt: () => current,
    look: (lookedAt) => {
      current = lookedAt;
    },
    show: (tile) => {
      for (const listener of listeners) listener(tile);
    },
    onTile: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
