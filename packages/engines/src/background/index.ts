export * from './compose';
export { createDeviceBackgroundRemover, type DeviceBackgroundRemoverOptions } from './device';
export { cutOutPhases } from './phases';
export { createSimulatedBackgroundRemover, type SimulatedBackgroundRemoverOptions } from './simulated';
export * from './types';
