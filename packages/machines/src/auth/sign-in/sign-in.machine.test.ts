import { describe, expect, it } from 'vitest';
import { transitionCoverage } from '../../testing';
import {
  isAuthBusy,
  selectAuthProblem,
  selectFieldErrors,
  selectSecondsToWait,
} from '../shared/form.selectors';
import { invalidCredentials, notConfirmed, tooMany, unexpectedText } from '../shared/form.test-kit';
import { selectSecondsToNextMail, signInMachine } from '.';
import { credentials, startSignIn as startUncounted } from './sign-in.test-kit';

const coverage = transitionCoverage(signInMachine);
const startSignIn = () => startUncounted(coverage);

function openedForm() {
  const signIn = startSignIn();
  signIn.open();
  return signIn;
}

async function unconfirmed() {
  const signIn = openedForm();
  signIn.submit();
  await signIn.signIn.latest().resolve({ ok: false, problem: notConfirmed });
  return signIn;
}

const loginFailed = (description: string) => ({
  title: 'Login failed',
  description,
  variant: 'destructive',
  type: 'error',
});

describe('signing in with e-mail', () => {
  it('shows the form when it is asked for', () => {
    const signIn = startSignIn();
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    signIn.open();
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });

  it('sends what was typed and welcomes the person', async () => {
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

  it('warns when the session could not be stored', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: true, storage: false });
    expect(signIn.states()).toEqual(['sign-in.done']);
    expect(signIn.toasts()).toMatchObject([
      { title: 'Welcome back!' },
      { title: 'Signed in until you leave', variant: 'warning' },
    ]);
  });

  it('asks for what is missing, beside the field, without a request', () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'credentials.submit', email: '  ', password: '' });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(selectFieldErrors(signIn.snapshot())).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    signIn.actor.send({ type: 'credentials.submit', email: 'free@example.com', password: '' });
    expect(selectFieldErrors(signIn.snapshot())).toEqual({ password: 'Enter your password.' });
    expect(signIn.signIn.calls).toEqual([]);
    signIn.submit();
    expect(selectFieldErrors(signIn.snapshot())).toEqual({});
  });

  it("says the server's reason once and offers the form again", async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: invalidCredentials });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(selectAuthProblem(signIn.snapshot())).toEqual(invalidCredentials);
    expect(signIn.toasts()).toEqual([loginFailed('Invalid login credentials')]);
    signIn.submit();
    expect(selectAuthProblem(signIn.snapshot())).toBeUndefined();
    expect(signIn.signIn.calls).toHaveLength(2);
  });

  it('sends once, however often it is submitted', () => {
    const signIn = openedForm();
    signIn.submit();
    signIn.submit();
    expect(signIn.signIn.calls).toHaveLength(1);
  });

  it('can be given up: the request is stopped and its late answer ignored', async () => {
    const signIn = openedForm();
    signIn.submit();
    const call = signIn.signIn.latest();
    signIn.actor.send({ type: 'submit.cancelled' });
    expect(call.signal.aborted).toBe(true);
    await call.resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.toasts()).toEqual([]);
  });

  it('stops the request when the page is left', () => {
    const signIn = openedForm();
    signIn.submit();
    signIn.actor.stop();
    expect(signIn.signIn.live()).toEqual([]);
  });

  it('says that something unexpected happened and reports it', async () => {
    const signIn = openedForm();
    signIn.submit();
    const error = new TypeError('null');
    await signIn.signIn.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(selectAuthProblem(signIn.snapshot())?.code).toBe('unexpected');
    expect(signIn.toasts()).toEqual([loginFailed(unexpectedText)]);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('holds the password nowhere', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: invalidCredentials });
    expect(JSON.stringify(signIn.actor.getPersistedSnapshot())).not.toContain(credentials.password);
  });
});

describe('a wait that the backend asks for', () => {
  it('is kept to its end, and nothing is sent again by itself', async () => {
    const signIn = openedForm();
    signIn.submit();
    await signIn.signIn.latest().resolve({ ok: false, problem: tooMany });
    expect(signIn.states()).toEqual(['sign-in.coolingDown']);
    expect(signIn.toasts()).toEqual([loginFailed(tooMany.message)]);
    signIn.submit();
    signIn.clock.increment(29_999);
    expect(selectSecondsToWait(signIn.snapshot())).toBe(1);
    expect(signIn.states()).toEqual(['sign-in.coolingDown']);
    signIn.clock.increment(1);
    expect(selectSecondsToWait(signIn.snapshot())).toBe(0);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.signIn.calls).toHaveLength(1);
  });

  it('is not cut short by a try with Google', async () => {
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

describe('an address that was never confirmed', () => {
  it('is said, with the offer of another mail', async () => {
    const signIn = await unconfirmed();
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts()).toEqual([loginFailed('Email not confirmed')]);
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

  it('keeps the offer when the mail could not be sent, for after the wait', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'resend.requested' });
    await signIn.resend.latest().resolve({ ok: false, problem: tooMany });
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts().at(-1)).toMatchObject({ title: 'Error', description: tooMany.message });
    signIn.clock.increment(30_000);
    signIn.actor.send({ type: 'resend.requested' });
    expect(signIn.states()).toEqual(['sign-in.resending']);
  });

  it('keeps the offer when sending threw', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'resend.requested' });
    await signIn.resend.latest().reject(new Error('broken'));
    expect(signIn.states()).toEqual(['sign-in.unconfirmed']);
    expect(signIn.toasts().at(-1)).toMatchObject({ title: 'Error', description: unexpectedText });
  });

  it('can be tried again, corrected, reset, or left for Google', async () => {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'credentials.submit', email: '', password: 'x' });
    expect(selectFieldErrors(signIn.snapshot())).toEqual({ email: 'Enter your email address.' });
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
  it('needs the address first', () => {
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

  it('sends a mail and says so', async () => {
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

  it("says the service's reason when it does not", async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: 'x' });
    const problem = {
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    };
    await signIn.sendReset.latest().resolve({ ok: false, problem });
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.toasts()).toMatchObject([{ title: 'Error', description: problem.message }]);
  });

  it('says that something unexpected happened and reports it', async () => {
    const signIn = openedForm();
    signIn.actor.send({ type: 'reset.requested', email: 'free@example.com' });
    const error = new Error('broken');
    await signIn.sendReset.latest().reject(error);
    expect(signIn.states()).toEqual(['sign-in.editing']);
    expect(signIn.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('a wait that the backend asks for before another mail', () => {
  async function heldBack() {
    const signIn = await unconfirmed();
    signIn.actor.send({ type: 'reset.requested', email: credentials.email });
    await signIn.sendReset.latest().resolve({ ok: false, problem: tooMany });
    return signIn;
  }

  it('leaves signing in possible', async () => {
    const signIn = await heldBack();
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
    'says at $type how long it still is, and sends nothing',
    async (event) => {
      const signIn = await heldBack();
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

  it('is over when its time is', async () => {
    const signIn = await heldBack();
    signIn.clock.increment(30_000);
    expect(selectSecondsToNextMail(signIn.snapshot())).toBe(0);
    signIn.actor.send({ type: 'reset.requested', email: credentials.email });
    expect(signIn.states()).toEqual(['sign-in.requestingReset']);
  });
});

describe('signing in with Google', () => {
  it('says where the browser is going, and waits there', async () => {
    const signIn = startSignIn();
    signIn.actor.send({ type: 'google.chosen' });
    expect(signIn.states()).toEqual(['sign-in.redirecting']);
    expect(signIn.toasts()).toEqual([{ title: 'Redirecting to Google', variant: 'default', type: 'info' }]);
    await signIn.startGoogle.latest().resolve({ ok: true });
    expect(signIn.states()).toEqual(['sign-in.redirecting']);
    signIn.actor.send({ type: 'google.chosen' });
    expect(signIn.startGoogle.calls).toHaveLength(1);
  });

  it('goes back to where it was chosen when the page returns from memory', () => {
    const signIn = startSignIn();
    signIn.actor.send({ type: 'google.chosen' });
    signIn.actor.send({ type: 'page.restored' });
    expect(signIn.states()).toEqual(['sign-in.choosing']);
    signIn.open();
    signIn.actor.send({ type: 'google.chosen' });
    signIn.actor.send({ type: 'page.restored' });
    expect(signIn.states()).toEqual(['sign-in.editing']);
  });

  it('says why it did not work', async () => {
    const signIn = startSignIn();
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

  it('says that something unexpected happened and reports it', async () => {
    const signIn = startSignIn();
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
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
