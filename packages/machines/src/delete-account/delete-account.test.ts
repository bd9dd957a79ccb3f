import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { deleteAccountMachine } from '.';

const coverage = transitionCoverage(deleteAccountMachine);

const failedToast = {
  title: 'Error',
  description: 'Failed to delete account',
  variant: 'destructive',
  type: 'error',
};

function startDeletion() {
  const remove = controlledActor<Outcome, void>();
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
  it('asks for confirmation and does nothing if it is cancelled', () => {
    const deletion = startDeletion();
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
    deletion.actor.send({ type: 'delete.cancelled' });
    expect(deletion.value()).toBe('idle');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('does not count a repeated request as a confirmation', () => {
    const deletion = startDeletion();
    deletion.ask();
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('ignores a confirmation that was not requested', () => {
    const deletion = startDeletion();
    deletion.confirm();
    expect(deletion.value()).toBe('idle');
    expect(deletion.remove.calls).toEqual([]);
  });

  it('sends one request for repeated confirmations', () => {
    const deletion = startDeleting();
    deletion.confirm();
    deletion.ask();
    expect(deletion.value()).toBe('deleting');
    expect(deletion.remove.calls).toHaveLength(1);
  });

  // @spec state.delete
  it('shows a toast, navigates home and ends the session', async () => {
    const deletion = startDeleting();
    await deletion.remove.latest().resolve({ ok: true });
    expect(deletion.value()).toBe('deleted');
    expect(deletion.emitted).toEqual([
      { type: 'notify', toast: { title: 'Account Deleted', variant: 'success', type: 'success' } },
      { type: 'navigate', to: '/' },
      { type: 'account.deleted' },
    ]);
  });

  // @spec error.failed-delete
  it('shows that it failed and asks again the next time', async () => {
    const deletion = startDeleting();
    await deletion.remove
      .latest()
      .resolve({ ok: false, problem: { code: 'network', message: 'You are offline.' } });
    expect(deletion.emitted).toEqual([{ type: 'notify', toast: failedToast }]);
    expect(deletion.value()).toBe('idle');
    deletion.ask();
    expect(deletion.value()).toBe('confirming');
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const deletion = startDeleting();
    const error = new Error('broken');
    await deletion.remove.latest().reject(error);
    expect(deletion.value()).toBe('idle');
    expect(deletion.emitted).toEqual([
      { type: 'notify', toast: failedToast },
      { type: 'error.caught', error },
    ]);
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
