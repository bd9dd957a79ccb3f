export * from './batch-session.machine';
export * from './batch-session.selectors';
export type * from './batch-session.types';
