export type { ImageGeneratorInput, ImageGeneratorOutput } from './contract';
export { createProceduralImageGenerator } from './device';
export { createProviderImageGenerator } from './provider';
export { createSimulatedImageGenerator } from './simulated';
