export * from './custom-model.machine';
