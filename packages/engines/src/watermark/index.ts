export type { AskOptions } from './ask';
export { createDeviceWatermarkRemover, type DeviceWatermarkRemoverOptions } from './device';
export { watermarkPhases } from './phases';
export { inspectVideo, previewFrame, suggestMask, takeStill } from './questions';
export { createSimulatedWatermarkRemover } from './simulated';
export * from './types';
export { videoSupport } from './video/support';
