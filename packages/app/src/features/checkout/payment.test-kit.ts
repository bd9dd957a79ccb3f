import type { PlanId } from '@verapix/domain';
import { checkoutRow } from '@verapix/machines/test-kit';
import { vi } from 'vitest';
import type { AccountRuntime } from '../../app/account/account';
import { createFlowContext } from '../../app/flow/flow.test-kit';

type Api = AccountRuntime['api'];

/** An account that the test changes, for the flows of paying. */
export function createPayingAccount() {
  const listeners = new Set<() => void>();
  const paymentListeners = new Set<() => void>();
  const state = { status: 'loading', userId: null as string | null, planId: 'free' as PlanId };
  const api = {
    createCheckout: vi.fn<Api['createCheckout']>(async () => ({
      ok: true,
      checkout: checkoutRow({ url: 'https://checkout.stripe.com/c/pay/1' }),
    })),
    loadCheckout: vi.fn<Api['loadCheckout']>(async () => ({ ok: true, checkout: checkoutRow() })),
    loadPayment: vi.fn<Api['loadPayment']>(async () => ({ ok: true, payment: null, checkout: null })),
  };
  const publish = vi.fn();
  const offer = { send: vi.fn() };
  const subscribeTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const account = {
    api,
    view: () =>
      ({ status: state.status, user: state.userId === null ? null : { id: state.userId } }) as never,
    subscribe: subscribeTo(listeners),
    runtime: {
      subscription: {
        getSnapshot: () => ({ context: { rows: { active: { plan_id: state.planId }, shown: null } } }),
      },
      subscriptionSync: { publish, subscribe: subscribeTo(paymentListeners) },
      offer,
    } as unknown as Partial<AccountRuntime>,
  };
  const happened: string[] = [];
  return {
    api,
    publish,
    offer,
    happened,
    createContext: <Params>(params: Params) => createFlowContext(params, account, happened),
    listenerCount: () => listeners.size + paymentListeners.size,
    become: (changes: Partial<typeof state>) => {
      Object.assign(state, changes);
      for (const listener of [...listeners]) listener();
    },
    /** Another tab reports a payment. */
    reportPayment: () => {
      for (const listener of paymentListeners) listener();
    },
  };
}
