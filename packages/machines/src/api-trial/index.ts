export * from './api-trial.machine';
export * from './api-trial.types';
