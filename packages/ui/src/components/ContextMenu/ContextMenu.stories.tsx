import preview from '@verapix/storybook/preview';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Surface } from '../../primitives/Surface';
import { Text } from '../../primitives/Text';
import { ContextMenu } from './ContextMenu';

const copy = fn();

const meta = preview.meta({
  title: 'Components/ContextMenu',
  component: ContextMenu.Content,
  beforeEach: () => void copy.mockClear(),
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose:
        'A shortcut to the actions of a thing: by the other mouse button, a long touch or the menu key.',
      aliases: ['right click'],
      avoid: [
        'Never as the only way to an action: few people look for it. Offer a `Menu` as well.',
        'Not over text and links, whose own menu people need.',
      ],
      keyboard: [
        { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves from item to item, wrapping around.' },
        { keys: ['Arrow Right', 'Arrow Left'], does: 'Opens and closes a submenu.' },
        { keys: ['Enter', 'Space'], does: 'Activates the focused item.' },
        { keys: ['Escape'], does: 'Closes it.' },
      ],
      behaviour: ['The menu key and Shift+F10 open it where the focus is.'],
    },
  },
  render: (args) => (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <Surface tone="sunken" tabIndex={0} style={{ minBlockSize: '8rem' }}>
          <Text>boats.jpg</Text>
        </Surface>
      </ContextMenu.Trigger>
      <ContextMenu.Content {...args}>
        <ContextMenu.Item onSelect={copy}>Copy</ContextMenu.Item>
        <ContextMenu.CheckboxItem checked>Keep on this device</ContextMenu.CheckboxItem>
        <ContextMenu.Sub>
          <ContextMenu.SubTrigger>Open with</ContextMenu.SubTrigger>
          <ContextMenu.SubContent>
            <ContextMenu.Item>Image Upscaler</ContextMenu.Item>
          </ContextMenu.SubContent>
        </ContextMenu.Sub>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger">Delete</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
});

const open = (area: HTMLElement) => fireEvent.contextMenu(area, { clientX: 60, clientY: 60 });
const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const area = canvas.getByText('boats.jpg');
    await step('The arrows move in it, and Enter activates an item', async () => {
      await open(area);
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}');
      await focused('Copy');
      await userEvent.keyboard('{ArrowUp}');
      await focused('Delete');
      await userEvent.keyboard('{ArrowUp}{ArrowRight}');
      await focused('Image Upscaler');
      await userEvent.keyboard('{ArrowLeft}');
      await focused('Open with');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
      await expect(copy).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('Escape closes it', async () => {
      await open(area);
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await open(canvas.getByText('boats.jpg'));
    await expect(await screen.findByRole('menuitemcheckbox')).toBeVisible();
  },
});
