import type { StoryStandIn } from '@verapix/mocks/storybook';
import { mocked, spyOn } from 'storybook/test';

/**
 * For a story that pays: the hosted checkout is another document, for whose tab a story has no room. It counts as
 * opened and stays as it is. Returns how to open tabs again.
 */
export function holdTabs(): () => void {
  const open = spyOn(window, 'open').mockReturnValue({ closed: false, opener: null } as Window);
  return () => open.mockRestore();
}

/** The provider's part: pays at the address of the tab that was opened last, with the card that goes through. */
export async function payHosted(standIn: StoryStandIn): Promise<void> {
  const [address] = mocked(window.open).mock.lastCall ?? [];
  if (!address) throw new Error('No tab was opened to pay in, so there is nothing to pay.');
  await standIn.fetch(
    new Request(address, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }),
  );
}
