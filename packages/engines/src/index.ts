export * from './engine';
export * from './intake';
export { areWeightsKept, type WeightsSource } from './network/load-weights';
export { networkThreads } from './network/threads';
export { type Weights, weights, weightsFileName, weightsSourceOf } from './weights';
