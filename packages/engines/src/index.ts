export { type DownloadFile, downloads, runtimes } from './downloads';
export * from './engine';
export { inspectPicture } from './intake/inspect-picture';
export { foreignDropRejection } from './intake/rejections';
export * from './intake/rejections';
export { deleteCachedFiles, type FileSource, isFileCached } from './network/load-file';
export { networkThreads } from './network/threads';
export { wait } from './simulated-engine';
export { ownWeights, type Weights, weights, weightsFileName, weightsSourceOf } from './weights';
