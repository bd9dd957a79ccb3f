import type { PlanId } from '@verapix/facts';
import { upscalerInput } from '../../tools/UpscalerPage/upscaler-machine';

/** What the demo's run is made from: the upscaler's own, in the demo's words. */
export const demoInput = (currentPlan: () => PlanId): ReturnType<typeof upscalerInput> => ({
  ...upscalerInput(currentPlan),
  messages: {
    processing: 'Processing your image...',
    done: 'Image enhanced successfully!',
    taken: 'Image downloaded successfully!',
  },
});
