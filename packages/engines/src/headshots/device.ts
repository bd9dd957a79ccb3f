import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import {
  type HeadshotPhase,
  type HeadshotsInput,
  type HeadshotsOutput,
  headshotFailure,
  headshotPhases,
} from './contract';
import type { HeadshotsJob, HeadshotsResult, HeadshotWeights } from './run-headshots';

export interface DeviceHeadshotsOptions {
  weights: HeadshotWeights;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startHeadshotsWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'headshots' });

/**
 * Makes four headshots of the one person in a photo, on the device, in a worker: finds and levels the face, cuts the
 * person out, relights them, and puts them in front of four studio backdrops. Nothing of the person is generated: face,
 * hair and clothes are those of the photo. Requires WebGL 2.
 */
export function createDeviceHeadshots({
  weights,
  startWorker = startHeadshotsWorker,
}: DeviceHeadshotsOptions): Engine<HeadshotsInput, HeadshotsOutput> {
  return createWorkerEngine<HeadshotsInput, HeadshotsJob, HeadshotsResult, HeadshotPhase>({
    phases: headshotPhases,
    startWorker,
    jobOf: ({ picture: { file, width, height } }) => ({ file, width, height, weights }),
    unavailable: headshotFailure('engine-unavailable'),
  });
}
