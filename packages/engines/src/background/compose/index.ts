export { type Composer, type ComposerOptions, createComposer } from './composer';
export * from './types';
