import preview from '@verapix/storybook/preview';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { sampleFile, samplePictures } from '../../../content/sample-pictures';
import { takeHandedOver } from '../../../lib/library/handover';
import { ReceivedView } from './ReceivedPictures';

let pictures: File[] = [];
async function loadPictures(): Promise<void> {
  pictures = await Promise.all(samplePictures.slice(0, 3).map(sampleFile));
}

/** The path that a choice has led to. */
function Path() {
  return <output>{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: 'Pages/Tools/Received pictures',
  component: ReceivedView,
  loaders: [loadPictures],
  args: { pictures: [], others: [], children: <p>The seven tools</p> },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/tools?received']}>
        <Story />
        <span hidden>
          <Path />
        </span>
      </MemoryRouter>
    ),
  ],
});

/** All of them are passed to the tool that is chosen. */
export const Several = meta.story({
  args: { others: ['letter.docx'] },
  render: (args) => <ReceivedView {...args} pictures={pictures} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('letter.docx is not a picture');
    await expect(canvas.queryByText('The seven tools')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '4K Image Upscaler' }));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('/tools/image-upscaler');
    await expect(takeHandedOver('/tools/image-upscaler')).toEqual(pictures);
  },
});

export const OneOnAPhone = meta.story({
  render: (args) => <ReceivedView {...args} pictures={pictures.slice(0, 1)} />,
  globals: { viewport: { value: 'mobile1' } },
});

/** Nothing was shared, the page was loaded again, or there was no service worker. */
export const None = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No picture has arrived');
    await expect(canvas.getByText('The seven tools')).toBeVisible();
  },
});

export const NoPicture = meta.story({
  args: { others: ['letter.docx', 'notes.txt', 'a.zip', 'b.zip'] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'letter.docx, notes.txt, a.zip and 1 more are not pictures',
    );
    await expect(canvas.getByText('The seven tools')).toBeVisible();
  },
});
