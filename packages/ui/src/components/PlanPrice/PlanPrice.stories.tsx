import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { PlanPrice, planPriceSizes } from './PlanPrice';

const meta = preview.meta({
  title: 'Components/PlanPrice',
  component: PlanPrice,
  args: { price: '$12', per: 'a month', regular: '$48', saving: 'You save 75%' },
  argTypes: { size: { control: 'inline-radio', options: planPriceSizes } },
  parameters: {
    about: {
      purpose: 'Says what a plan costs and what it would have cost, on its card and at checkout.',
      avoid: [
        'For any other figure, use `Statistic` or `Facts`.',
        'Not for an amount in a sentence: write it in the `Text`.',
      ],
      keyboard: [],
      behaviour: ['Amounts come formatted. The regular price is struck through, and read aloud as such.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price:').closest('p')).toHaveTextContent(
      'Price: $12 a month Regular price: $48 You save 75%',
    );
    await expect(canvas.getByText('$48').tagName).toBe('DEL');
  },
});

export const WithoutOffer = meta.story({
  args: { price: '$0', per: undefined, regular: undefined, saving: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Regular price:')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="l">
      {planPriceSizes.map((size) => (
        <PlanPrice key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});
