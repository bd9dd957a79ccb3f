import preview from '@verapix/storybook/preview';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { buttonSizes, buttonTones, buttonVariants } from '../Button';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    about: {
      purpose: 'Runs an action with a well-known icon, such as close, copy or delete, where space is short.',
      aliases: ['icon', 'toolbar button'],
      avoid: [
        'If the icon could be misread, use `Button` with words.',
        'For a decorative icon, use `Icon`.',
        'Do not add another tooltip: the browser already shows its `label` on hover.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Presses it.' },
      ],
      announced: '`pendingLabel`, while the action is running.',
    },
  },
  args: { label: 'Close', icon: <Icon of={X} />, onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).toHaveAttribute('title', 'Close');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Round = meta.story({ args: { round: true, variant: 'outline' } });

export const Danger = meta.story({
  args: { tone: 'danger', label: 'Delete picture', icon: <Icon of={Trash2} /> },
});

export const Pending = meta.story({
  args: { variant: 'outline', pending: true, pendingLabel: 'Closing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Closing');
  },
});

export const Disabled = meta.story({
  args: { variant: 'outline', disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: ({ icon }) => (
    <Stack gap="m">
      {buttonTones.map((tone) => (
        <Inline key={tone} gap="l">
          {buttonVariants.map((variant) => (
            <Inline key={variant} gap="xs">
              {buttonSizes.map((size) => (
                <IconButton key={size} tone={tone} variant={variant} size={size} icon={icon} label="Close" />
              ))}
              <IconButton tone={tone} variant={variant} round icon={icon} label="Close" />
              <IconButton tone={tone} variant={variant} disabled icon={icon} label="Close" />
              <IconButton tone={tone} variant={variant} pending icon={icon} label="Close" />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
