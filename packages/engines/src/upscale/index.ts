export { type UpscaleSize, upscaleBudget } from './budget';
export { createDeviceUpscaler, type DeviceUpscalerOptions } from './device';
export { estimateUpscaleMs, type UpscaleTimeInput, upscalePace } from './estimate';
export { type SharpOutlook, sharpOutlook } from './outlook';
export { upscalePhases } from './phases';
export { createSimulatedUpscaler, type SimulatedUpscalerOptions } from './simulated';
export * from './types';
