export { blockedText } from './blocked-text';
export * from './checkout.machine';
export * from './checkout.types';
