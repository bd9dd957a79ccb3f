import type { StandInParameters } from '@verapix/mocks/storybook';
import type { ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { AppAt } from './AppAt';
import { seePictures } from './look-at-pictures';

/** For the meta of stories that show the whole app: it has what a component on its own need not have. */
export const wholePage = {
  layout: 'fullscreen' as const,
  a11y: {
    options: {
      rules: { 'landmark-one-main': { enabled: true }, 'page-has-heading-one': { enabled: true } },
    },
  },
};

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Waits until a page shows a text, and says what it shows instead when it never does. */
export async function seeText(page: HTMLElement, text: string | RegExp): Promise<void> {
  await waitFor(() => {
    const found = within(page).queryAllByText(text);
    expect(found.some(isShown), `Nothing shown says "${text}". The page: ${page.innerText}`).toBe(true);
  });
}

interface Visit extends ComponentProps<typeof AppAt>, StandInParameters {
  /** What is on the page once it is there. */
  shows: string | RegExp;
}

/** A story of somebody who opens an address of the app, under conditions, and what they find. */
export function visit({ path, shows, ...standIn }: Visit) {
  return {
    args: { path },
    parameters: { route: path, standIn },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await seeText(canvasElement, shows);
      await seePictures(canvasElement);
    },
  };
}
