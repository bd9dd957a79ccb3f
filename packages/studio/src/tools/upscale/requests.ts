import type { EngineOutcome, PictureSource } from '@verapix/engines';
import { createDetailMeter, type UpscaleOutput } from '@verapix/engines/upscale';
import type { LoadedTool } from '../../workspace/define-tool';
import { createLiveView } from './live-view';
import type { UpscaleEnv, UpscaleOptions } from './upscale-options';

type Upscaler = LoadedTool<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>;

const noProgress = () => {};

/** Enlarges a part of a picture, apart from the tool's run. Its tiles are shown nowhere. */
export async function runPart(
  upscaler: Upscaler,
  [source, options, signal]: Parameters<UpscaleEnv['runPart']>,
): Promise<EngineOutcome<UpscaleOutput>> {
  const env: UpscaleEnv = {
    planId: 'free',
    runPart: (...part) => runPart(upscaler, part),
    measureDetail,
    live: createLiveView(),
  };
  const outcome = await upscaler.engine.run({ source, options, report: noProgress }, signal, env);
  // The tool shows its engine's failures as they are.
  return outcome as EngineOutcome<UpscaleOutput>;
}

export const measureDetail: UpscaleEnv['measureDetail'] = (job, signal) =>
  createDetailMeter().run(job, { signal, onProgress: noProgress });
