import {
  type LoadPaymentInput,
  type LoadPaymentOutcome,
  type PaymentResultActor,
  paymentResultMachine,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';
import { settledUser } from '../settled-user';

interface StartPaymentResult {
  runtime: Pick<AccountRuntime, 'view' | 'subscribe' | 'news'> & {
    api: Pick<AccountRuntime['api'], 'loadPayment'>;
  };
  /** As the address says it; null where it says nothing. */
  checkoutId: string | null;
}

const nothing = { ok: true, payment: null, checkout: null } as const;

/** Whether an id can be one that a server gave: nothing else is worth asking it about. */
const isPlausibleId = (id: string) => /^[\w-]{1,100}$/.test(id);

/** Starts the machine of the success page, which asks the server whether a payment came. */
export function startPaymentResult({ runtime, checkoutId }: StartPaymentResult): PaymentResultActor {
  const loadPayment = fromPromise<LoadPaymentOutcome, LoadPaymentInput>(async ({ input, signal }) => {
    const user = await settledUser(runtime, signal);
    if (!user) return { ...nothing, signedOut: true };
    if (input.checkoutId !== null && !isPlausibleId(input.checkoutId))
      return { ...nothing, signedOut: false };
    const outcome = await runtime.api.loadPayment(input.checkoutId, signal);
    return outcome.ok ? { ...outcome, signedOut: false } : outcome;
  });
  const actor = createActor(paymentResultMachine.provide({ actors: { loadPayment } }), {
    input: { checkoutId },
  });
  actor.on('payment.known', () => runtime.news.tell());
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
