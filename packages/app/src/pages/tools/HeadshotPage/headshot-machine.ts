import type { PictureSource } from '@verapix/engines';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import { headshotsPerRun } from '@verapix/facts';
import {
  createToolRunMachine,
  type NoOptions,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';

/** There is nothing to choose: a photo gives its four headshots. */
export const headshotMachine = createToolRunMachine<PictureSource, NoOptions, HeadshotsOutput>();

export type HeadshotSend = ToolRunSend<NoOptions, HeadshotsOutput>;

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
