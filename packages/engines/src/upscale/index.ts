export {
  type DetailRatios,
  type EnlargedTile,
  type OwnMethod,
  ownModelId,
  type UpscaleFormat,
  timesLarger,
  type UpscaleInput,
  type UpscaleMask,
  type UpscaleMethod,
  type UpscaleNote,
  type UpscaleNoteCode,
  type UpscaleOutput,
  upscaleMethods,
} from './contract';
export { createDeviceUpscaler, type DeviceUpscalerOptions } from './device';
export { createDetailMeter } from './detail-meter';
export { networkFor } from './network-format';
export { createModelChecker } from './model-checker';
export { createNetworkMeter } from './network-meter';
export { createSimulatedUpscaler, type SimulatedUpscalerOptions } from './simulated';
