import type { EnlargedTile } from '@verapix/engines/upscale';

/** What of a picture is looked at: how far it is zoomed, 1 for all of it, and its centre as ratios from left and top. */
export interface LookedAt {
  zoom: number;
  x: number;
  y: number;
}

export const wholePicture: LookedAt = { zoom: 1, x: 0.5, y: 0.5 };

/** What a run shares with the picture on its page. The page changes it, the run reads it. */
export interface LiveView {
  /** The part in view, near which a run starts. */
  lookedAt: LookedAt;
  /** Shows a tile of a run over the picture; undefined while no picture is shown. */
  show?: ((tile: EnlargedTile) => void) | undefined;
}

export const createLiveView = (): LiveView => ({ lookedAt: wholePicture });
