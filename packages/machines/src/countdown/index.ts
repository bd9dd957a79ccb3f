export * from './countdown.machine';
export * from './countdown.selectors';
