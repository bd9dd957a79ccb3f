export { type UpscaleSize, upscaleBudget } from './budget';
export { createDeviceUpscaler, type DeviceUpscalerOptions, type UpscaleWorker } from './device';
export { estimateUpscaleMs, type UpscaleTimeInput, upscalePace, upscaleThreads } from './estimate';
export { type SharpOutlook, sharpOutlook } from './outlook';
export { upscalePhases } from './phases';
export { createSimulatedUpscaler, type SimulatedUpscalerOptions, type Wait } from './simulated';
export * from './types';
