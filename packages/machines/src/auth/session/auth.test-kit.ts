import { type EventObject, fromCallback } from 'xstate';
import { controlledActor, createTestActor, type TransitionCoverage } from '../../testing';
import type { AuthUser } from '../auth.types';
import { authMachine, type EndSessionOutcome, type SessionCause } from '.';

export const member: AuthUser = {
  id: 'user-1',
  email: 'member@example.com',
  fullName: 'Free Member',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
export const otherMember: AuthUser = {
  ...member,
  id: 'user-2',
  email: 'other@example.com',
  fullName: 'Premium Member',
};
export const founder: AuthUser = {
  ...member,
  id: 'user-3',
  email: 'founder@example.com',
  fullName: 'Founder',
  isAdmin: true,
};

/** A started session whose news the test tells, and whose end it decides. */
export function startAuth(coverage?: TransitionCoverage) {
  const endSession = controlledActor<EndSessionOutcome, undefined>();
  const watch = { starts: 0, stops: 0, tell: (_event: EventObject) => {} };
  const test = createTestActor(authMachine, {
    actors: {
      endSession: endSession.logic,
      watchSession: fromCallback(({ sendBack }) => {
        watch.starts += 1;
        watch.tell = sendBack;
        return () => {
          watch.stops += 1;
        };
      }),
    },
    ...(coverage && { coverage }),
  });
  return {
    ...test,
    endSession,
    watch,
    tell: (user: AuthUser | null, cause: SessionCause) =>
      watch.tell({ type: 'session.changed', user, cause } as EventObject),
    snapshot: () => test.actor.getSnapshot(),
    toasts: () => test.emitted.flatMap((event) => (event.type === 'notify' ? [event.toast] : [])),
  };
}
