import file from './file.md?raw';
import job from './job.md?raw';
import refused from './refused.md?raw';
import retry from './retry.md?raw';
import { sampleIn } from './sample';
import save from './save.md?raw';
import upscale from './upscale.md?raw';
import verifyWebhook from './verify-webhook.md?raw';
import wrongKey from './wrong-key.md?raw';

/** Every program of the documentation. */
export const samples = {
  upscale: sampleIn(upscale),
  file: sampleIn(file),
  save: sampleIn(save),
  refused: sampleIn(refused),
  wrongKey: sampleIn(wrongKey),
  retry: sampleIn(retry),
  job: sampleIn(job),
  verifyWebhook: sampleIn(verifyWebhook),
};

export type SampleId = keyof typeof samples;
