export * from './toasts.types';
