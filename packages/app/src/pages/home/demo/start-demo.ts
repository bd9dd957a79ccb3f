import type { PlanId } from '@verapix/facts';
import { inspectDemoPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { readPace } from '../../../wiring/upscale-pace';
import { startUpscaleRun } from '../../tools/UpscalerPage/start-upscale-run';
import { suitedOptions } from '../../tools/UpscalerPage/upscale-options';
import { demoInput } from './demo-input';

export { prepare } from '../../tools/UpscalerPage/start-upscale-run';

interface StartDemo {
  currentPlan: () => PlanId;
  notify: Notify;
}

/** Starts the machine of the demo: the upscaler's, with nothing to set and a PNG as its result. */
export const startDemo = ({ currentPlan, notify }: StartDemo) =>
  startUpscaleRun({
    input: demoInput(currentPlan),
    inspect: inspectDemoPictureActor,
    optionsFor: (picture) => ({ ...suitedOptions(picture, readPace()), format: 'png' }),
    notify,
  });
