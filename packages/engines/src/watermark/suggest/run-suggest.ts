import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import type { FileSource } from '../../network/load-file';
import { decodePicture } from '../../picture/pixels';
import { fitWithin, type Size } from '../../picture/raster';
import { type MaskSuggestion, pictureFailure, videoFailure, watermarkNote } from '../contract';
import { resizeMask } from '../mask';
import { brightnessOf } from './find-letters';
import { findMarks, searchedSidePx } from './find-marks';
import { findStill } from './find-still';
import type { MarkNetwork } from './mark-network';

/** The job of suggesting a mask; `size` is that of the source as seen. */
export interface SuggestJob {
  kind: 'suggest';
  file: File;
  of: 'picture' | 'video';
  size: Size;
  /** The weights of the network that finds half-transparent marks. */
  weights: FileSource;
}

/** Maximum side, in pixels, of the frames that are searched for marks. */
const frameSidePx = 480;
/** Number of frames, spread over the video, that are searched. */
const sampledFrames = 10;

/** The network, whose runtime is a chunk of its own. Undefined if it can't be loaded. */
async function openNetwork(weights: FileSource): Promise<MarkNetwork | undefined> {
  try {
    const [{ markNetworkIn }, { loadNetwork, openSession }] = await Promise.all([
      import('./mark-network'),
      import('../../network/load-network'),
    ]);
    return markNetworkIn(await openSession(await loadNetwork('onnx', weights)));
  } catch {
    return undefined;
  }
}

async function searchPicture({ file, weights }: SuggestJob): Promise<MaskSuggestion> {
  const [picture, network] = await Promise.all([decodePicture(file, searchedSidePx), openNetwork(weights)]);
  const candidates = await findMarks(picture, network);
  return network ? { candidates } : { candidates, note: watermarkNote('searched-clear-letters-only') };
}

async function searchVideo({ file }: SuggestJob): Promise<MaskSuggestion> {
  const { withVideo } = await import('../video/read-video');
  const { sampleFrames } = await import('../video/frames');
  const found = await withVideo(file, async (video) => {
    const frames = await sampleFrames(video, sampledFrames, fitWithin(video, frameSidePx));
    return [findStill(frames.map(brightnessOf))].filter((mask) => mask !== undefined);
  });
  if (!found) throw new EngineStop('decode-failed');
  return { candidates: found };
}

/** Looks for marks, inside the worker. */
export function runSuggest(job: SuggestJob): Promise<EngineOutcome<MaskSuggestion>> {
  const isVideo = job.of === 'video';
  const search = isVideo ? searchVideo : searchPicture;
  return outcomeOf(
    () =>
      step('decode-failed', async () => {
        const { candidates, ...rest } = await search(job);
        const masks = candidates.map((each) => ({ ...each, mask: resizeMask(each.mask, job.size) }));
        return { ...rest, candidates: masks };
      }),
    isVideo ? videoFailure : pictureFailure,
  );
}
