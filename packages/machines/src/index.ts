export * from './all-machines';
export * from './auth';
export * from './outside.types';
export * from './preferences';
export * from './state-value-names';
export * from './subscription';
export * from './toasts';
export * from './tool-run';
