import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import type { PlanId } from '@verapix/facts';
import {
  createToolRunMachine,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { initialOptions, type UpscaleOptions, validateFor } from './upscale-options';

export const upscalerMachine = createToolRunMachine<PictureSource, UpscaleOptions, UpscaleOutput>();

export type UpscalerSend = ToolRunSend<UpscaleOptions, UpscaleOutput>;

export type UpscalerSnapshot = ToolRunSnapshot<PictureSource, UpscaleOptions, UpscaleOutput>;

/** What the run is made from, for someone on the plan that applies whenever it is asked. */
export function upscalerInput(
  currentPlan: () => PlanId,
): ToolRunInput<PictureSource, UpscaleOptions, UpscaleOutput> {
  return {
    options: initialOptions,
    validate: validateFor(currentPlan),
    messages: {
      uploaded: 'Image uploaded successfully! Scroll down to see the upscaler tool.',
      done: 'Image enhanced successfully!',
      taken: 'Image downloaded successfully!',
    },
  };
}
