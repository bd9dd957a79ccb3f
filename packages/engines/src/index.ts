export * from './engine';
export * from './intake';
export * from './upscale';
export { type Weights, weights, weightsFileName } from './weights';
