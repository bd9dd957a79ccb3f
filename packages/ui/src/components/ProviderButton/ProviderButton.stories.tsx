import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { ProviderButton } from './ProviderButton';

const meta = preview.meta({
  title: 'Components/ProviderButton',
  component: ProviderButton,
  args: { children: 'Continue with Google', onClick: fn() },
  parameters: {
    about: {
      purpose: 'Signs people in with their Google account, instead of another password.',
      avoid: ['For any other action, use `Button`: only this one may show the logo.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to it, also while it is pending; not while it is disabled.' },
        { keys: ['Enter', 'Space'], does: 'Presses it. While it is pending nothing happens.' },
      ],
      behaviour: [
        'Neutral, so that the logo keeps its colours in both themes. While the browser leaves the page it shows “Redirecting…” and keeps the focus.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Google' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Redirecting…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '24rem' }}>
      <ProviderButton {...args} />
      <ProviderButton {...args}>Sign up with Google</ProviderButton>
      <ProviderButton {...args} pending />
      <ProviderButton {...args} disabled />
    </Stack>
  ),
});
