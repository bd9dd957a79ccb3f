export * from './sessions.machine';
export * from './sessions.selectors';
export * from './sessions.types';
