export * from './graphics-processor.machine';
