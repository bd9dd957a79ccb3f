export { Toast, type ToastItem, type ToastProps, toastTypes, toastVariants } from './Toast';
