export * from './toast.machine';
export * from './toasts.machine';
export * from './toasts.selectors';
export * from './toasts.types';
