import preview from '@verapix/storybook/preview';
import { HardDrive, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { PromiseCard } from './PromiseCard';

const meta = preview.meta({
  title: 'Components/PromiseCard',
  component: PromiseCard,
  args: {
    icon: HardDrive,
    title: 'On your device',
    level: 2 as const,
    promises: ['Nothing is uploaded', 'Works without a connection'],
    children: 'Every tool works in your browser. Your pictures stay where they are.',
  },
  argTypes: { icon: { control: false } },
  parameters: {
    about: {
      purpose:
        'Tells people something they can rely on, such as that their pictures stay on their device, and what follows from it.',
      avoid: ['For what just happened, use `Alert`.', 'For what a plan comes with, use `CheckList`.'],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'On your device' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <PromiseCard {...args} />
      <PromiseCard {...args} level={3} icon={ShieldCheck} title="Safe" promises={['One']} />
    </Stack>
  ),
});
