import type { WatermarkOutput } from '@verapix/engines/watermark';
import {
  createToolRunMachine,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import {
  initialOptions,
  validateWatermark,
  type WatermarkOptions,
  type WatermarkSource,
} from './watermark-options';

export const watermarkMachine = createToolRunMachine<WatermarkSource, WatermarkOptions, WatermarkOutput>();

export type WatermarkSend = ToolRunSend<WatermarkOptions, WatermarkOutput>;

export type WatermarkSnapshot = ToolRunSnapshot<WatermarkSource, WatermarkOptions, WatermarkOutput>;

/** What the run is made from. */
export const watermarkInput: ToolRunInput<WatermarkSource, WatermarkOptions, WatermarkOutput> = {
  options: initialOptions,
  validate: validateWatermark,
  messages: {
    done: ({ kind }) => `Watermark successfully removed from your ${kind}!`,
  },
};
