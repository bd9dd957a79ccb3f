import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step } from '../../testing/step.test-kit';
import type { AuthOutcome } from '../auth.types';
import { isAuthBusy } from '../shared/form.selectors';
import { invalidCredentials, notConfirmed, tooMany } from '../shared/form.test-kit';
import type { SignInEvent } from '.';
import { credentials, startSignIn } from './sign-in.test-kit';

type SignIn = ReturnType<typeof startSignIn>;

const anyEvent = fc
  .constantFrom<SignInEvent>(
    { type: 'google.chosen' },
    { type: 'page.restored' },
    { type: 'email.chosen' },
    { type: 'credentials.submit', ...credentials },
    { type: 'credentials.submit', email: '', password: '' },
    { type: 'submit.cancelled' },
    { type: 'reset.requested', email: '' },
    { type: 'reset.requested', email: credentials.email },
    { type: 'resend.requested' },
    { type: 'resend.requested' },
    { type: 'resend.requested' },
  )
  .map((event) => step<SignIn>(JSON.stringify(event), ({ actor }) => actor.send(event)));

const outcomes: readonly (AuthOutcome | 'throws')[] = [
  { ok: true },
  { ok: false, problem: invalidCredentials },
  { ok: false, problem: notConfirmed },
  { ok: false, problem: notConfirmed },
  { ok: false, problem: tooMany },
  'throws',
];

const callsOf = ({ startGoogle, signIn, sendReset, resend }: SignIn) =>
  [startGoogle, signIn, sendReset, resend].flatMap(({ calls }) => [...calls]);

/** Mostly the call under way is answered, and sometimes one long given up. */
const anyAnswer = fc
  .tuple(fc.constantFrom(true, true, true, false), fc.constantFrom(...outcomes))
  .map(([isLive, outcome]) =>
    step<SignIn>(`${isLive ? 'answer' : 'late answer'} ${JSON.stringify(outcome)}`, (signIn) => {
      const call = callsOf(signIn).find((candidate) => candidate.isLive() === isLive);
      return outcome === 'throws' ? call?.reject(new Error('broken')) : call?.resolve(outcome);
    }),
  );

const anyTime = fc
  .integer({ min: 1, max: 40_000 })
  .map((ms) => step<SignIn>(`wait ${ms}`, ({ clock }) => clock.increment(ms)));

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: anyEvent },
    { weight: 5, arbitrary: anyAnswer },
    { weight: 1, arbitrary: anyTime },
  ),
  { maxLength: 50, size: 'max' },
);

function expectInvariants({ actor, clock, startGoogle, signIn, sendReset, resend }: SignIn) {
  const snapshot = actor.getSnapshot();
  const asked = [...signIn.live(), ...sendReset.live(), ...resend.live()];
  const away = snapshot.matches('redirecting');
  expect(snapshot.status).toBe('active');
  // The backend is asked one thing at a time, exactly while the form is busy.
  expect(asked).toHaveLength(isAuthBusy(snapshot) && !away ? 1 : 0);
  expect(startGoogle.live().length).toBeLessThanOrEqual(away ? 1 : 0);
  // A wait is over when its time is, and not before.
  const { retryAt = 0 } = snapshot.context;
  if (snapshot.matches('coolingDown')) expect(retryAt).toBeGreaterThan(clock.now());
  if (snapshot.matches('editing')) expect(retryAt).toBeLessThanOrEqual(clock.now());
  const { mailRetryAt = 0 } = snapshot.context;
  if (sendReset.live().length + resend.live().length > 0)
    expect(mailRetryAt).toBeLessThanOrEqual(clock.now());
  expect(JSON.stringify(snapshot.context)).not.toContain(credentials.password);
}

describe('whatever happens while signing in', () => {
  it('asks one thing at a time, keeps to the wait, and holds no password', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const signIn = startSignIn();
        for (const { take } of sequence) {
          await take(signIn);
          expectInvariants(signIn);
        }
      }),
      { numRuns: 50 },
    );
  });
});
