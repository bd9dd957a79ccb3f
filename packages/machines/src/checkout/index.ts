export * from './checkout.machine';
export { blockedText, openedToastId } from './checkout.messages';
export type {
  CheckoutEvent,
  CheckoutRequest,
  CreateCheckoutInput,
  CreateCheckoutOutcome,
  EarlierCheckout,
  OpenCheckoutInput,
  OpenCheckoutOutcome,
  ReadCheckoutInput,
  ReadCheckoutOutcome,
} from './checkout.setup';
