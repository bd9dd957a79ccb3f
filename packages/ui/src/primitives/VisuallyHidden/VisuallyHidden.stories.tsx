import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    about: {
      purpose:
        'Tells screen readers what the visual context makes clear: the object of a “Read more”, the state of a spinner.',
      aliases: ['screen reader only', 'sr-only'],
      avoid: [
        'Do not hide what everyone needs: use `Text`.',
        'Not around focusable elements: use `SkipLink` for content that shows on focus.',
      ],
      keyboard: [],
    },
  },
  args: { children: ' about upscaling' },
});

export const Default = meta.story({
  render: (args) => (
    <a href="#upscaling">
      Read more
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more about upscaling' })).toBeVisible();
    const { width, height } = canvas.getByText('about upscaling').getBoundingClientRect();
    await expect(width * height).toBe(1);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="s">
      <Text>
        Before the hidden words<VisuallyHidden>, which are here,</VisuallyHidden> and after them, with no gap.
      </Text>
      <Text>
        <VisuallyHidden>Only hidden words.</VisuallyHidden>
      </Text>
    </Stack>
  ),
});
