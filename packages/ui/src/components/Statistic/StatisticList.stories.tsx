import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { StatisticList } from './Statistic';

const statistics = [
  { value: 2_500_000, label: 'users' },
  { value: 50_000_000, label: 'images' },
  { value: 99, unit: '%', label: 'satisfaction' },
  { value: 3, unit: '\u00a0s', label: 'average time' },
];

const meta = preview.meta({
  title: 'Components/StatisticList',
  component: StatisticList,
  args: { statistics, countUpMs: 2000, stepMs: 16 },
  parameters: {
    about: {
      purpose: 'Shows a few large figures side by side. Name their source beside it.',
      avoid: ['For one, use `Statistic`.', 'For figures to compare, use `DataTable`.'],
      keyboard: [],
      behaviour: ['Each counts up when it comes into view.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['2.5Musers', '50Mimages', '99%satisfaction', '3\u00a0saverage time']);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <StatisticList {...args} />
      <StatisticList {...args} statistics={statistics.slice(0, 3)} />
      <StatisticList {...args} statistics={statistics.slice(0, 1)} />
    </Stack>
  ),
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** Two columns. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
});
