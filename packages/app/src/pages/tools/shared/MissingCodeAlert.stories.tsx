import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import type { MissingCode } from '../../../wiring/tools/use-tool-run';
import { MissingCodeAlert, MissingCodeContext } from './MissingCodeAlert';

const meta = preview.meta({ title: 'Pages/Tools/Missing code' });

const missing = (why: MissingCode | undefined, again: string) => (
  <MissingCodeContext value={why}>
    <MissingCodeAlert again={again} />
  </MissingCodeContext>
);

export const Offline = meta.story({
  render: () => missing('offline', 'choose the picture again'),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('You are offline.');
    await expect(alert).toHaveTextContent('Connect, reload the page and choose the picture again.');
  },
});

export const Unreachable = meta.story({
  render: () => missing('unreachable', 'try again'),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The tool could not be loaded.');
    await expect(alert).toHaveTextContent('Check your connection, reload the page and try again.');
  },
});

export const OnPhone = meta.story({
  ...Unreachable.input,
  globals: { viewport: { value: 'mobile1' } },
});

/** It comes into view, wherever on the page one was. */
export const FarDown = meta.story({
  render: () => (
    <>
      <div style={{ blockSize: '150vh' }} />
      {missing('offline', 'try again')}
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bottom = () => canvas.getByRole('alert').getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
  },
});
