import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { DangerZone, type DangerZoneProps, dangerZoneStates } from './DangerZone';

function TwoSteps(props: DangerZoneProps) {
  const [state, setState] = useState(props.state);
  const confirm = () => {
    props.onConfirm();
    setState('pending');
  };
  return (
    <DangerZone
      {...props}
      state={state}
      onAsk={() => setState('confirming')}
      onConfirm={confirm}
      onCancel={() => setState('idle')}
    />
  );
}

const meta = preview.meta({
  title: 'Components/DangerZone',
  component: DangerZone,
  args: {
    title: 'Delete account',
    children: 'Your profile, your settings, and your sessions are removed. This can’t be undone.',
    state: 'idle' as const,
    labels: { action: 'Delete account', confirm: 'Confirm Delete', pending: 'Deleting...' },
    question: 'Press Confirm Delete to delete your account for good.',
    onAsk: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    style: { maxInlineSize: '44rem' },
  },
  argTypes: { state: { control: 'inline-radio', options: dangerZoneStates } },
  parameters: {
    about: {
      purpose: 'Separates the one destructive action of a page, and asks for confirmation.',
      avoid: [
        'For a question about one of several items, use `AlertDialog`.',
        'For what can be undone, use `Button`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the button and, while it asks, to Cancel.' },
        {
          keys: ['Enter', 'Space'],
          does: 'Presses the focused button: the first press asks, the second one confirms. A key held down counts once.',
        },
        { keys: ['Escape'], does: 'Cancels, and the focus returns to the button.' },
      ],
      announced: 'The effect of the second press, when it asks; that the action is running.',
      behaviour: [
        'The same button asks and confirms, so the focus stays on it. A double click is one press.',
      ],
    },
  },
});

export const Default = meta.story({
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, args, step }) => {
    await step('asks again and keeps the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Confirm Delete' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Press Confirm Delete');
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus();
    });
    await step('Cancel returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const Confirmed = meta.story({
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Deleting...' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

export const DoubleClicked = meta.story({
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(canvas.getByRole('button', { name: 'Confirm Delete' })).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const KeyHeldDown = meta.story({
  args: { state: 'confirming' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm Delete' });
    const press = (repeat: boolean) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
      );
    // The browser presses the button on a key event whose default is not prevented.
    await expect(press(false)).toBe(true);
    await expect(press(true)).toBe(false);
  },
});

export const Pending = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'pending' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting...' }));
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleting...');
  },
});

export const Phone = meta.story({
  args: { state: 'confirming' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {dangerZoneStates.map((state) => (
        <DangerZone key={state} {...args} title={`Delete account, ${state}`} state={state} />
      ))}
    </Stack>
  ),
});
