import type { MockBackendParameters } from '@verapix/mocks/storybook';
import type { ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { AppAt } from './AppAt';

/** Parameters for stories that show the whole app. They have no picture: the pages have theirs in stories of their own. */
export const wholePage = {
  layout: 'fullscreen' as const,
  chromatic: { disableSnapshot: true },
  a11y: {
    options: {
      rules: { 'landmark-one-main': { enabled: true }, 'page-has-heading-one': { enabled: true } },
    },
  },
};

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Waits until a page shows a text. The error names what it shows instead. */
export async function seeText(page: HTMLElement, text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const found = within(page).queryAllByText(text);
    expect(found.some(isShown), `Nothing shown says "${text}". The page: ${page.innerText}`).toBe(true);
  });
}

interface Visit extends ComponentProps<typeof AppAt>, MockBackendParameters {
  /** A text that the loaded page shows. */
  shows: string | RegExp;
  /** Whether the visit has a picture: no story of the page shows this state. */
  hasPicture?: boolean;
}

/** A story that opens an address of the app under conditions, and checks what it shows. */
export function visit({ path, shows, hasPicture, ...mockBackend }: Visit) {
  return {
    args: { path },
    parameters: {
      route: path,
      mockBackend,
      ...(hasPicture && { chromatic: { disableSnapshot: false } }),
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await seeText(canvasElement, shows);
      await seePictures(canvasElement);
    },
  };
}

const patience = { timeout: 20_000 };

/** Loads every picture of a page, lazy ones too, and waits for them. */
async function seePictures(page: HTMLElement): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true), patience);
}

/** Scrolls to the comparison of a page and waits until all pictures are loaded. */
export async function lookAtPictures(page: HTMLElement): Promise<void> {
  page.querySelector('figure > figure, figure')?.scrollIntoView();
  await waitFor(() => expect(page.querySelector('[role=slider]')).not.toBeNull(), patience);
  await seePictures(page);
  window.scrollTo(0, 0);
}
