import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { type MailLinkAction, mailLinkMachine } from '.';

const coverage = transitionCoverage(mailLinkMachine);

function open(action: MailLinkAction | undefined) {
  const follow = controlledActor<Outcome, void>();
  const test = createTestActor(mailLinkMachine, {
    actors: { followLink: follow.logic },
    input: { action },
    coverage,
  });
  return {
    ...test,
    follow,
    value: () => test.actor.getSnapshot().value,
    problem: () => test.actor.getSnapshot().context.problem,
    confirm: () => test.actor.send({ type: 'link.confirmed' }),
  };
}

describe('a link in a mail', () => {
  it('does nothing before the user confirms it, and then does it once', async () => {
    const link = open('unsubscribe');
    expect(link.value()).toBe('asking');
    expect(link.follow.calls).toHaveLength(0);
    link.confirm();
    link.confirm();
    expect(link.value()).toBe('following');
    expect(link.follow.calls).toHaveLength(1);
    await link.follow.latest().resolve({ ok: true });
    expect(link.value()).toBe('done');
  });

  it('can be tried again after a failure, which is shown', async () => {
    const link = open('not-me');
    link.confirm();
    const problem = { code: 'unreachable', message: 'You are offline.' };
    await link.follow.latest().resolve({ ok: false, problem });
    expect([link.value(), link.problem()]).toEqual(['asking', problem]);
    link.confirm();
    expect([link.value(), link.problem()]).toEqual(['following', undefined]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const link = open('not-me');
    link.confirm();
    const error = new Error('broken');
    await link.follow.latest().reject(error);
    expect(link.value()).toBe('asking');
    expect(link.problem()).toMatchObject({ code: 'unexpected' });
    expect(link.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('is invalid if the address holds none', () => {
    expect(open(undefined).value()).toBe('invalid');
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
