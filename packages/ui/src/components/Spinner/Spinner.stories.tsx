import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Text } from '../../primitives/Text';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    about: {
      purpose: 'Shows activity that will end in a moment and cannot be measured.',
      aliases: ['loader', 'loading', 'busy'],
      avoid: [
        'If the progress is known, use `Progress`.',
        'For content that is loading, use `Skeleton`.',
        'In a pressed button, use its `pending`, which includes one.',
      ],
      keyboard: [],
      behaviour: ['`label` is for screen readers; leave it out if the text beside it says the same.'],
    },
  },
});

export const Default = meta.story({
  args: { label: 'Loading picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading picture');
  },
});

/** Beside a text that says what is loading, the spinner itself is silent. */
export const BesideText = meta.story({
  render: () => (
    <Inline gap="xs">
      <Spinner />
      <Text as="span">Reading the picture</Text>
    </Inline>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap="l">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Text key={size} as="span" size={size}>
          <Spinner /> {size}
        </Text>
      ))}
    </Inline>
  ),
});
