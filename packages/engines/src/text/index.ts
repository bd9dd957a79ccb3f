export type { PageTurn, TextOutput, TextWord } from './contract';
export { createDeviceTextReader } from './device';
export { type TextLanguage, textLanguages } from './languages';
export { textOfWords } from './read-page';
export { createSimulatedTextReader, placeholderText } from './simulated';
