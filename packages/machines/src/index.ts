export * from './all-machines';
export * from './state-value-names';
export * from './toasts';
export * from './tool-run';
