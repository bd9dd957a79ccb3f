export * from './guest-data.machine';
