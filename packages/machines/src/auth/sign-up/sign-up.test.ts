import { fullNameMaxCharacters, type Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { stateValueNames } from '../../state-value-names';
import { tooMany } from '../../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../../testing';
import { type SignUpDetails, type SignUpOutcome, signUpMachine } from '.';

const coverage = transitionCoverage(signUpMachine);

const details: SignUpDetails = {
  fullName: 'Free Member',
  email: 'free@example.com',
  password: 'verapix-demo',
  founder: false,
};

function startSignUp() {
  const startGoogle = controlledActor<Outcome, undefined>();
  const signUp = controlledActor<SignUpOutcome, SignUpDetails>();
  const clock = new SimulatedClock();
  const test = createTestActor(signUpMachine, {
    actors: { startGoogle: startGoogle.logic, signUp: signUp.logic },
    clock,
    input: { now: () => clock.now() },
    coverage,
  });
  return {
    ...test,
    startGoogle,
    signUp,
    snapshot: () => test.actor.getSnapshot(),
    states: () => stateValueNames('sign-up', test.actor.getSnapshot().value),
    submit: (changes: Partial<SignUpDetails> = {}) =>
      test.actor.send({ type: 'details.submit', ...details, ...changes }),
    answer: (outcome: SignUpOutcome) => signUp.latest().resolve(outcome),
  };
}

const failed = {
  title: 'Account creation failed',
  variant: 'destructive',
  type: 'error',
};

describe('an account', () => {
  // @spec sign-up.home role.administrator success.sign-up
  it.each<[string, SignUpOutcome, string[]]>([
    [
      'that needs a confirmation, or already exists',
      { ok: true, confirmed: false },
      ['Account created!: Please check your email for the confirmation link.'],
    ],
    [
      'of a founder that needs a confirmation',
      { ok: true, confirmed: false, founder: true },
      ['Account created!: Please check your email for the confirmation link.'],
    ],
    [
      'of a founder',
      { ok: true, confirmed: true, founder: true },
      ['Founder account created!: You have full access to all features.'],
    ],
    [
      'that needs no confirmation',
      { ok: true, confirmed: true, founder: false },
      ['Account created!: You’re signed in.'],
    ],
    [
      'whose session could not be stored',
      { ok: true, confirmed: true, storage: false },
      [
        'Account created!: You’re signed in.',
        'Signed in until you close this tab: This browser doesn’t let us store your session, so you’ll be signed out when you reload or close this tab.',
      ],
    ],
  ])('is created with a toast and a navigation to the home page: one %s', async (_, outcome, texts) => {
    const signUp = startSignUp();
    signUp.submit();
    await signUp.answer(outcome);
    expect(signUp.states()).toEqual(['sign-up.done']);
    expect(signUp.toasts().map(({ title, description }) => `${title}: ${description}`)).toEqual(texts);
    expect(signUp.emitted.at(-1)).toEqual({ type: 'navigate', to: '/' });
  });

  it('is created from the trimmed fields and the password as typed', () => {
    const signUp = startSignUp();
    signUp.submit({
      fullName: ' Free Member ',
      email: ' free@example.com ',
      password: ' pass ',
      founder: true,
    });
    expect(signUp.states()).toEqual(['sign-up.submitting']);
    expect(signUp.signUp.latest().input).toEqual({ ...details, password: ' pass ', founder: true });
  });

  it.each([
    ['a character that cannot be stored', 'Free\0Member', 'Remove the characters that can’t be displayed.'],
    ['too many characters', 'x'.repeat(fullNameMaxCharacters + 1), /^Use at most \d+ characters\.$/],
  ])('is not requested with %s in the name', (_, fullName, text) => {
    const signUp = startSignUp();
    signUp.submit({ fullName });
    expect(signUp.signUp.calls).toEqual([]);
    expect(signUp.snapshot().context.fieldErrors.fullName).toMatch(text);
  });

  it('is requested once for repeated submits', () => {
    const signUp = startSignUp();
    signUp.submit();
    signUp.submit();
    expect(signUp.signUp.calls).toHaveLength(1);
  });

  // @spec valid.sign-up
  it('is not requested while a field is empty', () => {
    const signUp = startSignUp();
    signUp.submit({ fullName: ' ', email: '', password: '' });
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.snapshot().context.fieldErrors).toEqual({
      fullName: 'Enter your full name.',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
    signUp.submit({ password: 'x'.repeat(73) });
    expect(signUp.snapshot().context.fieldErrors).toHaveProperty('password');
    expect(signUp.signUp.calls).toEqual([]);
    signUp.submit({ password: 'x'.repeat(72) });
    expect(signUp.signUp.calls).toHaveLength(1);
  });

  it('can be cancelled while it is requested', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const call = signUp.signUp.latest();
    signUp.actor.send({ type: 'submit.cancelled' });
    expect(call.signal.aborted).toBe(true);
    await call.resolve({ ok: true, confirmed: true });
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.emitted).toEqual([]);
  });
});

describe('a rejection', () => {
  // @spec valid.weak-reasons
  it('of a weak password shows each reason at the field', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const problem = { code: 'weak_password', message: 'Too weak.', reasons: ['length', 'characters'] };
    await signUp.answer({ ok: false, problem });
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.snapshot().context.problem).toEqual(problem);
    expect(signUp.snapshot().context.fieldErrors).toEqual({
      password:
        'Password must be at least 6 characters. Mix different kinds of characters in your password, such as capital letters, digits, and symbols.',
    });
    expect(signUp.toasts()).toEqual([failed]);
    signUp.submit();
    expect(signUp.snapshot().context.fieldErrors).toEqual({});
  });

  // @spec error.sign-up
  it('of an address with an account shows at the field', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const problem = {
      code: 'user_already_exists',
      message: 'There’s already an account with this email address.',
    };
    await signUp.answer({ ok: false, problem });
    expect(signUp.snapshot().context.fieldErrors).toEqual({
      email: 'There’s already an account with this email address.',
    });
    expect(signUp.toasts()).toEqual([failed]);
  });

  it('with a wait lasts until its end, without an automatic retry', async () => {
    const signUp = startSignUp();
    signUp.submit();
    await signUp.answer({ ok: false, problem: tooMany });
    expect(signUp.states()).toEqual(['sign-up.coolingDown']);
    signUp.submit();
    signUp.clock.increment(29_999);
    expect(signUp.states()).toEqual(['sign-up.coolingDown']);
    signUp.clock.increment(1);
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.signUp.calls).toHaveLength(1);
  });

  it('that is unexpected is shown and reported', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const error = new Error('broken');
    await signUp.signUp.latest().reject(error);
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.toasts()).toEqual([failed]);
    expect(signUp.emitted).toContainEqual({ type: 'error.caught', error });
    expect(JSON.stringify(signUp.actor.getPersistedSnapshot())).not.toContain(details.password);
  });
});

describe('signing up with Google', () => {
  it('shows a toast, and returns to the form when the page is restored', async () => {
    const signUp = startSignUp();
    signUp.actor.send({ type: 'google.chosen' });
    expect(signUp.states()).toEqual(['sign-up.redirecting']);
    expect(signUp.toasts()).toMatchObject([{ title: 'Redirecting to Google' }]);
    await signUp.startGoogle.latest().resolve({ ok: true });
    signUp.actor.send({ type: 'page.restored' });
    expect(signUp.states()).toEqual(['sign-up.editing']);
  });

  it('shows why it failed and continues a wait', async () => {
    const signUp = startSignUp();
    signUp.submit();
    await signUp.answer({ ok: false, problem: tooMany });
    signUp.actor.send({ type: 'google.chosen' });
    const problem = { code: 'network', message: 'You seem to be offline.' };
    await signUp.startGoogle.latest().resolve({ ok: false, problem });
    expect(signUp.states()).toEqual(['sign-up.coolingDown']);
    expect(signUp.toasts().at(-1)).toMatchObject({
      title: 'Google login failed',
      description: problem.message,
    });
  });

  it('reports a thrown error', async () => {
    const signUp = startSignUp();
    signUp.actor.send({ type: 'google.chosen' });
    const error = new Error('broken');
    await signUp.startGoogle.latest().reject(error);
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
