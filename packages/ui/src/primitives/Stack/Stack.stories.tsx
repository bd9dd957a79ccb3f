import preview from '@verapix/storybook/preview';
import { Grid } from '../Grid';
import { Surface } from '../Surface';
import { spaces } from '../space';
import { Text } from '../Text';
import { Stack, type StackProps } from './Stack';

const aligns = ['start', 'center', 'end', 'stretch'] as const satisfies readonly StackProps['align'][];

const blocks = ['One', 'Two', 'Three'].map((name) => (
  <Surface key={name} padding="xs">
    {name}
  </Surface>
));

const meta = preview.meta({
  title: 'Primitives/Stack',
  component: Stack,
  parameters: {
    about: {
      purpose: 'Stacks things with equal spacing: the spacing belongs to the stack, not to its children.',
      aliases: ['column', 'vstack', 'flex'],
      avoid: [
        'For things side by side, use `Inline`.',
        'For columns, use `Grid`.',
        'For long text, use `Prose`.',
      ],
      keyboard: [],
    },
  },
  args: { children: blocks },
  argTypes: {
    gap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: aligns },
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ children }) => (
    <Grid column="s">
      {spaces.map((gap) => (
        <Stack key={gap} gap="xs">
          <Text mono size="s">
            gap {gap}
          </Text>
          <Stack gap={gap}>{children}</Stack>
        </Stack>
      ))}
      {aligns.map((align) => (
        <Stack key={align} gap="xs">
          <Text mono size="s">
            align {align}
          </Text>
          <Stack align={align}>{children}</Stack>
        </Stack>
      ))}
    </Grid>
  ),
});
