export * from './api-keys.machine';
export * from './api-keys.selectors';
