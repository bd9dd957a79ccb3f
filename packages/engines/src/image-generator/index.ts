export { type ImageGeneratorOutput, type ImageStyle, imageStyles } from './contract';
export { createProceduralImageGenerator } from './device';
export { createProviderImageGenerator } from './provider';
export { createSimulatedImageGenerator } from './simulated';
