import type { AuthUser, SessionCause } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import { founder, member, otherMember } from '../../test-kit';
import { controlledActor, createTestActor, type TransitionCoverage, transitionCoverage } from '../../testing';
import { step } from '../../testing/random-walks';
import { authMachine, type EndSessionOutcome, hasFullAccess, selectAuthStates, selectUser } from '.';

/** A started machine. The test reports changes of the session with `report`. */
function startAuth(withCoverage?: TransitionCoverage) {
  const endSession = controlledActor<EndSessionOutcome, undefined>();
  const watch = { starts: 0, stops: 0, report: (_event: EventObject) => {} };
  const test = createTestActor(authMachine, {
    actors: {
      endSession: endSession.logic,
      watchSession: fromCallback(({ sendBack }) => {
        watch.starts += 1;
        watch.report = sendBack;
        return () => {
          watch.stops += 1;
        };
      }),
    },
    coverage: withCoverage,
  });
  return {
    ...test,
    endSession,
    watch,
    report: (user: AuthUser | null, cause: SessionCause) =>
      watch.report({ type: 'session.changed', user, cause } as EventObject),
    snapshot: () => test.actor.getSnapshot(),
  };
}

const coverage = transitionCoverage(authMachine);

function startCovered() {
  const auth = startAuth(coverage);
  return {
    ...auth,
    states: () => selectAuthStates(auth.snapshot()),
    user: () => selectUser(auth.snapshot()),
    titles: () => auth.toasts().map(({ title }) => title),
    signOut: () => auth.actor.send({ type: 'signOut.requested' }),
  };
}

function signedIn(user = member) {
  const auth = startCovered();
  auth.report(user, 'initial');
  return auth;
}

describe('the start', () => {
  it('is `loading` without a user until the first report', () => {
    const auth = startCovered();
    expect(auth.states()).toEqual(['auth.loading']);
    expect(auth.user()).toBeNull();
    expect(auth.user() !== null).toBe(false);
  });

  it('shows the user of an existing session, without a toast', () => {
    const auth = signedIn();
    expect(auth.states()).toEqual(['auth.signedIn.member']);
    expect(auth.user()).toEqual(member);
    expect(auth.user() !== null).toBe(true);
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([]);
  });

  // @spec product.founder state.admin
  it('gives founders full access', () => {
    const auth = signedIn(founder);
    expect(auth.states()).toEqual(['auth.signedIn.admin']);
    expect(hasFullAccess(auth.snapshot())).toBe(true);
  });

  it('is signed out without a session, without a toast', () => {
    const auth = startCovered();
    auth.report(null, 'initial');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.emitted).toEqual([]);
  });

  it('shows a toast if the stored session has expired', () => {
    const auth = startCovered();
    auth.report(null, 'expired');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.titles()).toEqual(['You have been signed out']);
  });

  it('continues signed out and reports it if the watcher throws', () => {
    const error = new Error('no watcher');
    const watchSession = fromCallback(() => {
      throw error;
    });
    const { actor, emitted } = createTestActor(authMachine, { coverage, actors: { watchSession } });
    expect(selectAuthStates(actor.getSnapshot())).toEqual(['auth.signedOut']);
    expect(emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('names a watcher that was not provided', () => {
    const { emitted } = createTestActor(authMachine, {});
    expect(emitted).toEqual([{ type: 'error.caught', error: new Error(notProvided('watchSession')) }]);
  });

  it('runs the watcher once, as long as the machine runs', () => {
    const auth = signedIn();
    auth.signOut();
    expect(auth.watch).toMatchObject({ starts: 1, stops: 0 });
    auth.actor.stop();
    expect(auth.watch).toMatchObject({ starts: 1, stops: 1 });
  });
});

const notProvided = (name: string) =>
  `\`${name}\` actor must be provided: call machine.provide({ actors: { ${name} } }).`;

describe('changes of the session', () => {
  it.each<SessionCause>(['initial', 'signed-in-here', 'refreshed', 'updated'])(
    'sign a user in without a toast: %s',
    (cause) => {
      const auth = startCovered();
      auth.report(null, 'initial');
      auth.report(member, cause);
      expect(auth.user()).toEqual(member);
      expect(auth.emitted).toEqual([]);
    },
  );

  // @spec success.sign-in
  it('show a greeting after a sign-in in another tab', () => {
    const auth = startCovered();
    auth.report(null, 'initial');
    auth.report(member, 'signed-in-elsewhere');
    expect(auth.toasts()).toEqual([
      {
        title: 'Sign in successful',
        description: 'Welcome back, Free Member!',
        variant: 'success',
        type: 'success',
      },
    ]);
  });

  it('show a greeting without a name if none is set', () => {
    const auth = startCovered();
    auth.report({ ...member, fullName: '' }, 'signed-in-elsewhere');
    expect(auth.toasts()).toMatchObject([{ description: 'Welcome back!' }]);
  });

  it('have no effect if the same session is reported 50 times', () => {
    const auth = signedIn();
    const before = auth.snapshot();
    for (let count = 0; count < 50; count++) auth.report({ ...member }, 'signed-in-elsewhere');
    expect(auth.snapshot().context).toBe(before.context);
    expect(auth.snapshot().value).toEqual(before.value);
    expect(auth.emitted).toEqual([]);
  });

  it('update the user without a toast', () => {
    const auth = signedIn();
    const renamed = { ...member, fullName: 'New Name' };
    auth.report(renamed, 'updated');
    expect(auth.user()).toEqual(renamed);
    auth.report({ ...renamed, isAdmin: true }, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedIn.admin']);
    auth.report(renamed, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedIn.member']);
    expect(auth.emitted).toEqual([]);
  });

  it('replace the user completely', () => {
    const auth = signedIn(founder);
    auth.report(otherMember, 'signed-in-elsewhere');
    expect(auth.user()).toEqual(otherMember);
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.toasts()).toMatchObject([{ description: 'Welcome back, Premium Member!' }]);
  });

  // @spec success.signed-out
  it.each<SessionCause>(['signed-out-elsewhere', 'expired'])('sign out with a toast: %s', (cause) => {
    const auth = signedIn(founder);
    auth.report(null, cause);
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.user()).toBeNull();
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([
      { type: 'notify', toast: { title: 'You have been signed out', variant: 'default', type: 'info' } },
    ]);
  });

  it('show one toast for repeated sign-outs', () => {
    const auth = signedIn();
    auth.report(null, 'expired');
    auth.report(null, 'signed-out-elsewhere');
    expect(auth.titles()).toEqual(['You have been signed out']);
  });
});

describe('signing out', () => {
  // @spec state.sign-out
  it('clears the user and navigates home before the server answers', () => {
    const auth = signedIn(founder);
    auth.signOut();
    expect(auth.states()).toEqual(['auth.signingOut']);
    expect(auth.user()).toBeNull();
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([{ type: 'navigate', to: '/' }]);
    expect(auth.endSession.live()).toHaveLength(1);
  });

  // @spec success.logout
  it('shows a success toast when the server has ended the session', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: true });
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([
      { title: 'Successfully logged out', variant: 'success', type: 'success' },
    ]);
  });

  // @spec state.sign-out error.sign-out-issue
  it('stays signed out with a warning when the server failed', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: false, reason: 'server' });
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([
      {
        title: 'Sign out issue',
        description: "You've been logged out locally, but there was a server error.",
        variant: 'warning',
        type: 'warning',
      },
    ]);
  });

  const failed = {
    title: 'Sign out failed',
    description: 'Please try again later',
    variant: 'destructive',
    type: 'error',
  };

  // @spec error.sign-out-failed
  it('stays signed out with an error toast when this browser failed', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: false, reason: 'failed' });
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([failed]);
  });

  // @spec error.sign-out-failed
  it('stays signed out, shows a toast and reports when it threw', async () => {
    const auth = signedIn();
    auth.signOut();
    const error = new Error('broken');
    await auth.endSession.latest().reject(error);
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([{ ...failed, title: 'Error during logout' }]);
    expect(auth.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('sends one request for repeated clicks', () => {
    const auth = signedIn();
    auth.signOut();
    auth.signOut();
    expect(auth.endSession.calls).toHaveLength(1);
  });

  it('does nothing while signed out', () => {
    const auth = startCovered();
    auth.signOut();
    expect(auth.states()).toEqual(['auth.loading']);
    auth.report(null, 'initial');
    auth.signOut();
    expect(auth.endSession.calls).toEqual([]);
  });

  it.each<SessionCause>(['refreshed', 'updated'])(
    'is not undone by a late report of the old session: %s',
    async (cause) => {
      const auth = signedIn();
      auth.signOut();
      auth.report(member, cause);
      expect(auth.states()).toEqual(['auth.signingOut']);
      await auth.endSession.latest().resolve({ ok: true });
      auth.report(member, cause);
      expect(auth.states()).toEqual(['auth.signedOut']);
      expect(auth.titles()).toEqual(['Successfully logged out']);
    },
  );

  it('is not undone by a report of the stored session meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.report(member, 'signed-in-elsewhere');
    auth.report(null, 'signed-out-elsewhere');
    expect(auth.states()).toEqual(['auth.signingOut']);
    expect(auth.titles()).toEqual([]);
  });

  it('is aborted if another user signs in in another tab meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.report(otherMember, 'signed-in-elsewhere');
    expect(auth.user()).toEqual(otherMember);
    expect(auth.endSession.latest().signal.aborted).toBe(true);
    expect(auth.titles()).toEqual(['Sign in successful']);
  });

  it('is aborted if the same user signs in here meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.report(member, 'signed-in-here');
    expect(auth.user()).toEqual(member);
    expect(auth.endSession.live()).toEqual([]);
  });

  it('lets the same user sign in again, with later refreshes', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: true });
    auth.report(member, 'signed-in-elsewhere');
    auth.report({ ...member, fullName: 'New Name' }, 'refreshed');
    expect(auth.user()?.fullName).toBe('New Name');
  });
});

describe('a session ended by another flow', () => {
  it('clears the user without a toast or a navigation', () => {
    const auth = signedIn();
    auth.actor.send({ type: 'session.ended' });
    auth.report(null, 'signed-out-elsewhere');
    auth.report(member, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.user()).toBeNull();
    expect(auth.emitted).toEqual([]);
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});

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

const anyChange = fc
  .record({
    user: fc.constantFrom(null, member, otherMember, founder, { ...member, isAdmin: true }),
    cause: fc.constantFrom(...causes),
  })
  .map(({ user, cause }) =>
    step<Auth>(`${user?.fullName ?? 'no user'} ${cause}`, ({ report }) => report(user, cause)),
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
    { weight: 6, arbitrary: anyChange },
    { weight: 3, arbitrary: anyEnd },
    { weight: 3, arbitrary: fc.constant(signOut) },
    { weight: 1, arbitrary: fc.constant(sessionEnded) },
  ),
  { maxLength: 40, size: 'max' },
);

describe('any sequence of session changes', () => {
  it('has a user exactly while signed in, and at most one sign-out in progress', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const auth = startAuth();
        for (const { take } of sequence) {
          await take(auth);
          const snapshot = auth.snapshot();
          expect(snapshot.status).toBe('active');
          expect(selectUser(snapshot) !== null).toBe(snapshot.matches('signedIn'));
          expect(hasFullAccess(snapshot)).toBe(snapshot.matches({ signedIn: 'admin' }));
          expect(auth.endSession.live()).toHaveLength(snapshot.matches('signingOut') ? 1 : 0);
          expect(auth.watch).toMatchObject({ starts: 1, stops: 0 });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has no user after a sign-out until a sign-in', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom('refreshed', 'updated'), async (sequence, cause) => {
        const auth = startAuth();
        for (const { take } of sequence) await take(auth);
        const user = selectUser(auth.snapshot());
        fc.pre(user !== null);
        auth.actor.send({ type: 'signOut.requested' });
        auth.report(user, cause);
        expect(selectUser(auth.snapshot())).toBeNull();
        await auth.endSession.latest().resolve({ ok: true });
        auth.report(user, cause);
        expect(selectUser(auth.snapshot())).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('ignores a repeated report', async () => {
    await fc.assert(
      fc.asyncProperty(steps, anyChange, async (sequence, { take }) => {
        const auth = startAuth();
        for (const earlier of sequence) await earlier.take(auth);
        take(auth);
        const { context, value } = auth.snapshot();
        const emittedBefore = auth.emitted.length;
        take(auth);
        expect(auth.snapshot().context).toBe(context);
        expect(auth.snapshot().value).toEqual(value);
        expect(auth.emitted).toHaveLength(emittedBefore);
      }),
      { numRuns: 30 },
    );
  });
});
