import type { Drawing } from '@verapix/inspector';

/** The events of the panel and the preview on Storybook's channel. */
export const messages = {
  /** From the preview: `ActorView[]` after each change. */
  actors: 'verapix/state-chart/actors',
  /** From the panel when it is shown: requests all views. */
  watch: 'verapix/state-chart/watch',
  /** From the panel: `SendRequest`. */
  send: 'verapix/state-chart/send',
  /** From the panel: `DrawRequest`. From the preview: `DrawingAnswer`. */
  draw: 'verapix/state-chart/draw',
  drawn: 'verapix/state-chart/drawn',
} as const;

export interface SendRequest {
  sessionId: string;
  type: string;
}

/** The drawing of a machine without what is inside the collapsed states. */
export interface DrawRequest {
  machineId: string;
  collapsed: readonly string[];
}

export interface DrawingAnswer extends DrawRequest {
  drawing: Drawing;
}
