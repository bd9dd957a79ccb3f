export * from './inbox.machine';
