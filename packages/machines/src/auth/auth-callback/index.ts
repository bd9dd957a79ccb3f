export * from './auth-callback.machine';
