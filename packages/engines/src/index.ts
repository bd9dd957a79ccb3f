export { type DownloadFile, downloads, runtimes } from './downloads';
export * from './engine';
export { hasTransparency } from './intake/has-transparency';
export { inspectPicture } from './intake/inspect-picture';
export { openTiff } from './intake/open-tiff';
export { foreignDropRejection } from './intake/rejections';
export * from './intake/rejections';
export { resizeDrawing } from './intake/svg';
export { graphicsAdapter } from './network/graphics-adapter';
export { deleteCachedFiles, type FileSource, isFileCached } from './network/load-file';
export { networkThreads } from './network/threads';
export { wait } from './simulated-engine';
export {
  ownWeights,
  type Weights,
  type WeightsKey,
  weights,
  weightsFileName,
  weightsSourceOf,
} from './weights';
