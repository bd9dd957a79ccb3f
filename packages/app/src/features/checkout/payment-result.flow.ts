import type { CheckoutApi } from '@verapix/client/api/billing';
import type { AuthUser } from '@verapix/domain';
import { paymentResultMachine } from '@verapix/machines';
import type { Session } from '../../app/account/account';
import type { SubscriptionSync } from '../../app/account/subscription-sync';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';

/** Asks the server whether a payment arrived. `checkoutId` comes from the address; null if it names none. */
export const paymentResultFlow = defineFlow({
  machine: paymentResultMachine,
  run: ({
    account,
    params: { checkoutId },
  }: FlowContext<
    { checkoutId: string | null },
    { api: CheckoutApi; subscriptionSync: SubscriptionSync }
  >) => {
    return {
      input: { checkoutId },
      on: { 'payment.confirmed': async () => (await account.start()).subscriptionSync.publish() },
      actors: {
        loadPayment: async ({ checkoutId }, signal) => {
          const runtime = await account.start();
          const user = await settledUser(runtime, signal);
          if (!user) return { ok: true, payment: null, checkout: null, signedOut: true };
          const outcome = await runtime.api.loadPayment(checkoutId, signal);
          return outcome.ok ? { ...outcome, signedOut: false } : outcome;
        },
      },
    };
  },
});

/** Waits until a stored session has been read. Resolves with the signed-in user, or null if there is none. */
function settledUser(session: Session, signal: AbortSignal): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const check = () => {
      if (!signal.aborted && session.view().status === 'loading') return;
      unsubscribe();
      resolve(session.view().user);
    };
    const unsubscribe = session.subscribe(check);
    signal.addEventListener('abort', check, { once: true });
    check();
  });
}
