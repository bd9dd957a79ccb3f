import { expect, waitFor } from 'storybook/test';

const patience = { timeout: 20_000 };

/** Waits for every picture of a page, also those that would come when they are scrolled to. */
export async function seePictures(page: HTMLElement): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true), patience);
}

/** Looks at a page down to its comparison, which comes when it is looked at, until all pictures are there. */
export async function lookAtPictures(page: HTMLElement): Promise<void> {
  page.querySelector('figure > figure, figure')?.scrollIntoView();
  await waitFor(() => expect(page.querySelector('[role=slider]')).not.toBeNull(), patience);
  await seePictures(page);
  window.scrollTo(0, 0);
}
