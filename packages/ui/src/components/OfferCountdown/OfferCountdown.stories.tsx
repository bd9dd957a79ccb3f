import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { OfferCountdown } from './OfferCountdown';

const meta = preview.meta({
  title: 'Components/OfferCountdown',
  component: OfferCountdown,
  args: { label: 'Offer ends in', left: { days: 6, hours: 23, minutes: 59 } },
  parameters: {
    about: {
      purpose: 'Shows the remaining time of an offer, in days, hours and minutes.',
      avoid: [
        'When it has ended, explain the new situation in a `Text`, instead of showing zeros.',
        'For the progress of a task, use `Progress`.',
        'Not for an artificial deadline.',
      ],
      keyboard: [],
      announced:
        'Nothing by itself: screen readers find it as a timer and read it on demand, not each minute.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Offer ends in' })).toHaveTextContent(
      /6 days\s*23 hours\s*59 minutes/,
    );
  },
});

export const LastMinute = meta.story({
  args: { left: { days: 0, hours: 0, minutes: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/0 days\s*0 hours\s*1 minute$/);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <OfferCountdown {...args} left={undefined} />
      <OfferCountdown {...args} left={{ days: 7, hours: 0, minutes: 0 }} />
      <OfferCountdown {...args} left={{ days: 1, hours: 1, minutes: 1 }} />
    </Stack>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
