import { expect, type fn, userEvent, type within } from 'storybook/test';

/** What a story's play looks in. */
export type Canvas = ReturnType<typeof within>;

type Play = (story: { canvas: Canvas }) => Promise<void>;

/** The page says this, in words of its own or in words that match. */
export function says(words: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  };
}

/** The page says in an alert why it did not take the file. */
export function refuses(words: string): Play {
  return async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
  };
}

/** What people do to a run, and that the machine behind `send` is told of it. */
export function runPlays(send: ReturnType<typeof fn>) {
  const presses =
    (name: string, type: string): Play =>
    async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(send).toHaveBeenCalledWith({ type });
    };
  const cancels = presses('Cancel', 'run.cancel');
  return {
    /** A button starts the run. */
    starts: (name: string) => presses(name, 'run.start'),
    /** A run under way is cancelled. */
    cancels,
    /** The same, after the progress has been read, in per cent. */
    cancelsAt:
      (progress: number): Play =>
      async (story) => {
        const bar = await story.canvas.findByRole('progressbar');
        await expect(bar).toHaveAttribute('aria-valuenow', `${progress}`);
        await cancels(story);
      },
    /** A run that failed is tried again. */
    retries: presses('Try again', 'run.retry'),
  };
}
