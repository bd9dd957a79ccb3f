import type { SubscriptionRow } from '@verapix/facts';
import { controlledActor, createTestActor, type TransitionCoverage } from '../testing';
import {
  type CancelSubscriptionInput,
  type CancelSubscriptionOutcome,
  type LoadSubscriptionInput,
  type LoadSubscriptionOutcome,
  subscriptionMachine,
} from '.';

/** A started actor whose reads and cancellations wait to be settled, with steps to where most tests begin. */
export function startSubscription(coverage?: TransitionCoverage) {
  const load = controlledActor<LoadSubscriptionOutcome, LoadSubscriptionInput>();
  const cancel = controlledActor<CancelSubscriptionOutcome, CancelSubscriptionInput>();
  const test = createTestActor(subscriptionMachine, {
    actors: { loadSubscription: load.logic, cancelSubscription: cancel.logic },
    ...(coverage && { coverage }),
  });
  const { actor, emitted } = test;
  const signIn = (userId: string | null) => actor.send({ type: 'user.changed', userId });
  return {
    ...test,
    load,
    cancel,
    snapshot: () => actor.getSnapshot(),
    value: () => actor.getSnapshot().value,
    toasts: () => emitted.flatMap((event) => (event.type === 'notify' ? [event.toast] : [])),
    signIn,
    loaded: (rows: { active?: SubscriptionRow | null; shown?: SubscriptionRow | null } = {}) => {
      signIn('ada');
      return load.latest().resolve({ ok: true, active: null, shown: null, ...rows });
    },
  };
}
