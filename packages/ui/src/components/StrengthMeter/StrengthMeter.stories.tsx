import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { StrengthMeter, strengthTones } from './StrengthMeter';

const weak = { label: 'Weak password', tone: 'danger' } as const;
const medium = { label: 'Medium strength', tone: 'warning' } as const;
const strong = { label: 'Strong password', tone: 'success' } as const;

const meta = preview.meta({
  title: 'Components/StrengthMeter',
  component: StrengthMeter,
  args: { score: 60, ...medium },
  argTypes: {
    score: { control: { type: 'range', min: 0, max: 100, step: 20 } },
    tone: { control: 'inline-radio', options: strengthTones },
  },
  parameters: {
    about: {
      purpose: 'Shows the strength of a new password while it is typed, in words and five segments.',
      avoid: [
        'For the progress of a task, use `Progress`.',
        'For the reason why a password was rejected, use the `error` of its `PasswordField`.',
      ],
      keyboard: [],
      announced:
        'Nothing by itself: referenced by the field’s `aria-describedby`, it is read with the field and does not interrupt typing.',
      behaviour: ['It only shows the score it is given.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '60');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Medium strength');
    await expect(canvas.getByText('Medium strength')).toBeVisible();
    await expect(meter.querySelectorAll('[data-filled]')).toHaveLength(3);
  },
});

export const Weak = meta.story({ args: { score: 20, ...weak } });

export const Strong = meta.story({ args: { score: 100, ...strong } });

/** No password yet: the label's space is reserved. */
export const Empty = meta.story({
  args: { score: 0, label: undefined, tone: 'danger' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).not.toHaveAttribute('aria-valuetext');
    await expect(meter.querySelectorAll('[data-filled]')).toHaveLength(0);
  },
});

/** No live region: it must not interrupt typing. */
export const Silent = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
  },
});

export const OutOfBounds = meta.story({
  args: { score: 250, ...strong },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Matrix = meta.story({
  parameters: { spec: ['valid.password-words'] },
  render: () => (
    <Stack style={{ maxInlineSize: '24rem' }}>
      {[0, 20].map((score) => (
        <StrengthMeter key={score} score={score} {...weak} />
      ))}
      {[40, 60].map((score) => (
        <StrengthMeter key={score} score={score} {...medium} />
      ))}
      {[80, 100].map((score) => (
        <StrengthMeter key={score} score={score} {...strong} />
      ))}
    </Stack>
  ),
});
