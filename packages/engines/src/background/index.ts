export { type Composer, type ComposerOptions, createComposer } from './compose/composer';
export {
  type Background,
  type BackgroundKind,
  backgroundKinds,
  type Box,
  type Composition,
  type Edits,
  editValues,
  isPlain,
  type Matte,
  plainComposition,
} from './compose/composition';
export { readMatte } from './compose/read-matte';
export { subjectBox } from './compose/subject-box';
export {
  type CutOutInput,
  type CutOutMethod,
  type CutOutNote,
  type CutOutNoteCode,
  type CutOutOutput,
  type CutOutPreview,
  type CutOutSubject,
  cutOutMethods,
} from './contract';
export { createDeviceBackgroundRemover, type DeviceBackgroundRemoverOptions } from './device';
export { type PictureRegion, regionAt } from './region';
export { createSimulatedBackgroundRemover, type SimulatedBackgroundRemoverOptions } from './simulated';
