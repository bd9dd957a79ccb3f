/** Downloads what selecting objects needs, or looks at one picture. The memory of the network ends with the worker. */
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import { type FileSource, LoadError, type LoadProblem, loadCode } from '../network/load-file';
import { loadNetwork, loadNetworks } from '../network/load-network';
import { decodePicture } from '../picture/pixels';
import type { Size } from '../picture/raster';
import { type Report, serveRun } from '../worker/serve-run';
import { type ObjectPhase, type ObjectWeights, objectFailure } from './contract';

export type LookJob =
  | { type: 'download'; weights: ObjectWeights }
  | { type: 'look'; encoder: FileSource; file: Blob; size: Size };

/** Of a download: why it failed. Of a look: what the encoder made of the picture. */
export interface LookResult {
  problem?: LoadProblem;
  embedding?: Float32Array<ArrayBuffer>;
}

async function download(
  { encoder, decoder }: ObjectWeights,
  report: Report<ObjectPhase>,
): Promise<LookResult> {
  try {
    await loadNetworks('onnx', [encoder, decoder], (done) => report({ phase: 'model', done }));
    return {};
  } catch (error) {
    if (error instanceof LoadError) return { problem: error.problem };
    throw error;
  }
}

async function look(
  { encoder, file, size }: Extract<LookJob, { type: 'look' }>,
  report: Report<ObjectPhase>,
): Promise<LookResult> {
  report({ phase: 'model' });
  const [{ encodeObjects, encoderSidePx }, files] = await step('model-unavailable', () =>
    Promise.all([
      loadCode(() => import('./segment-anything')),
      loadNetwork('onnx', encoder, (done) => report({ phase: 'model', done })),
    ]),
  );
  report({ phase: 'read' });
  const copy = await step('decode-failed', () => decodePicture(file, encoderSidePx));
  report({ phase: 'look' });
  return { embedding: await step('engine-unavailable', () => encodeObjects(files, copy, size)) };
}

serveRun(
  (job: LookJob, report: Report<ObjectPhase>): Promise<EngineOutcome<LookResult>> =>
    outcomeOf(
      () => (job.type === 'download' ? download(job.weights, report) : look(job, report)),
      objectFailure,
    ),
);
