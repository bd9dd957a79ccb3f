import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import {
  createToolRunMachine,
  type ToolRunEvent,
  type ToolRunInput,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { type CutOutOptions, initialOptions } from './background-options';

export const backgroundMachine = createToolRunMachine<PictureSource, CutOutOptions, CutOutOutput>();

export type BackgroundSend = (event: ToolRunEvent<CutOutOptions, readonly File[], CutOutOutput>) => void;

export type BackgroundSnapshot = ToolRunSnapshot<PictureSource, CutOutOptions, CutOutOutput>;

/** What the run is made from. */
export const backgroundInput: ToolRunInput<PictureSource, CutOutOptions, CutOutOutput> = {
  options: initialOptions,
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: 'Background removed.',
    taken: 'Image downloaded successfully!',
  },
};
