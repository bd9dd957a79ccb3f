import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid';
import { Stack } from '../Stack';
import { Text } from './Text';
import { textSizes, textTones, textWeights } from './Text.css';

const sentence = 'The picture stays on your device: 12,408 × 9,306 pixels, 0 bytes sent.';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  parameters: {
    about: {
      purpose: 'Body text: a paragraph, or with `as` a part of one.',
      aliases: ['paragraph', 'typography'],
      avoid: [
        'For a section’s heading, use `Heading`.',
        'For long text by an author, use `Prose`.',
        'For a name as it is typed, use `Code`.',
      ],
      keyboard: [],
    },
  },
  args: { children: sentence },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
});

export const Default = meta.story();

export const Measure = meta.story({ args: { measure: true, children: `${sentence} `.repeat(4) } });

export const Truncated = meta.story({
  args: { truncate: true, title: sentence },
  render: (args) => (
    <div style={{ maxInlineSize: '16rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(sentence);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text).toHaveAttribute('title', sentence);
  },
});

export const AsAnotherElement = meta.story({
  args: { as: 'strong', children: 'Important' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Important').tagName).toBe('STRONG');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid column="l">
      {[false, true].flatMap((mono) =>
        textWeights.map((weight) => (
          <Stack key={`${mono}-${weight}`} gap="xs">
            {textSizes.map((size) => (
              <Text key={size} size={size} weight={weight} mono={mono}>
                {size} {weight} {mono && 'mono'} 1234567890
              </Text>
            ))}
          </Stack>
        )),
      )}
      <Stack gap="xs">
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    </Grid>
  ),
});
