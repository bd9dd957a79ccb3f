import type { Outcome } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { stateValueNames } from '../../state-value-names';
import { invalidCredentials, notConfirmed, tooMany, unexpectedText, wrongCode } from '../../test-kit';
import { controlledActor, createTestActor, type TransitionCoverage, transitionCoverage } from '../../testing';
import { step } from '../../testing/random-walks';
import { isAuthBusy, selectSecondsToNextMail, selectSecondsToWait } from '../form';
import type { CodeInput } from '../../two-factor';
import {
  type Credentials,
  type FindPendingCodeOutcome,
  type MailInput,
  type SignInEvent,
  type SignInOutcome,
  signInMachine,
} from '.';

const credentials = { email: 'free@example.com', password: 'verapix-demo' };

/** A started machine with controlled actors. */
function startSignIn(withCoverage?: TransitionCoverage) {
  const startGoogle = controlledActor<Outcome, undefined>();
  const signIn = controlledActor<SignInOutcome, Credentials>();
  const sendReset = controlledActor<Outcome, MailInput>();
  const resend = controlledActor<Outcome, MailInput>();
  const pending = controlledActor<FindPendingCodeOutcome, undefined>();
  const giveCode = controlledActor<SignInOutcome, CodeInput>();
  const abandon = controlledActor<Outcome, undefined>();
  const clock = new SimulatedClock();
  const test = createTestActor(signInMachine, {
    actors: {
      startGoogle: startGoogle.logic,
      signIn: signIn.logic,
      sendReset: sendReset.logic,
      resendConfirmation: resend.logic,
      findPendingCode: pending.logic,
      giveCode: giveCode.logic,
      abandonSignIn: abandon.logic,
    },
    clock,
    input: { now: () => clock.now() },
    coverage: withCoverage,
  });
  const { actor } = test;
  return {
    ...test,
    startGoogle,
    signIn,
    sendReset,
    resend,
    pending,
    giveCode,
    abandon,
    snapshot: () => actor.getSnapshot(),
    states: () => stateValueNames('sign-in', actor.getSnapshot().value),
    open: () => actor.send({ type: 'email.chosen' }),
    submit: () => actor.send({ type: 'credentials.submit', ...credentials }),
  };
}

const coverage = transitionCoverage(signInMachine);
const startCovered = () => startSignIn(coverage);

function openedForm() {
  const signIn = startCovered();
  signIn.open();
  return signIn;
}

async function unconfirmed() {
  const signIn = openedForm();
  signIn.submit();
  await signIn.signIn.latest().resolve({ ok: false, problem: notConfirmed });
  return signIn;
}

const loginFailed = {
  title: 'Login failed',
  variant: 'destructive',
  type: 'error',
};

describe('signing in with email', () => {
  // @spec state.sign-in-form
  it('opens the form on request', () => {
    const signIn = startCovered();
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    signIn.open();
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });

  // @spec success.login
  it('sends the credentials and shows a greeting', async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'credentials.submit', email: '  free@example.com ', password: ' pass word ' });
    expect(signIn.states()).toEqual(['sign-in.submitting']);
    expect(isAuthBusy(signIn.snapshot())).toBe(true);
    expect(signIn.signIn.latest().input).toEqual({ email: 'free@example.com', password: ' pass word ' });
    await signIn.signIn.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.done']);
    expect(signIn.toasts()).toEqual([
      {
        title: 'Welcome back!',
        description: "You've successfully logged in.",
        variant: 'success',
        type: 'success',
      },
    ]);
  });

  it('warns if the session could not be stored', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: true, storage: false });
    expect(signIn.states()).toEqual(['sign-in.done']);
    expect(signIn.toasts()).toMatchObject([
      { title: 'Welcome back!' },
      { title: 'Signed in until you close this tab', variant: 'warning' },
    ]);
  });

  // @spec valid.sign-in
  it('shows missing values at the fields, without a request', () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'credentials.submit', email: '  ', password: '' });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.snapshot().context.fieldErrors).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    signIn.actor.send({ type: 'credentials.submit', email: 'free@example.com', password: '' });
    expect(signIn.snapshot().context.fieldErrors).toEqual({ password: 'Enter your password.' });
    expect(signIn.signIn.calls).toEqual([]);
    signIn.submit();
    expect(signIn.snapshot().context.fieldErrors).toEqual({});
  });

  // @spec error.login
  it("says the server's reason once and offers the form again", async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: invalidCredentials });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.snapshot().context.problem).toEqual(invalidCredentials);
    expect(signIn.toasts()).toEqual([loginFailed]);
    signIn.submit();
    expect(signIn.snapshot().context.problem).toBeUndefined();
    expect(signIn.signIn.calls).toHaveLength(2);
  });

  it('sends one request for repeated submits', () => {
    const signIn = openedForm();
    signIn.submit();
    signIn.submit();
    expect(signIn.signIn.calls).toHaveLength(1);
  });

  it('can be cancelled: aborts the request and ignores its late answer', async () => {
    const signIn = openedForm();
    signIn.submit();
    const call = signIn.signIn.latest();
    signIn.actor.send({ type: 'submit.cancelled' });
    expect(call.signal.aborted).toBe(true);
    await call.resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.toasts()).toEqual([]);
  });

  it('aborts the request when the page is left', () => {
    const signIn = openedForm();
    signIn.submit();
    signIn.actor.stop();
    expect(signIn.signIn.live()).toEqual([]);
  });

  it('shows an unexpected error and reports it', async () => {
    const signIn = openedForm();
    signIn.submit();
    const error = new TypeError('null');
    await signIn.signIn.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.snapshot().context.problem?.code).toBe('unexpected');
    expect(signIn.toasts()).toEqual([loginFailed]);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('never stores the password', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: invalidCredentials });
    expect(JSON.stringify(signIn.actor.getPersistedSnapshot())).not.toContain(credentials.password);
  });
});

describe('the second step', () => {
  /** The password was correct, and the user has an authenticator app. */
  async function askedForCode() {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: true, codeRequired: true });
    return { ...signIn, give: (code: string) => signIn.actor.send({ type: 'code.submit', code }) };
  }

  it('asks for the code after the password, then signs in', async () => {
    const signIn = await askedForCode();
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    expect(signIn.toasts()).toEqual([]);
    signIn.give(' 123 456 ');
    expect(signIn.states()).toEqual(['sign-in.verifyingCode']);
    expect(isAuthBusy(signIn.snapshot())).toBe(true);
    expect(signIn.giveCode.latest().input).toEqual({ code: '123456' });
    await signIn.giveCode.latest().resolve({ ok: true, storage: false });
    expect(signIn.states()).toEqual(['sign-in.done']);
    expect(signIn.toasts()).toMatchObject([
      { title: 'Welcome back!' },
      { title: 'Signed in until you close this tab' },
    ]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('does not send the text %j', async (text) => {
    const signIn = await askedForCode();
    signIn.give(text);
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    expect(signIn.snapshot().context.fieldErrors).toEqual({
      code: 'Enter the six digits your authenticator app shows.',
    });
    expect(signIn.giveCode.calls).toEqual([]);
  });

  it('takes a recovery code, and says that two-factor authentication is off now', async () => {
    const signIn = await askedForCode();
    signIn.give('ABCD-efgh-2345-678');
    expect(signIn.snapshot().context.fieldErrors.code).toMatch(/^A recovery code has 16 letters/);
    signIn.give('ABCD-efgh-2345-6789');
    expect(signIn.giveCode.latest().input).toEqual({ code: 'abcdefgh23456789' });
    await signIn.giveCode.latest().resolve({ ok: true, storage: true, codesLeft: 3 });
    expect(signIn.toasts()).toMatchObject([
      { title: 'Welcome back!' },
      {
        title: 'Two-factor authentication is now off',
        description:
          'You used a recovery code and have 3 left. You can set it up again under Privacy and security.',
        variant: 'warning',
      },
    ]);
  });

  it('says beside the field that a code is wrong, and takes another', async () => {
    const signIn = await askedForCode();
    signIn.give('123456');
    await signIn.giveCode.latest().resolve({ ok: false, problem: wrongCode });
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    expect(signIn.snapshot().context).toMatchObject({
      fieldErrors: { code: wrongCode.message },
      problem: undefined,
    });
    signIn.give('654321');
    expect(signIn.snapshot().context.fieldErrors).toEqual({});
    expect(signIn.giveCode.calls).toHaveLength(2);
  });

  it('says that too many codes were tried', async () => {
    const signIn = await askedForCode();
    const problem = { code: 'over_request_rate_limit', message: 'Wait a few minutes.' };
    signIn.give('123456');
    await signIn.giveCode.latest().resolve({ ok: false, problem });
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    expect(signIn.snapshot().context).toMatchObject({ fieldErrors: {}, problem });
  });

  it('starts again if the session has ended meanwhile', async () => {
    const signIn = await askedForCode();
    const problem = { code: 'session_missing', message: 'You are no longer signed in.' };
    signIn.give('123456');
    await signIn.giveCode.latest().resolve({ ok: false, problem });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.snapshot().context.problem).toEqual(problem);
    expect(signIn.toasts()).toEqual([loginFailed]);
  });

  it('reports an unexpected error and asks again', async () => {
    const signIn = await askedForCode();
    signIn.give('123456');
    const error = new TypeError('null');
    await signIn.giveCode.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is cancelled by ending the session', async () => {
    const signIn = await askedForCode();
    signIn.actor.send({ type: 'code.cancelled' });
    expect(signIn.states()).toEqual(['sign-in.abandoning']);
    await signIn.abandon.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });

  it('is cancelled even if ending the session throws', async () => {
    const signIn = await askedForCode();
    signIn.actor.send({ type: 'code.cancelled' });
    const error = new Error('broken');
    await signIn.abandon.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is found when the page opens, for example after a sign-in with Google', async () => {
    const signIn = startCovered();
    await signIn.pending.latest().resolve({ ok: true, codeRequired: true });
    expect(signIn.states()).toEqual(['sign-in.enteringCode']);
    signIn.actor.send({ type: 'code.cancelled' });
    await signIn.abandon.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    await signIn.pending.latest().resolve({ ok: true, codeRequired: false });
    expect(signIn.states()).toEqual(['sign-in.choosing']);
  });

  it('is not looked for if that throws, which is reported', async () => {
    const signIn = startCovered();
    const error = new Error('broken');
    await signIn.pending.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('never stores the code', async () => {
    const signIn = await askedForCode();
    signIn.give('123456');
    await signIn.giveCode.latest().resolve({ ok: false, problem: wrongCode });
    expect(JSON.stringify(signIn.actor.getPersistedSnapshot())).not.toContain('123456');
  });
});

describe('a wait that the backend requests', () => {
  it('lasts until its end, without an automatic retry', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: tooMany });
    expect(signIn.states()).toEqual(['sign-in.coolingDown']);
    expect(signIn.toasts()).toEqual([{ ...loginFailed, description: tooMany.message }]);
    signIn.submit();
    signIn.clock.increment(29_999);
    expect(selectSecondsToWait(signIn.snapshot())).toBe(1);
    expect(signIn.states()).toEqual(['sign-in.coolingDown']);
    signIn.clock.increment(1);
    expect(selectSecondsToWait(signIn.snapshot())).toBe(0);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.signIn.calls).toHaveLength(1);
  });

  it('is not shortened by an attempt with Google', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: tooMany });
    signIn.clock.increment(10_000);
    signIn.actor.send({ type: 'google.chosen' });
    signIn.actor.send({ type: 'page.restored' });
    expect(signIn.states()).toEqual(['sign-in.coolingDown']);
    signIn.clock.increment(20_000);
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });
});

describe('an address that is not confirmed', () => {
  // @spec call.otp
  it('is shown, with the offer to send another email', async () => {
    const signIn = await unconfirmed();
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts()).toEqual([loginFailed]);
    signIn.actor.send({ type: 'resend.requested' });
    expect(signIn.states()).toEqual(['sign-in.resending']);
    expect(signIn.resend.latest().input).toEqual({ email: credentials.email });
    await signIn.resend.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts().at(-1)).toMatchObject({
      title: 'Confirmation email has been sent',
      variant: 'success',
    });
  });

  it('keeps the offer after the wait if the email could not be sent', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'resend.requested' });
    await signIn.resend.latest().resolve({ ok: false, problem: tooMany });
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts().at(-1)).toMatchObject({ title: 'Error', description: tooMany.message });
    signIn.clock.increment(30_000);
    signIn.actor.send({ type: 'resend.requested' });
    expect(signIn.states()).toEqual(['sign-in.resending']);
  });

  it('keeps the offer if sending threw', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'resend.requested' });
    await signIn.resend.latest().reject(new Error('broken'));
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts().at(-1)).toMatchObject({ title: 'Error', description: unexpectedText });
  });

  it('can be retried, corrected, reset, or replaced by Google', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'credentials.submit', email: '', password: 'x' });
    expect(signIn.snapshot().context.fieldErrors).toEqual({ email: 'Enter your email address.' });
    signIn.actor.send({ type: 'reset.requested', email: '' });
    signIn.actor.send({ type: 'reset.requested', email: 'free@example.com' });
    await signIn.sendReset.latest().resolve({ ok: true });
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: notConfirmed });
    signIn.actor.send({ type: 'google.chosen' });
    expect(signIn.states()).toEqual(['sign-in.redirecting']);
  });
});

describe('a forgotten password', () => {
  // @spec valid.forgot
  it('requires the address', () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: ' ' });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.sendReset.calls).toEqual([]);
    expect(signIn.toasts()).toEqual([
      {
        title: 'Email required',
        description: 'Please enter your email address first.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
  });

  // @spec success.reset
  it('requests an email and shows a toast', async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: ' free@example.com ' });
    expect(signIn.states()).toEqual(['sign-in.requestingReset']);
    expect(signIn.sendReset.latest().input).toEqual({ email: 'free@example.com' });
    await signIn.sendReset.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.toasts()).toEqual([
      { title: 'Password reset email has been sent', variant: 'success', type: 'success' },
    ]);
  });

  // @spec error.profile
  it("says the service's reason when it does not", async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: 'x' });
    const problem = {
      code: 'validation_failed',
      message: 'This isn’t a valid email address.',
    };
    await signIn.sendReset.latest().resolve({ ok: false, problem });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.toasts()).toMatchObject([{ title: 'Error', description: problem.message }]);
  });

  it('shows an unexpected error and reports it', async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: 'free@example.com' });
    const error = new Error('broken');
    await signIn.sendReset.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('a wait that the backend requests before another email', () => {
  async function waiting() {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'reset.requested', email: credentials.email });
    await signIn.sendReset.latest().resolve({ ok: false, problem: tooMany });
    return signIn;
  }

  it('does not block signing in', async () => {
    const signIn = await waiting();
    signIn.submit();
    expect(signIn.states()).toEqual(['sign-in.submitting']);
    await signIn.signIn.latest().resolve({ ok: false, problem: invalidCredentials });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(selectSecondsToNextMail(signIn.snapshot())).toBe(30);
    signIn.actor.send({ type: 'reset.requested', email: credentials.email });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.sendReset.calls).toHaveLength(1);
  });

  it.each([{ type: 'reset.requested', email: credentials.email }, { type: 'resend.requested' }] as const)(
    'shows the remaining time at $type, and sends nothing',
    async (event) => {
      const signIn = await waiting();
      signIn.clock.increment(10_000);
      signIn.actor.send(event);
      expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
      expect(signIn.sendReset.calls).toHaveLength(1);
      expect(signIn.resend.calls).toEqual([]);
      expect(signIn.toasts().at(-1)).toEqual({
        title: 'Error',
        description: 'We can send another email in 20 seconds.',
        variant: 'destructive',
        type: 'error',
      });
    },
  );

  it('ends after its time', async () => {
    const signIn = await waiting();
    signIn.clock.increment(30_000);
    expect(selectSecondsToNextMail(signIn.snapshot())).toBe(0);
    signIn.actor.send({ type: 'reset.requested', email: credentials.email });
    expect(signIn.states()).toEqual(['sign-in.requestingReset']);
  });
});

describe('signing in with Google', () => {
  // @spec success.google
  it('shows a toast and waits for the redirect', async () => {
    const signIn = startCovered();
    signIn.actor.send({ type: 'google.chosen' });
    expect(signIn.states()).toEqual(['sign-in.redirecting']);
    expect(signIn.toasts()).toEqual([{ title: 'Redirecting to Google', variant: 'default', type: 'info' }]);
    await signIn.startGoogle.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.redirecting']);
    signIn.actor.send({ type: 'google.chosen' });
    expect(signIn.startGoogle.calls).toHaveLength(1);
  });

  it('returns to its origin when the page is restored', () => {
    const signIn = startCovered();
    signIn.actor.send({ type: 'google.chosen' });
    signIn.actor.send({ type: 'page.restored' });
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    signIn.open();
    signIn.actor.send({ type: 'google.chosen' });
    signIn.actor.send({ type: 'page.restored' });
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });

  // @spec error.google
  it('shows why it failed', async () => {
    const signIn = startCovered();
    signIn.actor.send({ type: 'google.chosen' });
    const problem = { code: 'network', message: 'You seem to be offline.' };
    await signIn.startGoogle.latest().resolve({ ok: false, problem });
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    expect(signIn.toasts().at(-1)).toEqual({
      title: 'Google login failed',
      description: problem.message,
      variant: 'destructive',
      type: 'error',
    });
  });

  it('shows an unexpected error and reports it', async () => {
    const signIn = startCovered();
    signIn.actor.send({ type: 'google.chosen' });
    const error = new Error('broken');
    await signIn.startGoogle.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    expect(signIn.toasts().at(-1)).toMatchObject({
      title: 'Google login failed',
      description: unexpectedText,
    });
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});

type SignIn = ReturnType<typeof startSignIn>;

const anyEvent = fc
  .constantFrom<SignInEvent>(
    { type: 'google.chosen' },
    { type: 'page.restored' },
    { type: 'email.chosen' },
    { type: 'credentials.submit', ...credentials },
    { type: 'credentials.submit', email: '', password: '' },
    { type: 'submit.cancelled' },
    { type: 'code.submit', code: '123456' },
    { type: 'code.cancelled' },
    { type: 'reset.requested', email: '' },
    { type: 'reset.requested', email: credentials.email },
    { type: 'resend.requested' },
    { type: 'resend.requested' },
    { type: 'resend.requested' },
  )
  .map((event) => step<SignIn>(JSON.stringify(event), ({ actor }) => actor.send(event)));

const outcomes: readonly (SignInOutcome | 'throws')[] = [
  { ok: true },
  { ok: true, codeRequired: true },
  { ok: false, problem: wrongCode },
  { ok: false, problem: invalidCredentials },
  { ok: false, problem: notConfirmed },
  { ok: false, problem: notConfirmed },
  { ok: false, problem: tooMany },
  'throws',
];

const callsOf = ({ startGoogle, signIn, sendReset, resend, giveCode, abandon }: SignIn) =>
  [startGoogle, signIn, sendReset, resend, giveCode, abandon].flatMap(({ calls }) => [...calls]);

/** Usually settles the call in progress, and sometimes an aborted one. */
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

function expectInvariants({ actor, clock, startGoogle, signIn, sendReset, resend, ...second }: SignIn) {
  const snapshot = actor.getSnapshot();
  const codes = [...second.giveCode.live(), ...second.abandon.live()];
  const requests = [...signIn.live(), ...sendReset.live(), ...resend.live(), ...codes];
  const redirecting = snapshot.matches('redirecting');
  expect(snapshot.status).toBe('active');
  // One request is in progress exactly while the form is busy.
  expect(requests).toHaveLength(isAuthBusy(snapshot) && !redirecting ? 1 : 0);
  expect(startGoogle.live().length).toBeLessThanOrEqual(redirecting ? 1 : 0);
  // A wait ends at its time, and not before.
  const { retryAt = 0 } = snapshot.context;
  if (snapshot.matches('coolingDown')) expect(retryAt).toBeGreaterThan(clock.now());
  if (snapshot.matches('editing')) expect(retryAt).toBeLessThanOrEqual(clock.now());
  const { mailRetryAt = 0 } = snapshot.context;
  if (sendReset.live().length + resend.live().length > 0)
    expect(mailRetryAt).toBeLessThanOrEqual(clock.now());
  expect(JSON.stringify(snapshot.context)).not.toContain(credentials.password);
}

describe('any sequence of events while signing in', () => {
  it('sends one request at a time, respects waits, and stores no password', async () => {
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
