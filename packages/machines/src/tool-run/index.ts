export * from './tool-run.machine';
export * from './tool-run.selectors';
export * from './tool-run.types';
