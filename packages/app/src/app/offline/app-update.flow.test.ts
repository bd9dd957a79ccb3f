import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../flow/flow.test-kit';
import { createAppUpdateFlow } from './app-update.flow';

it('loads the page again after the accepted version has started, and not before', async () => {
  const reload = vi.fn();
  let activated = () => {};
  const worker = {
    activateUpdate: () =>
      new Promise<void>((resolve) => {
        activated = resolve;
      }),
  };
  const { actor } = await startFlow(createAppUpdateFlow(reload), { worker });
  actor.send({ type: 'update.found' });
  actor.send({ type: 'update.accepted' });
  expect(reload).not.toHaveBeenCalled();
  activated();
  await waitFor(actor, (state) => state.matches('outdated'));
  expect(reload).toHaveBeenCalledOnce();
});
