export * from './sessions.machine';
