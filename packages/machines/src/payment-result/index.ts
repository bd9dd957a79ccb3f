export * from './payment-result.machine';
