export { createProceduralPainter } from './device';
export { createProviderImaginer } from './provider';
export { createSimulatedImaginer } from './simulated';
export * from './types';
