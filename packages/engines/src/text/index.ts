export { createDeviceTextReader, type DeviceTextReaderOptions } from './device';
export { textDownloadBytes } from './download';
export { textPhases } from './phases';
export { textOfWords } from './reading';
export { createSimulatedTextReader, placeholderText, type SimulatedTextReaderOptions } from './simulated';
export * from './types';
