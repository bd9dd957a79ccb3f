import type { StoryContext } from '@storybook/react-vite';

/** Resolves when the page is idle. Safari has no idle callback. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 500 })
      : setTimeout(resolve, 50),
  );

/**
 * Renders a story, or the element from its play, and waits until its fonts have loaded and its effects have run. React's
 * development build runs the effects with `act`; the production build of a static Storybook has no `act`.
 */
export const mountSettled = (context: StoryContext) => async (ui?: React.JSX.Element) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await document.fonts.ready;
  if (import.meta.env.PROD) {
    await whenIdle();
    // The changes of the first effects are rendered, and their own effects have run.
    await whenIdle();
  }
  return context.canvas;
};
