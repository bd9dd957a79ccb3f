import { imageHistoryLength } from '@verapix/facts';
import {
  type Blocker,
  createToolRunMachine,
  type NoSource,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { type GeneratedImage, type ImageOptions, initialOptions } from './image-options';

export const imageMachine = createToolRunMachine<NoSource, ImageOptions, GeneratedImage, never>();

export type ImageSend = ToolRunSend<ImageOptions, GeneratedImage, never>;
export type ImageSnapshot = ToolRunSnapshot<NoSource, ImageOptions, GeneratedImage, never>;

const emptyPrompt: Blocker = {
  code: 'empty-prompt',
  title: 'Empty Prompt',
  message: 'Please enter a description of the image you want to generate.',
  toast: { variant: 'destructive' },
};

/** What the run is made from; `limit` says whether a free use is left whenever it is asked. */
export function imageInput(
  limit: () => Blocker | undefined,
): ToolRunInput<NoSource, ImageOptions, GeneratedImage> {
  return {
    options: initialOptions,
    source: 'no-file',
    keeps: imageHistoryLength,
    validate: (_, { prompt }) => (prompt.trim() === '' ? emptyPrompt : limit()),
    messages: {
      processing: 'Generating Image',
      done: 'Your image has been generated successfully!',
      taken: 'Image downloaded successfully!',
    },
  };
}
