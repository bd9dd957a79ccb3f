import preview from '@verapix/storybook/preview';
import { X } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import photo from '../zoom-pan/story-pictures/fig.jpg?url';
import { Icon } from '../../primitives/Icon';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import type { DescriptionItem } from '../DescriptionList';
import { IconButton } from '../IconButton';
import { FileCard } from './FileCard';

const details: DescriptionItem[] = [
  { label: 'Size', value: '1024 × 819 px' },
  { label: 'File', value: '306 kB' },
  { label: 'Type', value: 'JPG' },
];
const remove = fn();
const actions = (
  <>
    <Button size="s">Replace</Button>
    <IconButton size="s" label="Remove fig-in-a-red-bowl.jpg" icon={<Icon of={X} />} onClick={remove} />
  </>
);

const long = `${'a-very-long-name-that-a-camera-or-a-person-gave-'.repeat(7).slice(0, 296)}.jpg`;
const fits = (canvasElement: HTMLElement) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
const shown = (canvasElement: HTMLElement) =>
  Promise.all(Array.from(canvasElement.querySelectorAll('img'), (image) => image.decode()));

const meta = preview.meta({
  title: 'Components/FileCard',
  component: FileCard,
  parameters: {
    about: {
      purpose:
        'Shows a chosen file: while it is read, when it can be used, and when it cannot, with the reason.',
      aliases: ['attachment', 'uploaded file'],
      avoid: [
        'For viewing a picture, use the stage of a `ToolPanel`.',
        'For choosing a file, use `Dropzone`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through its actions.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused one.' },
      ],
      announced: '“Reading the file”, and why it cannot be used.',
      behaviour: [
        'Long names are truncated in the middle, so that the file extension stays; the tooltip shows the whole name.',
      ],
    },
  },
});

const ready = (
  <FileCard
    name="fig-in-a-red-bowl.jpg"
    state="ready"
    thumbnail={photo}
    details={details}
    actions={actions}
  />
);

export const Ready = meta.story({
  render: () => ready,
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    remove.mockClear();
    await expect(canvas.getByTitle('fig-in-a-red-bowl.jpg')).toHaveTextContent('fig-in-a-red-bowl.jpg');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove fig-in-a-red-bowl.jpg' }));
    await expect(remove).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus();
  },
});

export const Reading = meta.story({
  render: () => <FileCard name="fig-in-a-red-bowl.jpg" state="reading" data-testid="card" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('card')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the file');
  },
});

export const Failed = meta.story({
  render: () => (
    <FileCard
      name="letter.jpg"
      state="failed"
      reason="It ends in .jpg but is a PDF document. Choose a picture."
      actions={<Button size="s">Replace</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('is a PDF document');
  },
});

export const LongName = meta.story({
  render: () => <FileCard name={long} state="ready" thumbnail={photo} details={details} actions={actions} />,
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    await fits(canvasElement);
    const name = canvas.getByTitle(long);
    await expect(name).toHaveTextContent(long);
    const end = name.lastElementChild?.getBoundingClientRect();
    await expect(end?.right).toBeLessThanOrEqual(name.getBoundingClientRect().right);
  },
});

export const RightToLeftName = meta.story({
  render: () => (
    <FileCard
      name="סירות בנמל נגסאקי בשעת בוקר מוקדמת.jpg"
      state="ready"
      details={details}
      actions={actions}
    />
  ),
});

/** The browser opens no HEIC: the icon takes the place of the thumbnail. */
export const UnshownThumbnail = meta.story({
  args: { name: 'harbour.heic', state: 'ready', thumbnail: 'data:image/heic;base64,AAAA', details },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Stack>
      <FileCard name={long} state="ready" thumbnail={photo} details={details} actions={actions} />
      <FileCard name={long} state="failed" reason="It has 120 megapixels. The limit is 64." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    await fits(canvasElement);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: '40rem' }}>
      <FileCard name="fig-in-a-red-bowl.jpg" state="reading" />
      {ready}
      <FileCard name="without-a-thumbnail.heic" state="ready" details={details} />
      <FileCard name={long} state="ready" thumbnail={photo} details={details} actions={actions} />
      <FileCard
        name="letter.jpg"
        state="failed"
        reason="It is a PDF document. Choose a picture."
        actions={actions}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
});
