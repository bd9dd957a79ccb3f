import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import {
  createToolRunMachine,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { type CutOutOptions, initialOptions } from './background-options';

export const backgroundMachine = createToolRunMachine<PictureSource, CutOutOptions, CutOutOutput>();

export type BackgroundSend = ToolRunSend<CutOutOptions, CutOutOutput>;

export type BackgroundSnapshot = ToolRunSnapshot<PictureSource, CutOutOptions, CutOutOutput>;

/** What became of the picture: no success is claimed where hardly anything was cut out. */
function doneWords({ note }: CutOutOutput): string {
  if (note?.code === 'no-near-white') return 'Almost nothing was removed.';
  if (note?.code === 'nothing-found') return 'Almost everything was removed.';
  return 'Background removed.';
}

/** What the run is made from. */
export const backgroundInput: ToolRunInput<PictureSource, CutOutOptions, CutOutOutput> = {
  options: initialOptions,
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: doneWords,
    taken: 'Image downloaded successfully!',
  },
};
