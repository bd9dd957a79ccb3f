export * from './auth.types';
export * from './session';
