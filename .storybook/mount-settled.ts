import type { StoryContext } from '@storybook/react-vite';

/** The next time that the page has nothing to do. Safari cannot tell. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 500 })
      : setTimeout(resolve, 50),
  );

/**
 * Shows a story, or what its play gives, and lets its effects run before anything is asked of it. React’s development
 * build sees to that with `act`, which the build that a static Storybook has is without.
 */
export const mountSettled = (context: StoryContext) => async (ui?: React.JSX.Element) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD) {
    await whenIdle();
    // What the effects changed is drawn by now, and its own effects have run.
    await whenIdle();
  }
  return context.canvas;
};
