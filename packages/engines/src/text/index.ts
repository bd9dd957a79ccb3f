export type { PageTurn, TextOutput, TextWord } from './contract';
export { createDeviceTextReader } from './device';
export { textOfWords } from './read-page';
export { createSimulatedTextReader, placeholderText } from './simulated';
