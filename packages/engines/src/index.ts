export * from './engine';
export * from './intake';
export * from './upscale/types';
