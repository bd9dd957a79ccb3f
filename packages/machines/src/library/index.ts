export * from './library.machine';
export * from './library.selectors';
