import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premiumRow } from '../testing';
import { selectSubscription, selectTier } from '.';
import { startSubscription } from './subscription.test-kit';

type Subscription = ReturnType<typeof startSubscription>;
type Step = (subscription: Subscription) => unknown;

/** A call that is under way, or one long given up: an actor may answer at any time. */
const callAt = fc.constantFrom(-1, -2, -3);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('ada', 'grace', null).map(
    (userId): Step =>
      ({ signIn }) =>
        signIn(userId),
  ),
  fc
    .constantFrom(
      'refresh.requested',
      'load.retried',
      'cancel.requested',
      'cancel.dismissed',
      'cancel.confirmed',
    )
    .map(
      (type): Step =>
        ({ actor }) =>
          actor.send({ type } as const),
    ),
  fc.tuple(callAt, fc.boolean()).map(
    ([at, ok]): Step =>
      ({ load }) => {
        const call = load.calls.at(at);
        const mine = premiumRow({ user_id: call?.input.userId ?? 'nobody' });
        const problem = { code: 'network', message: 'You are offline.' };
        return call?.resolve(ok ? { ok, active: mine, shown: mine } : { ok, problem });
      },
  ),
  callAt.map(
    (at): Step =>
      ({ cancel }) => {
        const call = cancel.calls.at(at);
        return call?.reject(new Error('broken'));
      },
  ),
);

describe('whatever happens to the subscription', () => {
  it('is that of the person who is signed in, and opens nothing to anybody else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (sequence) => {
        const subscription = startSubscription();
        for (const step of sequence) {
          await step(subscription);
          const snapshot = subscription.snapshot();
          const { userId } = snapshot.context;
          const shown = selectSubscription(snapshot);
          expect(snapshot.matches('signedOut')).toBe(userId === null);
          if (shown) expect(shown.user_id).toBe(userId);
          if (!shown || snapshot.matches('failed')) expect(selectTier(snapshot)).toBe('free');
        }
      }),
    );
  });
});
