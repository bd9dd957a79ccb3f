import { freeUses } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestActor, transitionCoverage } from '../testing';
import { clampUsed, type FreeUseAccess, freeUseMachine, freeUsesLeft } from '.';

const coverage = transitionCoverage(freeUseMachine);

function startFreeUse(used = 0, access: FreeUseAccess = 'limited') {
  const test = createTestActor(freeUseMachine, { coverage, input: { used, access } });
  return {
    ...test,
    value: () => test.actor.getSnapshot().value,
    used: () => test.actor.getSnapshot().context.used,
    succeed: () => test.actor.send({ type: 'generation.succeeded' }),
    toasts: () => test.emitted.filter(({ type }) => type === 'notify').length,
  };
}

describe('a user without full access', () => {
  // @spec limit.five-a-day tools.free-3 free.counting role.visitor-tools error.limit limit.uses
  it('has three free uses, one for each success, and sees a toast after the last', () => {
    const { value, succeed, used, emitted, actor } = startFreeUse();
    expect(value()).toBe('available');
    for (const count of [1, 2]) {
      succeed();
      expect(used()).toBe(count);
      expect(value()).toBe('available');
      expect(freeUsesLeft(actor.getSnapshot().context)).toBe(freeUses - count);
    }
    succeed();
    expect(value()).toBe('exhausted');
    expect(emitted).toEqual([
      { type: 'use.counted', used: 1 },
      { type: 'use.counted', used: 2 },
      { type: 'use.counted', used: 3 },
      {
        type: 'notify',
        toast: {
          title: 'Usage Limit Reached',
          description: "You've used all 3 free enhancements. Upgrade to Premium for unlimited access.",
          variant: 'destructive',
          type: 'error',
          duration: 3000,
        },
      },
    ]);
  });

  it('without free uses sees the toast at once, and nothing is counted', () => {
    const { actor, value, succeed, used, toasts } = startFreeUse(freeUses);
    expect(value()).toBe('exhausted');
    expect(toasts()).toBe(1);
    succeed();
    actor.send({ type: 'access.changed', access: 'limited' });
    expect(used()).toBe(freeUses);
    expect(toasts()).toBe(1);
  });

  it('shares the count with other tabs and sees one toast', () => {
    const { actor, value, toasts, emitted } = startFreeUse(1);
    actor.send({ type: 'used.changed', used: 2 });
    expect(value()).toBe('available');
    actor.send({ type: 'used.changed', used: 3 });
    expect(value()).toBe('exhausted');
    actor.send({ type: 'used.changed', used: 3 });
    expect(toasts()).toBe(1);
    expect(emitted.some(({ type }) => type === 'use.counted')).toBe(false);
    actor.send({ type: 'used.changed', used: 0 });
    expect(value()).toBe('available');
  });
});

describe('a user with full access', () => {
  // @spec free.founder
  it.each(['founder', 'plan'] as const)('by %s has no limit, and nothing is counted', (access) => {
    const { value, succeed, emitted } = startFreeUse(freeUses, access);
    for (let run = 0; run < 5; run++) succeed();
    expect(value()).toBe('unlimited');
    expect(emitted).toEqual([]);
  });

  it('gains and loses it with the account', () => {
    const { actor, value } = startFreeUse(freeUses);
    actor.send({ type: 'access.changed', access: 'plan' });
    expect(value()).toBe('unlimited');
    actor.send({ type: 'access.changed', access: 'limited' });
    expect(value()).toBe('exhausted');
  });
});

describe('a user who is not loaded yet', () => {
  it('sees no limit, and a success counts', () => {
    const { actor, value, succeed, used, toasts } = startFreeUse(2, 'unknown');
    succeed();
    expect(value()).toBe('checking');
    expect(used()).toBe(freeUses);
    expect(toasts()).toBe(0);
    actor.send({ type: 'access.changed', access: 'founder' });
    expect(value()).toBe('unlimited');
  });
});

describe('the stored count', () => {
  it.each([
    [9e9, 3],
    [-1, 0],
    [Number.NaN, 0],
    [1.9, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('%d is clamped to %d uses', (stored, used) => {
    expect(clampUsed(stored)).toBe(used);
  });

  it('stays between 0 and 3 after any events', () => {
    const event = fc.oneof(
      fc.constant({ type: 'generation.succeeded' } as const),
      fc.double().map((used) => ({ type: 'used.changed', used }) as const),
      fc
        .constantFrom<FreeUseAccess>('unknown', 'limited', 'plan', 'founder')
        .map((access) => ({ type: 'access.changed', access }) as const),
    );
    fc.assert(
      fc.property(fc.double(), fc.array(event), (stored, events) => {
        const { actor, used, value } = startFreeUse(stored);
        for (const each of events) actor.send(each);
        expect([0, 1, 2, 3]).toContain(used());
        const { access } = actor.getSnapshot().context;
        if (access === 'limited') expect(value()).toBe(used() < freeUses ? 'available' : 'exhausted');
      }),
    );
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
