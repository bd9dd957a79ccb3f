export {
  type OwnMethod,
  ownModelId,
  type UpscaleFormat,
  type UpscaleInput,
  type UpscaleMethod,
  type UpscaleNote,
  type UpscaleNoteCode,
  type UpscaleOutput,
  upscaleMethods,
} from './contract';
export { createDeviceUpscaler, type DeviceUpscalerOptions } from './device';
export { estimateUpscaleMs, expectedSharpGain, type SharpGain, upscaleThroughput } from './estimate';
export { createModelChecker } from './model-checker';
export { createNetworkMeter } from './network-meter';
export { createSimulatedUpscaler, type SimulatedUpscalerOptions } from './simulated';
