import type { PictureSource } from '@verapix/engines';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import { headshotsPerRun } from '@verapix/facts';
import {
  createToolRunMachine,
  type ToolRunEvent,
  type ToolRunInput,
  type ToolRunSnapshot,
} from '@verapix/machines';

/** There is nothing to choose: a photo gives its four headshots. */
export type NoOptions = Record<string, never>;

export const headshotMachine = createToolRunMachine<PictureSource, NoOptions, HeadshotsOutput>();

export type HeadshotSend = (event: ToolRunEvent<NoOptions, readonly File[], HeadshotsOutput>) => void;

export type HeadshotSnapshot = ToolRunSnapshot<PictureSource, NoOptions, HeadshotsOutput>;

/** What the run is made from. */
export const headshotInput: ToolRunInput<PictureSource, NoOptions, HeadshotsOutput> = {
  options: {},
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: `${headshotsPerRun} headshots generated.`,
    taken: 'Headshot downloaded.',
  },
};
