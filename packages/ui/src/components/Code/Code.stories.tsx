import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Code } from './Code';

const meta = preview.meta({
  title: 'Components/Code',
  component: Code,
  args: { children: 'scale_factor' },
  parameters: {
    about: {
      purpose: 'Marks a name or value as it is typed, within a sentence: a parameter, a header, an address.',
      avoid: [
        'For more than a few words, and for anything to copy, use `CodeBlock`.',
        'For figures, use `Text` with `mono`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('scale_factor')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Text key={size} size={size} measure>
          Send <Code>image_url</Code> and <Code>scale_factor</Code>; the header{' '}
          <Code>Authorization: Bearer vp_test_aVeryLongKeyThatDoesNotFitIntoTheLineAnyMore0123456789</Code>{' '}
          goes with it.
        </Text>
      ))}
    </Stack>
  ),
});
