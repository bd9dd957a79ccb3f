import type { PlanId } from '@verapix/facts';
import type { ToastOptions } from '@verapix/machines';
import { checkoutRow } from '@verapix/machines/testing';
import { vi } from 'vitest';
import type { AccountRuntime } from '../../wiring/account/account-runtime';

/** The part of an account that paying needs, which the test changes; and what is asked of the backend through it. */
export function createPayingAccount() {
  const listeners = new Set<() => void>();
  const newsListeners = new Set<() => void>();
  const state = { status: 'loading', userId: null as string | null, planId: 'free' as PlanId };
  const api = {
    createCheckout: vi.fn<AccountRuntime['api']['createCheckout']>(async () => ({
      ok: true,
      checkout: checkoutRow({ url: 'https://checkout.stripe.com/c/pay/1' }),
    })),
    loadCheckout: vi.fn<AccountRuntime['api']['loadCheckout']>(async () => ({
      ok: true,
      checkout: checkoutRow(),
    })),
    loadPayment: vi.fn<AccountRuntime['api']['loadPayment']>(async () => ({
      ok: true,
      payment: null,
      checkout: null,
    })),
  };
  const tell = vi.fn();
  const runtime = {
    api,
    view: () => ({ status: state.status, user: state.userId === null ? null : { id: state.userId } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscription: {
      getSnapshot: () => ({ context: { rows: { active: { plan_id: state.planId }, shown: null } } }),
    },
    news: {
      tell,
      subscribe: (listener: () => void) => {
        newsListeners.add(listener);
        return () => newsListeners.delete(listener);
      },
    },
  } as unknown as AccountRuntime & { api: typeof api };
  return {
    runtime,
    api,
    tell,
    listening: () => listeners.size + newsListeners.size,
    become: (changes: Partial<typeof state>) => {
      Object.assign(state, changes);
      for (const listener of [...listeners]) listener();
    },
    hearNews: () => {
      for (const listener of newsListeners) listener();
    },
  };
}

/** What a machine says and where it goes, in the order it does. */
export function createOutside() {
  const happened: string[] = [];
  return {
    happened,
    notify: ({ title, description }: ToastOptions) =>
      happened.push([title, description].filter(Boolean).join(': ')),
    dismiss: (toastId: string) => happened.push(`dismiss ${toastId}`),
    navigate: (to: string, { state }: { replace: boolean; state?: { returnTo: string } }) =>
      happened.push([`go to ${to}`, state?.returnTo].filter(Boolean).join(', back to ')),
  };
}
