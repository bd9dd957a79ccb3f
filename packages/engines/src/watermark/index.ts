export type {
  FramePreview,
  Mask,
  MaskSuggestion,
  SuggestedMask,
  TimedMask,
  TimeRange,
  VideoSource,
  VideoStill,
  VideoSupport,
  WatermarkInput,
  WatermarkMethod,
  WatermarkOutput,
} from './contract';
export { watermarkMethods } from './contract';
export {
  createDeviceWatermarkRemover,
  inspectVideo,
  previewFrame,
  suggestMask,
  takeStill,
} from './device';
export { createSimulatedWatermarkRemover } from './simulated';
export { videoSupport } from './video/support';
