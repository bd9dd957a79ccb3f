import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import {
  createToolRunMachine,
  type ToolRunEvent,
  type ToolRunInput,
  type ToolRunSnapshot,
} from '@verapix/machines';

/** There is nothing to choose: a picture gives its text. */
export type NoOptions = Record<string, never>;

export const textMachine = createToolRunMachine<PictureSource, NoOptions, TextOutput>();

export type TextSend = (event: ToolRunEvent<NoOptions, readonly File[], TextOutput>) => void;

export type TextSnapshot = ToolRunSnapshot<PictureSource, NoOptions, TextOutput>;

/** What the run is made from. A copied text has its own toast, which the page shows. */
export const textInput: ToolRunInput<PictureSource, NoOptions, TextOutput> = {
  options: {},
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: ({ text }) => (text === '' ? 'No text was found in this picture.' : 'Text extracted.'),
  },
};
