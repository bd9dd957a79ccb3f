export { createDeviceTextReader, type DeviceTextReaderOptions } from './device';
export { textPhases } from './phases';
export { textOfWords } from './reading';
export { createSimulatedTextReader, placeholderText } from './simulated';
export * from './types';
