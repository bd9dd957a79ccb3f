import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { headshotFailure } from './failures';
import { type HeadshotPhase, headshotPhases } from './phases';
import type { HeadshotsJob, HeadshotsResult, HeadshotWeights } from './run-headshots';
import type { HeadshotsInput, HeadshotsOutput } from './types';

export interface DeviceHeadshotsOptions {
  weights: HeadshotWeights;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

const startHeadshotsWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'headshots' });

/**
 * Makes four headshots of the one person in a photo, on the device, in a worker: the face is found and levelled, the
 * person cut out, lit and put before four studio backdrops. Nothing of the person is invented: face, hair and clothes
 * are those of the photo.
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
