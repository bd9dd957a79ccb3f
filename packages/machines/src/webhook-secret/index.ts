export * from './webhook-secret.machine';
