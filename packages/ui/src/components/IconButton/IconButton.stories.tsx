import preview from '@verapix/storybook/preview';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { buttonLooks, buttonSizes, buttonTones } from '../Button';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    about: {
      purpose:
        'Offers an act that everyone knows by its icon, such as close, copy or delete, where there is no room for words.',
      avoid: [
        'Where the icon alone could be misread, use `Button` with words.',
        'For a drawing that does nothing, use `Icon`.',
        'Do not put a `Tooltip` on it: its `label` already shows when it is pointed at.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Presses it.' },
      ],
      announced: '`pendingLabel`, once it is pressed and at work.',
    },
  },
  args: { label: 'Close', icon: <Icon of={X} />, onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    look: { control: 'inline-radio', options: buttonLooks },
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

export const Round = meta.story({ args: { round: true, look: 'outline' } });

export const Danger = meta.story({
  args: { tone: 'danger', label: 'Delete picture', icon: <Icon of={Trash2} /> },
});

export const Pending = meta.story({
  args: { look: 'outline', pending: true, pendingLabel: 'Closing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Closing');
  },
});

export const Disabled = meta.story({
  args: { look: 'outline', disabled: true },
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
          {buttonLooks.map((look) => (
            <Inline key={look} gap="xs">
              {buttonSizes.map((size) => (
                <IconButton key={size} tone={tone} look={look} size={size} icon={icon} label="Close" />
              ))}
              <IconButton tone={tone} look={look} round icon={icon} label="Close" />
              <IconButton tone={tone} look={look} disabled icon={icon} label="Close" />
              <IconButton tone={tone} look={look} pending icon={icon} label="Close" />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
