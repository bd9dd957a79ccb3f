import type { Inbox, InboxAction, Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { inbox } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { inboxMachine, type LoadInboxOutcome } from '.';

const coverage = transitionCoverage(inboxMachine);
const offline = { code: 'network', message: 'You are offline.' };
const denied = { code: 'permission_denied', message: 'No.' };

function start() {
  const load = controlledActor<LoadInboxOutcome, void>();
  const update = controlledActor<Outcome, InboxAction>();
  const test = createTestActor(inboxMachine, {
    actors: { loadInbox: load.logic, updateInbox: update.logic },
    coverage,
  });
  return {
    ...test,
    load,
    update,
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
    choose: (action: InboxAction) => test.actor.send({ type: 'action.chosen', action }),
  };
}

async function listed() {
  const test = start();
  await test.load.latest().resolve({ ok: true, inbox });
  return test;
}

describe('loading the inbox', () => {
  it('lists what is in it', async () => {
    const test = await listed();
    expect([test.value(), test.context().inbox]).toEqual(['listed', inbox]);
  });

  it('says why it failed, and can be retried', async () => {
    const test = start();
    await test.load.latest().resolve({ ok: false, problem: offline });
    expect([test.value(), test.context().problem]).toEqual(['failed', offline]);
    test.actor.send({ type: 'load.retried' });
    const error = new Error('broken');
    await test.load.latest().reject(error);
    expect([test.value(), test.context().problem?.code]).toEqual(['failed', 'unexpected']);
    expect(test.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is refused to users who are no administrators', async () => {
    const test = start();
    await test.load.latest().resolve({ ok: false, problem: denied });
    expect(test.value()).toBe('denied');
  });
});

describe('what is in the inbox', () => {
  const shown: [InboxAction, keyof Inbox, string][] = [
    [{ action: 'answer-message', id: 'm1', text: 'Yes.' }, 'messages', 'Reply sent'],
    [{ action: 'close-message', id: 'm1' }, 'messages', 'Message closed'],
    [{ action: 'close-payment', id: 'p1' }, 'payments', 'Payment closed'],
    [{ action: 'send-mail-again', id: 'd1' }, 'mails', 'The email is being sent again'],
    [{ action: 'forget-mail', id: 'd1' }, 'mails', 'The email was discarded'],
  ];

  it.each(shown)('goes once it is dealt with: %j', async (action, kind, title) => {
    const test = await listed();
    test.choose(action);
    expect([test.value(), test.context().pending]).toEqual(['acting', action]);
    test.choose({ action: 'close-message', id: 'm2' });
    await test.update.latest().resolve({ ok: true });
    expect(test.update.calls.map(({ input }) => input)).toEqual([action]);
    expect([test.value(), test.context().pending]).toEqual(['listed', undefined]);
    const left = test.context().inbox?.[kind].map(({ id }) => id);
    expect(left).toEqual(inbox[kind].map(({ id }) => id).filter((id) => id !== action.id));
    expect(test.toasts()).toMatchObject([{ title }]);
  });

  it('stays with its answer if that fails or throws', async () => {
    const test = await listed();
    test.actor.send({ type: 'answer.opened', id: 'm1' });
    const answer = { action: 'answer-message', id: 'm1', text: 'Yes.' } as const;
    test.choose(answer);
    await test.update.latest().resolve({ ok: false, problem: offline });
    expect(test.context()).toMatchObject({ inbox, answering: 'm1', pending: undefined });
    test.choose(answer);
    const error = new Error('broken');
    await test.update.latest().reject(error);
    expect([test.value(), test.context().answering]).toEqual(['listed', 'm1']);
    expect(test.emitted).toContainEqual({ type: 'error.caught', error });
    expect(test.toasts()).toMatchObject([{ variant: 'destructive' }, { variant: 'destructive' }]);
    test.choose(answer);
    await test.update.latest().resolve({ ok: true });
    expect(test.context().answering).toBeUndefined();
  });

  it('is answered or not', async () => {
    const test = await listed();
    test.actor.send({ type: 'answer.opened', id: 'm1' });
    test.actor.send({ type: 'answer.closed' });
    expect(test.context().answering).toBeUndefined();
  });

  it('is loaded again if another founder was first', async () => {
    const test = await listed();
    test.choose({ action: 'close-payment', id: 'p1' });
    await test.update.latest().resolve({ ok: false, problem: { code: 'not_found', message: 'Gone.' } });
    expect(test.value()).toBe('loading');
  });

  it('is forgotten by a founder who is one no longer', async () => {
    const test = await listed();
    test.choose({ action: 'close-payment', id: 'p1' });
    await test.update.latest().resolve({ ok: false, problem: denied });
    expect([test.value(), test.context().inbox]).toEqual(['denied', undefined]);
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
