export * from './toasts.machine';
export * from './toasts.machine';
export * from './toasts.selectors';
