import { type ToastedProblem, type NoSource, usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-image-generator';
import type { GeneratedImage, ImageEnv, ImageOptions, ImageWorkspaceProps } from './image-options';

/** Why no picture can be made. */
export function validate(
  _: NoSource,
  { prompt }: ImageOptions,
  { freeUses }: ImageEnv,
): ToastedProblem | undefined {
  if (prompt.trim() !== '') return freeUses.isUsedUp() ? usageLimitProblem : undefined;
  return {
    code: 'empty-prompt',
    title: messages.emptyPrompt,
    message: messages.emptyPromptText,
    toast: { variant: 'destructive' },
  };
}

/** Whether the preview shows no word of the description. */
export const isUnpainted = ({ method, painted }: GeneratedImage) =>
  method === 'procedural' && painted.length === 0;

/** A preview that shows nothing of its description does not use up a free generation. */
export const onResult = (picture: GeneratedImage, { env }: ImageWorkspaceProps) => {
  if (!isUnpainted(picture)) env.freeUses.countSuccess();
};
