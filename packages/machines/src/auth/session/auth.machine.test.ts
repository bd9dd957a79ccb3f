import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { createTestActor, transitionCoverage } from '../../testing';
import {
  authMachine,
  hasFullAccess,
  type SessionCause,
  selectAuthStates,
  selectIsSignedIn,
  selectUser,
} from '.';
import { founder, member, otherMember, startAuth as startUncounted } from './auth.test-kit';

const coverage = transitionCoverage(authMachine);

function startAuth() {
  const auth = startUncounted(coverage);
  return {
    ...auth,
    states: () => selectAuthStates(auth.snapshot()),
    user: () => selectUser(auth.snapshot()),
    titles: () => auth.toasts().map(({ title }) => title),
    signOut: () => auth.actor.send({ type: 'signOut.requested' }),
  };
}

function signedIn(user = member) {
  const auth = startAuth();
  auth.tell(user, 'initial');
  return auth;
}

describe('the start', () => {
  it('is loading, with nobody, until the first word of the session', () => {
    const auth = startAuth();
    expect(auth.states()).toEqual(['auth.loading']);
    expect(auth.user()).toBeNull();
    expect(selectIsSignedIn(auth.snapshot())).toBe(false);
  });

  it('shows who has a session already, without a word', () => {
    const auth = signedIn();
    expect(auth.states()).toEqual(['auth.signedIn.member']);
    expect(auth.user()).toEqual(member);
    expect(selectIsSignedIn(auth.snapshot())).toBe(true);
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([]);
  });

  it('opens everything to a founder', () => {
    const auth = signedIn(founder);
    expect(auth.states()).toEqual(['auth.signedIn.admin']);
    expect(hasFullAccess(auth.snapshot())).toBe(true);
  });

  it('shows a visitor who has none, without a word', () => {
    const auth = startAuth();
    auth.tell(null, 'initial');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.emitted).toEqual([]);
  });

  it('says so when a stored session turns out to be over', () => {
    const auth = startAuth();
    auth.tell(null, 'expired');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.titles()).toEqual(['You have been signed out']);
  });

  it('goes on signed out, and reports it, when the session can not be watched', () => {
    const error = new Error('no watcher');
    const watchSession = fromCallback(() => {
      throw error;
    });
    const { actor, emitted } = createTestActor(authMachine, { coverage, actors: { watchSession } });
    expect(selectAuthStates(actor.getSnapshot())).toEqual(['auth.signedOut']);
    expect(emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('names the watcher that was forgotten', () => {
    const { emitted } = createTestActor(authMachine, {});
    expect(emitted).toEqual([{ type: 'error.caught', error: new Error(forgotten('watchSession')) }]);
  });

  it('watches the session for its whole life, once', () => {
    const auth = signedIn();
    auth.signOut();
    expect(auth.watch).toMatchObject({ starts: 1, stops: 0 });
    auth.actor.stop();
    expect(auth.watch).toMatchObject({ starts: 1, stops: 1 });
  });
});

const forgotten = (name: string) =>
  `\`${name}\` actor must be provided: call machine.provide({ actors: { ${name} } }).`;

describe('news of the session', () => {
  it.each<SessionCause>(['initial', 'signed-in-here', 'refreshed', 'updated'])(
    'lets someone in without a word: %s',
    (cause) => {
      const auth = startAuth();
      auth.tell(null, 'initial');
      auth.tell(member, cause);
      expect(auth.user()).toEqual(member);
      expect(auth.emitted).toEqual([]);
    },
  );

  it('welcomes someone who signed in in another tab', () => {
    const auth = startAuth();
    auth.tell(null, 'initial');
    auth.tell(member, 'signed-in-elsewhere');
    expect(auth.toasts()).toEqual([
      {
        title: 'Sign in successful',
        description: 'Welcome back, Free Member!',
        variant: 'success',
        type: 'success',
      },
    ]);
  });

  it('welcomes someone without a name plainly', () => {
    const auth = startAuth();
    auth.tell({ ...member, fullName: '' }, 'signed-in-elsewhere');
    expect(auth.toasts()).toMatchObject([{ description: 'Welcome back!' }]);
  });

  it('changes and says nothing when the same session is told again, fifty times', () => {
    const auth = signedIn();
    const before = auth.snapshot();
    for (let look = 0; look < 50; look++) auth.tell({ ...member }, 'signed-in-elsewhere');
    expect(auth.snapshot().context).toBe(before.context);
    expect(auth.snapshot().value).toEqual(before.value);
    expect(auth.emitted).toEqual([]);
  });

  it('takes over what changed about the person, without a word', () => {
    const auth = signedIn();
    const renamed = { ...member, fullName: 'New Name' };
    auth.tell(renamed, 'updated');
    expect(auth.user()).toEqual(renamed);
    auth.tell({ ...renamed, isAdmin: true }, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedIn.admin']);
    auth.tell(renamed, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedIn.member']);
    expect(auth.emitted).toEqual([]);
  });

  it('puts another person in the place of the first, whole', () => {
    const auth = signedIn(founder);
    auth.tell(otherMember, 'signed-in-elsewhere');
    expect(auth.user()).toEqual(otherMember);
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.toasts()).toMatchObject([{ description: 'Welcome back, Premium Member!' }]);
  });

  it.each<SessionCause>(['signed-out-elsewhere', 'expired'])('signs out and says so: %s', (cause) => {
    const auth = signedIn(founder);
    auth.tell(null, cause);
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.user()).toBeNull();
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([
      { type: 'notify', toast: { title: 'You have been signed out', variant: 'default', type: 'info' } },
    ]);
  });

  it('says once that someone was signed out', () => {
    const auth = signedIn();
    auth.tell(null, 'expired');
    auth.tell(null, 'signed-out-elsewhere');
    expect(auth.titles()).toEqual(['You have been signed out']);
  });
});

describe('signing out', () => {
  it('forgets the person and goes home before it asks the server', () => {
    const auth = signedIn(founder);
    auth.signOut();
    expect(auth.states()).toEqual(['auth.signingOut']);
    expect(auth.user()).toBeNull();
    expect(hasFullAccess(auth.snapshot())).toBe(false);
    expect(auth.emitted).toEqual([{ type: 'navigate', to: '/' }]);
    expect(auth.endSession.live()).toHaveLength(1);
  });

  it('says so when the server agreed', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: true });
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([
      { title: 'Successfully logged out', variant: 'success', type: 'success' },
    ]);
  });

  it('stays signed out here when the server did not agree, and says so', async () => {
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

  it('stays signed out here when it failed, and says so', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: false, reason: 'failed' });
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([failed]);
  });

  it('stays signed out here when it threw, says so and reports it', async () => {
    const auth = signedIn();
    auth.signOut();
    const error = new Error('broken');
    await auth.endSession.latest().reject(error);
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.toasts()).toEqual([{ ...failed, title: 'Error during logout' }]);
    expect(auth.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('asks the server once, however often it is clicked', () => {
    const auth = signedIn();
    auth.signOut();
    auth.signOut();
    expect(auth.endSession.calls).toHaveLength(1);
  });

  it('does nothing while nobody is signed in', () => {
    const auth = startAuth();
    auth.signOut();
    expect(auth.states()).toEqual(['auth.loading']);
    auth.tell(null, 'initial');
    auth.signOut();
    expect(auth.endSession.calls).toEqual([]);
  });

  it.each<SessionCause>(['refreshed', 'updated'])(
    'is not undone by late news of the session that was left: %s',
    async (cause) => {
      const auth = signedIn();
      auth.signOut();
      auth.tell(member, cause);
      expect(auth.states()).toEqual(['auth.signingOut']);
      await auth.endSession.latest().resolve({ ok: true });
      auth.tell(member, cause);
      expect(auth.states()).toEqual(['auth.signedOut']);
      expect(auth.titles()).toEqual(['Successfully logged out']);
    },
  );

  it('is not undone by the stored session being told again meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.tell(member, 'signed-in-elsewhere');
    auth.tell(null, 'signed-out-elsewhere');
    expect(auth.states()).toEqual(['auth.signingOut']);
    expect(auth.titles()).toEqual([]);
  });

  it('gives way to someone else who signs in in another tab meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.tell(otherMember, 'signed-in-elsewhere');
    expect(auth.user()).toEqual(otherMember);
    expect(auth.endSession.latest().signal.aborted).toBe(true);
    expect(auth.titles()).toEqual(['Sign in successful']);
  });

  it('gives way to the same person who signs in here again meanwhile', () => {
    const auth = signedIn();
    auth.signOut();
    auth.tell(member, 'signed-in-here');
    expect(auth.user()).toEqual(member);
    expect(auth.endSession.live()).toEqual([]);
  });

  it('lets the same person sign in again afterwards, and hears of their refreshes then', async () => {
    const auth = signedIn();
    auth.signOut();
    await auth.endSession.latest().resolve({ ok: true });
    auth.tell(member, 'signed-in-elsewhere');
    auth.tell({ ...member, fullName: 'New Name' }, 'refreshed');
    expect(auth.user()?.fullName).toBe('New Name');
  });
});

describe('a session that another flow ended', () => {
  it('is forgotten without a word and without going anywhere', () => {
    const auth = signedIn();
    auth.actor.send({ type: 'session.ended' });
    auth.tell(null, 'signed-out-elsewhere');
    auth.tell(member, 'refreshed');
    expect(auth.states()).toEqual(['auth.signedOut']);
    expect(auth.user()).toBeNull();
    expect(auth.emitted).toEqual([]);
  });
});

describe('the chart', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
