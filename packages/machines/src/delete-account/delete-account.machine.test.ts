import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { type DeleteAccountOutcome, deleteAccountMachine } from '.';

const coverage = transitionCoverage(deleteAccountMachine);

const failedToast = {
  title: 'Error',
  description: 'Failed to delete account',
  variant: 'destructive',
  type: 'error',
};

function startDeletion() {
  const remove = controlledActor<DeleteAccountOutcome, void>();
  const test = createTestActor(deleteAccountMachine, { actors: { deleteAccount: remove.logic }, coverage });
  const { actor } = test;
  return {
    ...test,
    remove,
    value: () => actor.getSnapshot().value,
    ask: () => actor.send({ type: 'delete.requested' }),
    confirm: () => actor.send({ type: 'delete.confirmed' }),
  };
}

function startDeleting() {
  const deletion = startDeletion();
  deletion.ask();
  deletion.confirm();
  return deletion;
}

describe('deleting the account', () => {
  it('asks first, and nothing happens when the answer is no', () => {
    const deletion = startDeletion();
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
    deletion.actor.send({ type: 'delete.cancelled' });
    expect(deletion.value()).toBe('idle');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('takes no question for an answer, however often it is asked', () => {
    const deletion = startDeletion();
    deletion.ask();
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('takes no answer to a question that was not asked', () => {
    const deletion = startDeletion();
    deletion.confirm();
    expect(deletion.value()).toBe('idle');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('happens once, however often it is confirmed', () => {
    const deletion = startDeleting();
    deletion.confirm();
    deletion.ask();
    expect(deletion.value()).toBe('deleting');
    expect(deletion.remove.calls).toHaveLength(1);
  });

  it('is said, leaves for the home page, and ends the session here', async () => {
    const deletion = startDeleting();
    await deletion.remove.latest().resolve({ ok: true });
    expect(deletion.value()).toBe('deleted');
    expect(deletion.emitted).toEqual([
      { type: 'notify', toast: { title: 'Account Deleted', variant: 'success', type: 'success' } },
      { type: 'navigate', to: '/' },
      { type: 'account.deleted' },
    ]);
  });

  it('says that it failed, and asks again the next time', async () => {
    const deletion = startDeleting();
    await deletion.remove
      .latest()
      .resolve({ ok: false, problem: { code: 'network', message: 'You are offline.' } });
    expect(deletion.emitted).toEqual([{ type: 'notify', toast: failedToast }]);
    expect(deletion.value()).toBe('idle');
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
  });

  it('treats a throw as a failure, and reports it', async () => {
    const deletion = startDeleting();
    const error = new Error('broken');
    await deletion.remove.latest().reject(error);
    expect(deletion.value()).toBe('idle');
    expect(deletion.emitted).toEqual([
      { type: 'notify', toast: failedToast },
      { type: 'error.caught', error },
    ]);
  });

  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
