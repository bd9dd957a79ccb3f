export * from './activity';
export * from './all-machines';
export * from './api-keys';
export * from './api-trial';
export * from './app-update';
export * from './auth';
export * from './batch';
export * from './batch-session';
export * from './chat';
export * from './checkout';
export * from './cloud-results';
export * from './code-prompt';
export * from './contact';
export * from './custom-model';
export * from './delete-account';
export * from './device-storage';
export * from './free-use';
export * from './graphics-processor';
export * from './inbox';
export * from './guest-data';
export * from './library';
export * from './mail-link';
export * from './merchant-settings';
export * from './object-selection';
export * from './offer';
export * from './payment-result';
export * from './preferences';
export * from './profile';
export * from './recipes';
export * from './sessions';
export { failureToast, type ToastedProblem, unexpectedProblem } from './shared/problem';
export * from './shared/forward-events';
export * from './shared/provide-actors';
export type { ErrorCaughtEmitted, NavigateEmitted, NotifyEmitted } from './shared/setup-parts';
export {
  errorToast,
  infoToast,
  successToast,
  type ToastOptions,
  toastTypes,
  toastVariants,
  warningToast,
} from './shared/toast';
export * from './sign-out';
export * from './state-value-names';
export * from './subscription';
export * from './toasts';
export * from './tool-run';
export * from './two-factor';
export * from './webhook-secret';
