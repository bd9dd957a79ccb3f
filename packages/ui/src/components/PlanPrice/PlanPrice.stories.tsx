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
      purpose: 'Shows the price of a plan and its regular price, on its card and at checkout.',
      avoid: [
        'For any other figure, use `Statistic` or `DescriptionList`.',
        'Not for an amount within a sentence: write it in the `Text`.',
      ],
      keyboard: [],
      behaviour: [
        'Amounts are given formatted. The regular price is struck through, and screen readers say so.',
      ],
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
