export * from './auth.machine';
export * from './auth.selectors';
