export * from './cloud-results.machine';
