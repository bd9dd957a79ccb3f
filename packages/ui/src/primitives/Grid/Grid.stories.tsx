import preview from '@verapix/storybook/preview';
import { Stack } from '../Stack';
import { Surface } from '../Surface';
import { spaces } from '../space';
import { Text } from '../Text';
import { Grid, type GridProps } from './Grid';

const columns = ['s', 'm', 'l'] as const satisfies readonly GridProps['column'][];

const cells = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <Surface key={name} padding="m">
    {name}
  </Surface>
));

const meta = preview.meta({
  title: 'Primitives/Grid',
  component: Grid,
  parameters: {
    about: {
      purpose: 'Similar things side by side in equal columns, as many as fit.',
      aliases: ['columns', 'layout'],
      avoid: [
        'For things of different widths, use `Inline`.',
        'For things stacked, use `Stack`.',
        'For the two sides of a tool, use `ToolPanel`.',
      ],
      keyboard: [],
      behaviour: ['`column` is the minimum width of a column. On phones it becomes a single column.'],
    },
  },
  args: { children: cells },
  argTypes: {
    gap: { control: 'select', options: spaces },
    column: { control: 'inline-radio', options: columns },
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ children }) => (
    <Stack gap="l">
      {columns.map((column) => (
        <Stack key={column} gap="xs">
          <Text mono size="s">
            column {column}
          </Text>
          <Grid column={column}>{children}</Grid>
        </Stack>
      ))}
      {(['none', 'xs', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap="xs">
          <Text mono size="s">
            gap {gap}
          </Text>
          <Grid column="s" gap={gap}>
            {children}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
