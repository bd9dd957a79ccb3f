import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import {
  createToolRunMachine,
  type NoOptions,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';

/** There is nothing to choose: a picture gives its text. */
export const textMachine = createToolRunMachine<PictureSource, NoOptions, TextOutput>();

export type TextSend = ToolRunSend<NoOptions, TextOutput>;

export type TextSnapshot = ToolRunSnapshot<PictureSource, NoOptions, TextOutput>;

/** What the run is made from. A copied text has its own toast, which the page shows. */
export const textInput: ToolRunInput<PictureSource, NoOptions, TextOutput> = {
  options: {},
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: ({ text }) => (text === '' ? 'No text was found in this picture.' : 'Text extracted.'),
  },
};
