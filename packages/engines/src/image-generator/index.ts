export type { ImageGeneratorInput, ImageGeneratorOutput } from './contract';
export { createProceduralImageGenerator } from './device';
export { createServiceImageGenerator, type RequestPicture } from './service';
export { createSimulatedImageGenerator } from './simulated';
