export * from './payment-result.machine';
export * from './payment-result.types';
