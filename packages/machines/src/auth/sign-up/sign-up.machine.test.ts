import { fullNameMaxCharacters } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { controlledActor, createTestActor, transitionCoverage } from '../../testing';
import type { AuthOutcome } from '../auth.types';
import { selectAuthProblem, selectFieldErrors } from '../shared/form.selectors';
import { toastsIn, tooMany, unexpectedText } from '../shared/form.test-kit';
import { type SignUpDetails, type SignUpOutcome, selectSignUpStates, signUpMachine } from '.';

const coverage = transitionCoverage(signUpMachine);

const details: SignUpDetails = {
  fullName: 'Free Member',
  email: 'free@example.com',
  password: 'verapix-demo',
  founder: false,
};

function startSignUp() {
  const startGoogle = controlledActor<AuthOutcome, undefined>();
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
    states: () => selectSignUpStates(test.actor.getSnapshot()),
    toasts: () => toastsIn(test.emitted),
    submit: (changes: Partial<SignUpDetails> = {}) =>
      test.actor.send({ type: 'details.submit', ...details, ...changes }),
    answer: (outcome: SignUpOutcome) => signUp.latest().resolve(outcome),
  };
}

const failed = (description: string) => ({
  title: 'Account creation failed',
  description,
  variant: 'destructive',
  type: 'error',
});

describe('an account', () => {
  it.each<[string, SignUpOutcome, string[]]>([
    [
      'that waits for its mail, as one that was there already',
      { ok: true, confirmed: false },
      ['Account created!: Please check your email for the confirmation link.'],
    ],
    [
      'of a founder who waits for the mail',
      { ok: true, confirmed: false, founder: true },
      ['Account created!: Please check your email for the confirmation link.'],
    ],
    [
      'of a founder',
      { ok: true, confirmed: true, founder: true },
      ['Founder account created!: You have full access to all features.'],
    ],
    [
      'that needs no mail',
      { ok: true, confirmed: true, founder: false },
      ['Account created!: You are signed in.'],
    ],
    [
      'whose session could not be stored',
      { ok: true, confirmed: true, storage: false },
      [
        'Account created!: You are signed in.',
        'Signed in until you leave: This browser does not let us store your session: you will be signed out when you reload or close this tab.',
      ],
    ],
  ])('is said to be made, and the home page follows: one %s', async (_, outcome, texts) => {
    const signUp = startSignUp();
    signUp.submit();
    await signUp.answer(outcome);
    expect(signUp.states()).toEqual(['sign-up.done']);
    expect(signUp.toasts().map(({ title, description }) => `${title}: ${description}`)).toEqual(texts);
    expect(signUp.emitted.at(-1)).toEqual({ type: 'navigate', to: '/' });
  });

  it('is made of what was typed, the password as it is', () => {
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
    ['something that can not be stored', 'Free\0Member', 'Remove the characters that cannot be shown.'],
    ['more than an account takes', 'x'.repeat(fullNameMaxCharacters + 1), /^Use at most \d+ characters\.$/],
  ])('is not asked for with %s for a name', (_, fullName, text) => {
    const signUp = startSignUp();
    signUp.submit({ fullName });
    expect(signUp.signUp.calls).toEqual([]);
    expect(selectFieldErrors(signUp.snapshot()).fullName).toMatch(text);
  });

  it('is asked for once, however often it is submitted', () => {
    const signUp = startSignUp();
    signUp.submit();
    signUp.submit();
    expect(signUp.signUp.calls).toHaveLength(1);
  });

  it('is not asked for while something is missing', () => {
    const signUp = startSignUp();
    signUp.submit({ fullName: ' ', email: '', password: '' });
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(selectFieldErrors(signUp.snapshot())).toEqual({
      fullName: 'Enter your full name.',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
    signUp.submit({ password: 'x'.repeat(73) });
    expect(selectFieldErrors(signUp.snapshot())).toHaveProperty('password');
    expect(signUp.signUp.calls).toEqual([]);
    signUp.submit({ password: 'x'.repeat(72) });
    expect(signUp.signUp.calls).toHaveLength(1);
  });

  it('can be given up while it is asked for', async () => {
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

describe('a refusal', () => {
  it('of a weak password shows each reason beside the field', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const problem = { code: 'weak_password', message: 'Too weak.', reasons: ['length', 'characters'] };
    await signUp.answer({ ok: false, problem });
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(selectAuthProblem(signUp.snapshot())).toEqual(problem);
    expect(selectFieldErrors(signUp.snapshot())).toEqual({
      password:
        'Password must be at least 6 characters. Password needs different kinds of characters, such as capital letters, digits and symbols.',
    });
    expect(signUp.toasts()).toEqual([failed('Too weak.')]);
    signUp.submit();
    expect(selectFieldErrors(signUp.snapshot())).toEqual({});
  });

  it('of an address that has an account shows beside the field', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const problem = { code: 'user_already_exists', message: 'User already registered' };
    await signUp.answer({ ok: false, problem });
    expect(selectFieldErrors(signUp.snapshot())).toEqual({ email: 'User already registered' });
    expect(signUp.toasts()).toEqual([failed('User already registered')]);
  });

  it('for a while is waited for, and nothing is sent again by itself', async () => {
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

  it('that nobody planned is said and reported', async () => {
    const signUp = startSignUp();
    signUp.submit();
    const error = new Error('broken');
    await signUp.signUp.latest().reject(error);
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.toasts()).toEqual([failed(unexpectedText)]);
    expect(signUp.emitted).toContainEqual({ type: 'error.caught', error });
    expect(JSON.stringify(signUp.actor.getPersistedSnapshot())).not.toContain(details.password);
  });
});

describe('signing up with Google', () => {
  it('says where the browser is going, and comes back when the page does', async () => {
    const signUp = startSignUp();
    signUp.actor.send({ type: 'google.chosen' });
    expect(signUp.states()).toEqual(['sign-up.redirecting']);
    expect(signUp.toasts()).toMatchObject([{ title: 'Redirecting to Google' }]);
    await signUp.startGoogle.latest().resolve({ ok: true });
    signUp.actor.send({ type: 'page.restored' });
    expect(signUp.states()).toEqual(['sign-up.editing']);
  });

  it('says why it did not work, and keeps a wait that is not over', async () => {
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

  it('reports a throw', async () => {
    const signUp = startSignUp();
    signUp.actor.send({ type: 'google.chosen' });
    const error = new Error('broken');
    await signUp.startGoogle.latest().reject(error);
    expect(signUp.states()).toEqual(['sign-up.editing']);
    expect(signUp.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
