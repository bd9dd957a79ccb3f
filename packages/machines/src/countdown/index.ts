export * from './countdown.machine';
export * from './countdown.selectors';
export * from './countdown.types';
