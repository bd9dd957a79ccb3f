export * from './app-update.machine';
