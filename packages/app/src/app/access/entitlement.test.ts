import type { AuthUser, SubscriptionRow } from '@verapix/domain';
import type { SessionChange } from '@verapix/domain';
import type { LoadSubscriptionOutcome } from '@verapix/machines';
import { premiumRow } from '@verapix/machines/test-kit';
import { deferred, settled } from '@verapix/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { BackendApi } from '@verapix/client';
import { startAccountRuntime } from '../account/account-runtime';
import { entitlementOf } from './entitlement';

const ada: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
};

/** The account of the app on a backend whose answers the test gives. */
function startAccount(user: AuthUser | null = ada) {
  const reads: ReturnType<typeof deferred<LoadSubscriptionOutcome>>[] = [];
  let publish: (change: SessionChange) => void = () => {};
  const api = {
    watchSession: (listener: (change: SessionChange) => void) => {
      publish = listener;
      return () => {};
    },
    signOut: () => new Promise(() => {}),
    loadSubscription: () => {
      const read = deferred<LoadSubscriptionOutcome>();
      reads.push(read);
      return read.promise;
    },
  } as unknown as BackendApi;
  const runtime = startAccountRuntime({ api, notify: () => {}, navigate: () => {} });
  const answer = async (outcome: LoadSubscriptionOutcome) => {
    reads.at(-1)?.resolve(outcome);
    await settled();
  };
  return {
    runtime,
    reads,
    entitlement: () => entitlementOf(runtime.view()),
    signIn: () => publish({ user, cause: 'initial' }),
    publish: (change: SessionChange) => publish(change),
    answer,
    /** Answers with this active subscription, or none. */
    active: (row: SubscriptionRow | null) => answer({ ok: true, active: row, shown: row }),
    refuse: () => answer({ ok: false, problem: { code: 'network', message: 'You are offline.' } }),
  };
}

/** An account whose plan is being read. */
function signedInAccount(user: AuthUser = ada) {
  const account = startAccount(user);
  account.signIn();
  return account;
}

describe('the entitlement to paid features', () => {
  it('is pending before the session and the plan are known', async () => {
    const account = startAccount();
    expect(account.entitlement()).toBe('pending');
    account.signIn();
    expect(account.entitlement()).toBe('pending');
    await account.active(premiumRow());
    expect(account.entitlement()).toBe('granted');
  });

  // @spec state.premium
  it.each(['premium', 'PREMIUM', 'Premium', 'lifetime', 'LIFETIME', 'LifeTime'])(
    'is granted for an active plan called %s',
    async (planId) => {
      const account = signedInAccount();
      await account.active(premiumRow({ plan_id: planId }));
      expect(account.entitlement()).toBe('granted');
    },
  );

  it.each(['free', 'enterprise', ' premium', 'premium\u0000', ''])(
    'is denied for a plan called %j',
    async (planId) => {
      const account = signedInAccount();
      await account.active(premiumRow({ plan_id: planId }));
      expect(account.entitlement()).toBe('denied');
    },
  );

  it.each(['canceled', 'expired', 'trial'])('is denied if the newest subscription is %s', async (status) => {
    const account = signedInAccount();
    await account.answer({ ok: true, active: null, shown: premiumRow({ status }) });
    expect(account.entitlement()).toBe('denied');
  });

  it('is denied without a subscription, and for a signed-out user', async () => {
    const account = signedInAccount();
    await account.active(null);
    expect(account.entitlement()).toBe('denied');
    const visitor = startAccount(null);
    visitor.signIn();
    expect(visitor.entitlement()).toBe('denied');
    expect(visitor.reads).toHaveLength(0);
  });

  it('is granted to a founder even if the plan cannot be read', async () => {
    const account = signedInAccount({ ...ada, isAdmin: true });
    expect(account.entitlement()).toBe('granted');
    await account.refuse();
    expect(account.entitlement()).toBe('granted');
  });

  it('is unknown if the plan cannot be read', async () => {
    const account = signedInAccount();
    await account.refuse();
    expect(account.entitlement()).toBe('unknown');
  });

  it('is unknown if reading the plan throws', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const account = signedInAccount();
    account.reads.at(-1)?.reject(new TypeError('Failed to fetch'));
    await settled();
    expect(account.entitlement()).toBe('unknown');
  });

  it('is unknown after a failed read even if it was granted', async () => {
    const account = signedInAccount();
    await account.active(premiumRow());
    account.runtime.subscription.send({ type: 'refresh.requested' });
    expect(account.entitlement()).toBe('granted');
    await account.refuse();
    expect(account.entitlement()).toBe('unknown');
    account.runtime.subscription.send({ type: 'load.retried' });
    expect(account.entitlement()).toBe('pending');
    await account.active(premiumRow());
    expect(account.entitlement()).toBe('granted');
  });

  it('follows a purchase and a cancellation elsewhere', async () => {
    const account = signedInAccount();
    await account.active(null);
    account.runtime.subscription.send({ type: 'refresh.requested' });
    await account.active(premiumRow());
    expect(account.entitlement()).toBe('granted');
    account.runtime.subscription.send({ type: 'refresh.requested' });
    await account.answer({ ok: true, active: null, shown: premiumRow({ status: 'canceled' }) });
    expect(account.entitlement()).toBe('denied');
  });

  it('is not kept for another user, nor while the user signs out', async () => {
    const account = signedInAccount();
    await account.active(premiumRow());
    account.publish({ user: { ...ada, id: 'eve' }, cause: 'signed-in-elsewhere' });
    expect(account.entitlement()).toBe('pending');
    await account.active(null);
    expect(account.entitlement()).toBe('denied');
    account.runtime.signOut();
    expect(account.entitlement()).toBe('signing-out');
  });
});
