import preview from '@verapix/storybook/preview';
import { Ellipsis, X } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import photo from '../zoom-pan/story-pictures/fig.jpg?url';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { FileList, type FileListItemProps } from './FileList';

const remove = fn();
const retry = fn();

const removeButton = (name: string) => (
  <IconButton label={`Remove ${name}`} icon={<Icon of={X} />} onClick={() => remove(name)} />
);

const items: readonly FileListItemProps[] = [
  {
    name: 'fig-in-a-red-bowl.jpg',
    state: 'done',
    stateLabel: 'Done',
    thumbnail: photo,
    detail: '4096 × 3276 px, 2.1 MB',
    actions: removeButton('fig-in-a-red-bowl.jpg'),
  },
  {
    name: 'scan-of-the-family-album-from-the-summer-house-page-12.jpeg',
    state: 'running',
    stateLabel: 'Running',
    progress: 42,
    thumbnail: photo,
    detail: '42%',
    actions: removeButton('scan-of-the-family-album-from-the-summer-house-page-12.jpeg'),
  },
  { name: 'harbour.heic', state: 'waiting', stateLabel: 'Waiting', detail: '3.4 MB' },
  {
    name: 'letter.jpg',
    state: 'failed',
    stateLabel: 'Failed',
    detail: 'It ends in .jpg but is a PDF document.',
    actions: (
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton label="Actions for letter.jpg" icon={<Icon of={Ellipsis} />} />
        </Menu.Trigger>
        <Menu.Content align="end">
          <Menu.Item onSelect={retry}>Try again</Menu.Item>
          <Menu.Item tone="danger">Remove</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  },
];

const shown = (canvasElement: HTMLElement) =>
  Promise.all(Array.from(canvasElement.querySelectorAll('img'), (image) => image.decode()));

const meta = preview.meta({
  title: 'Components/FileList',
  component: FileList.Root,
  subcomponents: { 'FileList.Item': FileList.Item },
  args: {
    label: 'Pictures',
    children: items.map((item) => <FileList.Item key={item.name} {...item} />),
  },
  beforeEach: () => {
    remove.mockClear();
    retry.mockClear();
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Shows several files at work: how far each is, what became of it, and what can be done.',
      aliases: ['uploads', 'queue', 'attachments'],
      avoid: [
        'For one file, use `FileCard`.',
        'For choosing files, use `Dropzone`.',
        'For rows to compare or sort, use `DataTable`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the actions.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused one.' },
      ],
      announced: 'Nothing by itself: the page says when all are done.',
      behaviour: [
        'Long names are truncated in the middle, so that the file extension stays.',
        'Rows out of view are not drawn, so that a hundred files are no burden.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const [done, running, , failed] = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole(
      'listitem',
    );
    await expect(done).toHaveTextContent('Done');
    const bar = canvas.getByRole('progressbar');
    await expect(running).toContainElement(bar);
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(failed).toHaveTextContent('is a PDF document');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledWith('fig-in-a-red-bowl.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for letter.jpg' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { style: { maxInlineSize: '48rem' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
});
