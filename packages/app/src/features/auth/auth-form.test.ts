import type { Problem } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { authPath, formProblem } from './auth-form';
import { keepFormAlive } from './auth-form-flow';

const snapshotOf = (problem: Problem | undefined, fieldErrors = {}) => ({
  value: 'editing',
  context: { now: () => 0, email: '', problem, fieldErrors, retryAt: undefined },
});

describe('the text above the fields of a form', () => {
  it('says what went wrong and how to fix it', () => {
    expect(formProblem(snapshotOf({ code: 'x', message: 'It broke.', fix: 'Mend it.' }))).toBe(
      'It broke. Mend it.',
    );
  });

  it('is absent without a problem', () => {
    expect(formProblem(snapshotOf(undefined))).toBeUndefined();
  });

  it('does not repeat a problem that stands beside a field', () => {
    const problem = {
      code: 'user_already_exists',
      message: 'There’s already an account with this email address.',
    };
    expect(formProblem(snapshotOf(problem, { email: problem.message }))).toBeUndefined();
  });

  it('does not mention a wait that is over', () => {
    const problem = { code: 'over_request_rate_limit', message: 'Wait 30 seconds.', retryAfterSeconds: 30 };
    expect(formProblem(snapshotOf(problem))).toBeUndefined();
  });

  it('does not mention an unconfirmed address, which has a notice of its own', () => {
    expect(formProblem(snapshotOf({ code: 'email_not_confirmed', message: 'No.' }))).toBeUndefined();
  });
});

describe('the path between signing in and signing up', () => {
  it('keeps where the user goes afterwards', () => {
    const path = authPath('/signup', '/payment?planId=premium&amount=30#card');
    const { pathname, searchParams } = new URL(path, 'https://app.test');
    expect(pathname).toBe('/signup');
    expect(searchParams.getAll('returnTo')).toEqual(['/payment?planId=premium&amount=30#card']);
  });

  it('does not name the home page, which is the default', () => {
    expect(authPath('/signin', '/')).toBe('/signin');
  });
});

describe('a form whose page is left', () => {
  const inState = (value: string, busy = true) => ({ value, hasTag: () => busy });
  const isKeptAlive = (user: object | null, snapshot: ReturnType<typeof inState>) =>
    keepFormAlive(snapshot, { view: () => ({ user }) as never });

  it.each([
    ['cancels a pending sign-in', null, inState('submitting'), false],
    ['still reports a sign-in that caused the redirect', { id: '1' }, inState('submitting'), true],
    ['still sends a requested reset mail', null, inState('requestingReset'), true],
    ['still sends a requested confirmation mail', null, inState('resending'), true],
    ['does not redirect to Google any more', null, inState('redirecting'), false],
    ['stops when nothing is pending', { id: '1' }, inState('editing', false), false],
  ])('%s', (_, user, snapshot, expected) => {
    expect(isKeptAlive(user, snapshot)).toBe(expected);
  });
});
