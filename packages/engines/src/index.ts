export * from './engine';
export * from './intake/types';
export * from './upscale/types';
