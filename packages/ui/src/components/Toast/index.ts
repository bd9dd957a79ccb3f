export { Toast, type ToastProps } from './Toast';
export { type ToastItem, toastTypes, toastVariants } from './toast-item';
