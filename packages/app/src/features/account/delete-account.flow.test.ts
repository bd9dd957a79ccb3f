import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { deleteAccountFlow } from './delete-account.flow';

/** The account of `ada`. */
async function setup(answer: { ok: boolean } = { ok: true }) {
  const deleteAccount = vi.fn(async () => answer);
  const forgetSession = vi.fn(async () => {});
  const flow = await startFlow(deleteAccountFlow, undefined, {
    api: { deleteAccount },
    runtime: { forgetSession },
    view: () => ({ user: { id: 'ada' } }) as never,
  });
  return { ...flow, deleteAccount, forgetSession };
}

describe('deleting the account', () => {
  it('notifies, leaves the page and forgets the session, once it is confirmed', async () => {
    const { actor, happened, deleteAccount, forgetSession } = await setup();
    actor.send({ type: 'delete.requested' });
    expect(deleteAccount).not.toHaveBeenCalled();
    actor.send({ type: 'delete.confirmed' });
    actor.send({ type: 'delete.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('deleted'));
    expect(happened).toEqual(['Account Deleted', 'go to /']);
    expect(forgetSession).toHaveBeenCalledExactlyOnceWith('ada');
    expect(deleteAccount).toHaveBeenCalledOnce();
  });

  it('changes nothing when the server refuses', async () => {
    const { actor, happened, forgetSession } = await setup({ ok: false });
    actor.send({ type: 'delete.requested' });
    actor.send({ type: 'delete.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(happened).toEqual(['Error: Failed to delete account']);
    expect(forgetSession).not.toHaveBeenCalled();
  });
});
