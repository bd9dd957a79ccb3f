import type { SubscriptionRow } from '@verapix/facts';
import type { AuthUser, LoadSubscriptionOutcome, SessionNews } from '@verapix/machines';
import { deferred, premiumRow, settled } from '@verapix/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { BackendApi } from '../backend';
import { startAccountRuntime } from '../wiring/account/account-runtime';
import { gateOf } from './gate-of';

const ada: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
};

/** The account of the app over a backend whose answers the test gives. */
function startAccount(user: AuthUser | null = ada) {
  const reads: ReturnType<typeof deferred<LoadSubscriptionOutcome>>[] = [];
  let tell: (news: SessionNews) => void = () => {};
  const api = {
    watchSession: (listener: (news: SessionNews) => void) => {
      tell = listener;
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
    gate: () => gateOf(runtime.view()),
    signIn: () => tell({ user, cause: 'initial' }),
    tell: (news: SessionNews) => tell(news),
    answer,
    /** The backend has this active subscription, or none. */
    active: (row: SubscriptionRow | null) => answer({ ok: true, active: row, shown: row }),
    refuse: () => answer({ ok: false, problem: { code: 'network', message: 'You are offline.' } }),
  };
}

/** An account whose plan the backend was asked for. */
function signedInAccount(user: AuthUser = ada) {
  const account = startAccount(user);
  account.signIn();
  return account;
}

describe('the gate of the paid features', () => {
  it('is neither open nor closed before the session and the plan are known', async () => {
    const account = startAccount();
    expect(account.gate()).toBe('pending');
    account.signIn();
    expect(account.gate()).toBe('pending');
    await account.active(premiumRow());
    expect(account.gate()).toBe('open');
  });

  it.each(['premium', 'PREMIUM', 'Premium', 'lifetime', 'LIFETIME', 'LifeTime'])(
    'opens for an active plan called %s',
    async (planId) => {
      const account = signedInAccount();
      await account.active(premiumRow({ plan_id: planId }));
      expect(account.gate()).toBe('open');
    },
  );

  it.each(['free', 'enterprise', ' premium', 'premium\u0000', ''])(
    'stays closed for a plan called %j',
    async (planId) => {
      const account = signedInAccount();
      await account.active(premiumRow({ plan_id: planId }));
      expect(account.gate()).toBe('closed');
    },
  );

  it.each(['canceled', 'expired', 'trial'])(
    'is closed for someone whose newest subscription is %s',
    async (status) => {
      const account = signedInAccount();
      await account.answer({ ok: true, active: null, shown: premiumRow({ status }) });
      expect(account.gate()).toBe('closed');
    },
  );

  it('is closed for someone without a subscription, and for whoever is signed out', async () => {
    const account = signedInAccount();
    await account.active(null);
    expect(account.gate()).toBe('closed');
    const visitor = startAccount(null);
    visitor.signIn();
    expect(visitor.gate()).toBe('closed');
    expect(visitor.reads).toHaveLength(0);
  });

  it('opens for a founder whatever becomes of the read', async () => {
    const account = signedInAccount({ ...ada, isAdmin: true });
    expect(account.gate()).toBe('open');
    await account.refuse();
    expect(account.gate()).toBe('open');
  });

  it('stays closed when the plan cannot be read, and says that it is not known', async () => {
    const account = signedInAccount();
    await account.refuse();
    expect(account.gate()).toBe('unchecked');
  });

  it('stays closed when reading the plan throws', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const account = signedInAccount();
    account.reads.at(-1)?.reject(new TypeError('Failed to fetch'));
    await settled();
    expect(account.gate()).toBe('unchecked');
  });

  it('is closed by a failed read even where it was open', async () => {
    const account = signedInAccount();
    await account.active(premiumRow());
    account.runtime.subscription.send({ type: 'refresh.requested' });
    expect(account.gate()).toBe('open');
    await account.refuse();
    expect(account.gate()).toBe('unchecked');
    account.runtime.subscription.send({ type: 'load.retried' });
    expect(account.gate()).toBe('pending');
    await account.active(premiumRow());
    expect(account.gate()).toBe('open');
  });

  it('opens by itself after a purchase elsewhere and closes after a cancellation', async () => {
    const account = signedInAccount();
    await account.active(null);
    account.runtime.subscription.send({ type: 'refresh.requested' });
    await account.active(premiumRow());
    expect(account.gate()).toBe('open');
    account.runtime.subscription.send({ type: 'refresh.requested' });
    await account.answer({ ok: true, active: null, shown: premiumRow({ status: 'canceled' }) });
    expect(account.gate()).toBe('closed');
  });

  it('does not stay open for the next person, nor while one signs out', async () => {
    const account = signedInAccount();
    await account.active(premiumRow());
    account.tell({ user: { ...ada, id: 'eve' }, cause: 'signed-in-elsewhere' });
    expect(account.gate()).toBe('pending');
    await account.active(null);
    expect(account.gate()).toBe('closed');
    account.runtime.signOut();
    expect(account.gate()).toBe('leaving');
  });
});
