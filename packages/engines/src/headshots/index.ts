export { type BackdropInput, createBackdropEngine } from './backdrop';
export {
  type Headshot,
  type HeadshotNote,
  type HeadshotPreset,
  type HeadshotsInput,
  type HeadshotsOutput,
  headshotPresets,
} from './contract';
export { createDeviceHeadshots, type DeviceHeadshotsOptions } from './device';
export { createSimulatedHeadshots, type SimulatedHeadshotsOptions } from './simulated';
export { sizedHeadshot } from './sized';
