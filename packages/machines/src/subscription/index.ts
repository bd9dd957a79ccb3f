export * from './subscription.machine';
export * from './subscription.selectors';
export * from './subscription.types';
