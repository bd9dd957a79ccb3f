import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step } from '../../testing/step.test-kit';
import { type EndSessionOutcome, hasFullAccess, type SessionCause, selectIsSignedIn, selectUser } from '.';
import { founder, member, otherMember, startAuth } from './auth.test-kit';

type Auth = ReturnType<typeof startAuth>;

const causes: readonly SessionCause[] = [
  'initial',
  'signed-in-here',
  'signed-in-elsewhere',
  'refreshed',
  'updated',
  'signed-out-elsewhere',
  'expired',
];

const anyNews = fc
  .record({
    user: fc.constantFrom(null, member, otherMember, founder, { ...member, isAdmin: true }),
    cause: fc.constantFrom(...causes),
  })
  .map(({ user, cause }) =>
    step<Auth>(`${user?.fullName ?? 'nobody'} ${cause}`, ({ tell }) => tell(user, cause)),
  );

const anyEnd = fc
  .constantFrom<EndSessionOutcome | 'throws'>({ ok: true }, { ok: false, reason: 'server' }, 'throws')
  .map((how) =>
    step<Auth>(`end ${JSON.stringify(how)}`, ({ endSession }) => {
      const call = endSession.calls.at(-1);
      return how === 'throws' ? call?.reject(new Error('broken')) : call?.resolve(how);
    }),
  );

const signOut = step<Auth>('sign out', ({ actor }) => actor.send({ type: 'signOut.requested' }));
const sessionEnded = step<Auth>('session ended', ({ actor }) => actor.send({ type: 'session.ended' }));

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: anyNews },
    { weight: 3, arbitrary: anyEnd },
    { weight: 3, arbitrary: fc.constant(signOut) },
    { weight: 1, arbitrary: fc.constant(sessionEnded) },
  ),
  { maxLength: 40, size: 'max' },
);

describe('whatever happens to the session', () => {
  it('somebody is there exactly while signed in, and one sign-out at most is under way', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const auth = startAuth();
        for (const { take } of sequence) {
          await take(auth);
          const snapshot = auth.snapshot();
          expect(snapshot.status).toBe('active');
          expect(selectIsSignedIn(snapshot)).toBe(snapshot.matches('signedIn'));
          expect(hasFullAccess(snapshot)).toBe(snapshot.matches({ signedIn: 'admin' }));
          expect(auth.endSession.live()).toHaveLength(snapshot.matches('signingOut') ? 1 : 0);
          expect(auth.watch).toMatchObject({ starts: 1, stops: 0 });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('nobody is there after a sign-out, until somebody signs in', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom('refreshed', 'updated'), async (sequence, cause) => {
        const auth = startAuth();
        for (const { take } of sequence) await take(auth);
        const leaver = selectUser(auth.snapshot());
        fc.pre(leaver !== null);
        auth.actor.send({ type: 'signOut.requested' });
        auth.tell(leaver, cause);
        expect(selectUser(auth.snapshot())).toBeNull();
        await auth.endSession.latest().resolve({ ok: true });
        auth.tell(leaver, cause);
        expect(selectUser(auth.snapshot())).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('telling the same thing twice is telling it once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, anyNews, async (sequence, { take }) => {
        const auth = startAuth();
        for (const earlier of sequence) await earlier.take(auth);
        take(auth);
        const { context, value } = auth.snapshot();
        const said = auth.emitted.length;
        take(auth);
        expect(auth.snapshot().context).toBe(context);
        expect(auth.snapshot().value).toEqual(value);
        expect(auth.emitted).toHaveLength(said);
      }),
      { numRuns: 30 },
    );
  });
});
