import type { AuthProblem } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { formProblem } from './form-problem';

const snapshotOf = (problem: AuthProblem | undefined, fieldErrors = {}) => ({
  value: 'editing',
  context: { now: () => 0, email: '', problem, fieldErrors, retryAt: undefined },
});

describe('what a form says above its fields', () => {
  it('is what went wrong, and what to do about it', () => {
    expect(formProblem(snapshotOf({ code: 'x', message: 'It broke.', fix: 'Mend it.' }))).toBe(
      'It broke. Mend it.',
    );
  });

  it('is nothing when nothing went wrong', () => {
    expect(formProblem(snapshotOf(undefined))).toBeUndefined();
  });

  it('is nothing that stands beside a field already', () => {
    const problem = { code: 'user_already_exists', message: 'User already registered' };
    expect(formProblem(snapshotOf(problem, { email: problem.message }))).toBeUndefined();
  });

  it('is nothing of a wait that is over', () => {
    const problem = { code: 'over_request_rate_limit', message: 'Wait 30 seconds.', retryAfterSeconds: 30 };
    expect(formProblem(snapshotOf(problem))).toBeUndefined();
  });

  it('is nothing of an address to be confirmed, which has a notice of its own', () => {
    expect(formProblem(snapshotOf({ code: 'email_not_confirmed', message: 'No.' }))).toBeUndefined();
  });
});
