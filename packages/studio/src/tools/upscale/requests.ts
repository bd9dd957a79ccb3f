import type { EngineOutcome, PictureSource } from '@verapix/engines';
import { createDetailMeter, createModelChecker, type UpscaleOutput } from '@verapix/engines/upscale';
import type { ToolDefinition } from '../../workspace/tool-definition';
import { createLiveView } from './upscale-options';
import type { UpscaleEnv, UpscaleOptions } from './upscale-options';

type Upscaler = Pick<ToolDefinition<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>, 'engine'>;

const noProgress = () => {};

/** Enlarges a part of a picture, apart from the tool's run. Its tiles are shown nowhere. */
export function partRunner(upscaler: () => Upscaler): UpscaleEnv['runPart'] {
  const runPart: UpscaleEnv['runPart'] = async (source, options, signal) => {
    const env: UpscaleEnv = { planId: 'free', runPart, measureDetail, checkModel, live: createLiveView() };
    const outcome = await upscaler().engine.run({ source, options, report: noProgress }, signal, env);
    // The tool shows its engine's failures as they are.
    return outcome as EngineOutcome<UpscaleOutput>;
  };
  return runPart;
}

export const measureDetail: UpscaleEnv['measureDetail'] = (job, signal) =>
  createDetailMeter().run(job, { signal, onProgress: noProgress });

export const checkModel: UpscaleEnv['checkModel'] = (file, signal) =>
  createModelChecker().run(file, { signal, onProgress: noProgress });
