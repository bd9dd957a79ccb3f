import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MissingCodeAlert } from './ToolRunner';

const meta = preview.meta({ title: 'Pages/Tools/Missing code' });

export const Offline = meta.story({
  render: () => <MissingCodeAlert missing="offline" again="choose the picture again" />,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('You are offline.');
    await expect(alert).toHaveTextContent('Connect, reload the page and choose the picture again.');
  },
});

export const Unreachable = meta.story({
  render: () => <MissingCodeAlert missing="unreachable" again="try again" />,
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

/** It scrolls into view from anywhere on the page. */
export const FarDown = meta.story({
  render: () => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <MissingCodeAlert missing="offline" again="try again" />
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bottom = () => canvas.getByRole('alert').getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
  },
});
