export * from './device-storage.machine';
