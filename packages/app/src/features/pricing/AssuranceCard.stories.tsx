import preview from '@verapix/storybook/preview';
import { Stack } from '@verapix/ui';
import { HardDrive, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { AssuranceCard } from './AssuranceCard';

const meta = preview.meta({
  title: 'Components/AssuranceCard',
  component: AssuranceCard,
  args: {
    icon: HardDrive,
    title: 'On your device',
    level: 2 as const,
    points: ['Nothing is uploaded', 'Works without a connection'],
    children: 'Every tool works in your browser. Your pictures stay where they are.',
  },
  argTypes: { icon: { control: false } },
  parameters: {
    about: {
      purpose:
        'States something that people can rely on, such as that their pictures stay on their device, and its consequences.',
      avoid: ['For what just happened, use `Alert`.', 'For the features of a plan, use `CheckList`.'],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  parameters: { spec: ['pricing.assurance'] },
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
      <AssuranceCard {...args} />
      <AssuranceCard {...args} level={3} icon={ShieldCheck} title="Safe" points={['One']} />
    </Stack>
  ),
});
