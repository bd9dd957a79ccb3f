export { blockedText } from './blocked-text';
export * from './checkout.machine';
export { openedToastId } from './checkout.messages';
export * from './checkout.types';
