/** Measures in a worker how much of a picture has detail. */
import { outcomeOf, step } from '../failures';
import { decodePicture } from '../picture/pixels';
import { bleedColours } from '../picture/transparency';
import { serveRun } from '../worker/serve-run';
import { upscaleFailure } from './contract';
import type { DetailRatios } from './contract';
import type { DetailJob } from './detail-meter';
import { measureRatios } from './detailed-areas';

serveRun<DetailJob, DetailRatios, 'measure'>(({ file, factor }) =>
  outcomeOf(async () => {
    const picture = await step('decode-failed', () => decodePicture(file));
    return { ratios: await measureRatios(bleedColours(picture), factor) };
  }, upscaleFailure),
);
