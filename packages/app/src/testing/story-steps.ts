import type { StoryBackend } from '@verapix/mocks/storybook';
import { mocked, spyOn } from 'storybook/test';

/** The app's address that the link of the last mail leads to. */
export function linkOfLastMail({ mails }: StoryBackend): string {
  const link = mails().at(-1)?.link;
  if (!link) throw new Error('No mail with a link was sent.');
  const { pathname, search } = new URL(link.href);
  return pathname + search;
}

/**
 * Replaces `window.open` in a story that pays: the hosted checkout is another document, which counts as opened. Returns
 * a function that restores `window.open`.
 */
export function holdTabs(): () => void {
  const open = spyOn(window, 'open').mockReturnValue({ closed: false, opener: null } as Window);
  return () => open.mockRestore();
}

/** Pays at the address that was opened last, with the card that succeeds. */
export async function payHosted(mockBackend: StoryBackend): Promise<void> {
  const [address] = mocked(window.open).mock.lastCall ?? [];
  if (!address) throw new Error('No checkout was opened.');
  await mockBackend.fetch(
    new Request(address, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }),
  );
}

/** A small picture: a PNG of 24 × 18 pixels. */
export async function samplePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(24, 18);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  const sky = context.createLinearGradient(0, 0, 24, 18);
  sky.addColorStop(0, '#d8421c');
  sky.addColorStop(1, '#26303a');
  context.fillStyle = sky;
  context.fillRect(0, 0, 24, 18);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'sunset.png', { type: 'image/png' });
}
