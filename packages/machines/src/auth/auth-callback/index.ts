export * from './auth-callback.machine';
export * from './auth-callback.selectors';
export * from './auth-callback.types';
