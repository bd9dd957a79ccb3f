export { type DownloadFile, downloads } from './downloads';
export * from './engine';
export * from './intake';
export { type FileSource, isFileKept } from './network/load-file';
export { networkThreads } from './network/threads';
export { runtimes } from './runtimes';
export { wait } from './simulated/wait';
export { type Weights, weights, weightsFileName, weightsSourceOf } from './weights';
