export * from './auth.machine';
export * from './auth.selectors';
export * from './session.types';
