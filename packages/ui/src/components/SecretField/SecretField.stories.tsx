import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { SecretField, type SecretFieldProps } from './SecretField';

const secret = 'vp_live_4fTq0ZkXo9bR2mWcYs7LhJdPnVaEuG1iQ8Kt';

function Owned(props: SecretFieldProps) {
  const [shown, setShown] = useState(props.shown ?? false);
  const change = (next: boolean) => {
    props.onShownChange(next);
    setShown(next);
  };
  return <SecretField {...props} shown={shown} onShownChange={change} />;
}

const meta = preview.meta({
  title: 'Components/SecretField',
  component: SecretField,
  args: {
    label: 'key of Production',
    start: 'vp_live_',
    end: 'Q8Kt',
    secret,
    shown: false,
    onShownChange: fn(),
    onCopied: fn(),
    onCopyRefused: fn(),
    style: { maxInlineSize: '44rem' },
  },
  render: (args) => <Owned {...args} />,
  parameters: {
    about: {
      purpose: 'Lets people copy a secret, such as an API key, without showing it on the screen.',
      avoid: [
        'For typing a secret, use `PasswordField`.',
        'For code, use `CodeBlock`.',
        'For a text that is not secret, use `CopyButton` beside it.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the button that reveals and hides, then to the copy button.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
      announced: '“Copied”, or that it failed, and what to do.',
      behaviour: [
        'Without `secret` there is nothing to reveal, and no button for it. If the browser refuses to copy, the secret is revealed and selected.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).not.toHaveTextContent(secret);
    await expect(canvas.getByText('vp_live_, hidden, ends in Q8Kt')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShownChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText(secret)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide key of Production' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvasElement).not.toHaveTextContent(secret);
  },
});

export const Shown = meta.story({ args: { shown: true } });

export const CopiedUnseen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key of Production' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenLastCalledWith(secret);
    await expect(canvasElement).not.toHaveTextContent(secret);
  },
});

/** The secret is revealed and selected, so that it can be copied by hand. */
export const CopyRefused = meta.story({
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key of Production' }));
    await waitFor(() => expect(window.getSelection()?.toString()).toBe(secret));
    await expect(args.onCopyRefused).toHaveBeenCalledOnce();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

export const NotKnownHere = meta.story({
  args: { secret: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('vp_live_, hidden, ends in Q8Kt')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  args: { shown: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="m">
      <SecretField {...args} />
      <SecretField {...args} shown />
      <SecretField {...args} secret={undefined} />
      <SecretField {...args} shown style={{ maxInlineSize: '20rem' }} />
      <SecretField {...args} style={{ maxInlineSize: '20rem' }} />
    </Stack>
  ),
});
