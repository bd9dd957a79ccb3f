export * from './api-trial.machine';
