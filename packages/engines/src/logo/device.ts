import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { type LogoPhase, type LogoRequest, type LogoRound, logoFailure, logoPhases } from './contract';
import type { LogoResult } from './run-logo';

const startLogoWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'logo' });

interface DeviceLogoOptions {
  /** Starts the worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

/** Draws logos on the device, in a worker: one of each layout. The same request gives the same logos. */
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
