export * from './checkout.machine';
export { blockedText } from './checkout.messages';
export * from './checkout.types';
