export { type Composer, type ComposerOptions, createComposer } from './compose/composer';
export {
  type Background,
  type BackgroundKind,
  backgroundKinds,
  type Composition,
  type Edits,
  editValues,
  isPlain,
  plainComposition,
} from './compose/composition';
export {
  type CutOutInput,
  type CutOutMethod,
  type CutOutNote,
  type CutOutNoteCode,
  type CutOutOutput,
  type CutOutSubject,
  cutOutMethods,
} from './contract';
export { createDeviceBackgroundRemover, type DeviceBackgroundRemoverOptions } from './device';
export { createSimulatedBackgroundRemover, type SimulatedBackgroundRemoverOptions } from './simulated';
