import type { PlanId } from '@verapix/facts';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { readPace } from '../../../wiring/upscale-pace';
import { startUpscaleRun } from './start-upscale-run';
import { suitedOptions } from './upscale-options';
import { upscalerInput } from './upscaler-machine';

export { prepare } from './start-upscale-run';

interface StartUpscaler {
  /** The plan that applies right now: it may change while the page is open. */
  currentPlan: () => PlanId;
  notify: Notify;
}

/** Starts the machine of the upscaler's page. Whoever starts it stops it. */
export const startUpscaler = ({ currentPlan, notify }: StartUpscaler) =>
  startUpscaleRun({
    input: upscalerInput(currentPlan),
    inspect: inspectPictureActor,
    optionsFor: (picture) => suitedOptions(picture, readPace()),
    notify,
  });
