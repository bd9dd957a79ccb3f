export { createDeviceHeadshots, type DeviceHeadshotsOptions } from './device';
export { createSimulatedHeadshots, type SimulatedHeadshotsOptions } from './simulated';
export * from './types';
