import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { logoFailure } from './failures';
import { type LogoPhase, logoPhases } from './phases';
import type { LogoResult } from './run-logo';
import type { LogoRequest, LogoRound } from './types';

const startLogoWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'logo' });

export interface DeviceLogoOptions {
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

/** Draws logos on the device, in a worker: one of each layout, the same for the same request. */
export function createDeviceLogoMaker({
  startWorker = startLogoWorker,
}: DeviceLogoOptions = {}): Engine<LogoRequest, LogoRound> {
  return createWorkerEngine<LogoRequest, LogoRequest, LogoResult, LogoPhase>({
    phases: logoPhases,
    startWorker,
    jobOf: (request) => request,
    unavailable: logoFailure('engine-unavailable'),
  });
}
