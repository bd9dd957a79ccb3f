export * from './auth.types';
