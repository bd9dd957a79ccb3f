import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Dialog, dialogPlacements, dialogSizes } from './Dialog';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog.Content,
  args: {
    title: 'Name the key',
    description: 'The name helps you tell your keys apart. It is not part of the key.',
    children: <TextField label="Name" size="m" />,
    actions: (
      <>
        <Dialog.Close asChild>
          <Button>Cancel</Button>
        </Dialog.Close>
        <Button tone="accent" variant="solid">
          Create key
        </Button>
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    placement: { control: 'inline-radio', options: dialogPlacements },
    children: { control: false },
    actions: { control: false },
  },
  parameters: {
    about: {
      purpose:
        'Holds a short task within the page, such as naming a new key, and blocks the page until it is done.',
      aliases: ['modal', 'popup', 'overlay', 'drawer', 'sheet', 'lightbox'],
      avoid: [
        'For confirming something that cannot be undone, use `AlertDialog`.',
        'For a long task, or one that people link to, use a page.',
        'For a message, use `Alert` or a `Toast`.',
      ],
      keyboard: [
        { keys: ['Tab', 'Shift+Tab'], does: 'Moves through its content; the focus stays inside.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button, such as the close button.' },
        { keys: ['Escape'], does: 'Closes it. The focus returns to where it was.' },
      ],
      announced: 'Its title and its description, when it opens.',
      behaviour: [
        'A click outside closes it too. On phones it is the whole window; overflowing content scrolls while the actions stay visible.',
        'When it opens, the element with `data-first-focus` takes the focus, or else its first control.',
      ],
    },
  },
  render: (args) => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>New key</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
  return screen.findByRole('dialog', { name: 'Name the key' });
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog).toHaveAccessibleDescription(/tell your keys apart/);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Website');
  },
});

export const Closed = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'New key' });
    const press = (name: string) => (dialog: HTMLElement) =>
      userEvent.click(within(dialog).getByRole('button', { name }));
    const ways: [string, (dialog: HTMLElement) => Promise<unknown>][] = [
      ['its close button', press('Close')],
      ['a button inside', press('Cancel')],
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['a click beside it', (dialog) => userEvent.click(dialog.previousElementSibling ?? document.body)],
    ];
    for (const [way, close] of ways) {
      await step(way, async () => {
        await close(await open(canvas));
        await closed();
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
});

export const KeepsFocus = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const first = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Create key' })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
});

function OpenedElsewhere(args: Parameters<typeof Dialog.Content>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New key</Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content {...args} />
      </Dialog.Root>
    </>
  );
}

/** Opened by its owner, without a trigger: focus still returns to where it was. */
export const WithoutTrigger = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <OpenedElsewhere {...args} />,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New key' })).toHaveFocus());
  },
});

/** The element that is marked takes the focus, and where the focus was is still known. */
export const FirstFocus = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <input aria-label="Name" data-first-focus /> },
  render: (args) => <OpenedElsewhere {...args} />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New key' })).toHaveFocus());
  },
});

const lines = Array.from(
  { length: 30 },
  (_, index) => `Line ${index + 1} of what is too long for the window.`,
);
const longText = lines.map((line) => <Text key={line}>{line}</Text>);

/** The title and the actions stay visible; the content between them scrolls. */
export const Tall = meta.story({
  args: { children: longText },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.offsetHeight).toBeLessThan(window.innerHeight);
    const bottom = within(dialog).getByRole('button', { name: 'Create key' });
    await waitFor(() => expect(bottom).toBeVisible());
    await expect(bottom.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
    dialog.scrollTop = 200;
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight));
  },
});

export const InlineEnd = meta.story({
  args: { placement: 'inline-end', size: 's', children: longText },
  play: async ({ canvas }) => {
    await open(canvas);
  },
});

export const Matrix = meta.story({
  args: { size: 'l' },
  render: (args) => (
    <Inline>
      {dialogSizes.map((size) => (
        <Dialog.Root key={size} defaultOpen={size === args.size}>
          <Dialog.Trigger asChild>
            <Button>Size {size}</Button>
          </Dialog.Trigger>
          <Dialog.Content {...args} size={size} />
        </Dialog.Root>
      ))}
    </Inline>
  ),
  play: async () => {
    const widths: number[] = [];
    for (const size of dialogSizes) {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(screen.getByRole('button', { name: `Size ${size}` }));
      widths.push((await screen.findByRole('dialog')).offsetWidth);
    }
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    await expect(new Set(widths).size).toBe(dialogSizes.length);
  },
});
