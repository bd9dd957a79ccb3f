import preview from '@verapix/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { Switch } from '../Switch';
import { Popover } from './Popover';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover.Content,
  subcomponents: {
    Root: Popover.Root,
    Trigger: Popover.Trigger,
    Anchor: Popover.Anchor,
    Close: Popover.Close,
  },
  args: { label: 'Details in the file' },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Keeps a few controls or a longer explanation at hand, beside the button they belong to.',
      aliases: ['popup', 'flyout', 'hover card', 'callout'],
      avoid: [
        'For a list of actions, use `Menu`.',
        'For what must be answered before anything else, use `Dialog`.',
        'For a few words without controls, use `Tooltip`.',
      ],
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On the button, opens it. The focus moves into it.' },
        { keys: ['Tab'], does: 'Moves through its controls.' },
        { keys: ['Escape'], does: 'Closes it. The focus returns to the button.' },
      ],
      behaviour: ['It is not modal: a click outside closes it, and takes effect.'],
    },
  },
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Details</Button>
      </Popover.Trigger>
      <Popover.Content {...args}>
        <Stack gap="s">
          <Text size="s">What the file says about the picture.</Text>
          <Switch label="Place" />
          <Switch label="Camera" defaultChecked />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Details' });
    await step('Enter opens it and moves the focus into it, Escape returns it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Details in the file' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('switch', { name: 'Place' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('A press opens it, one outside closes it', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog');
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const WithCloseButton = meta.story({
  args: { closeLabel: 'Close' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>Details</Button>
      </Popover.Trigger>
      <Popover.Content label="Details in the file" closeLabel="Close">
        <Stack gap="s" style={{ minBlockSize: '6rem' }}>
          <Switch label="Place" />
          <Switch label="Camera" defaultChecked />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
