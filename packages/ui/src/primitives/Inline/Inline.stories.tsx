import preview from '@verapix/storybook/preview';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { Surface } from '../Surface';
import { spaces } from '../space';
import { Text } from '../Text';
import { Inline, type InlineProps } from './Inline';

const aligns = ['start', 'center', 'end', 'baseline'] as const satisfies readonly InlineProps['align'][];
const justifies = [
  'start',
  'center',
  'end',
  'space-between',
] as const satisfies readonly InlineProps['justify'][];

const blocks = ['One', 'Two', 'Three'].map((name) => (
  <Surface key={name} padding="xxs">
    {name}
  </Surface>
));

const meta = preview.meta({
  title: 'Primitives/Inline',
  component: Inline,
  parameters: {
    about: {
      purpose: 'Places things side by side with equal spacing, and wraps them if they do not fit.',
      aliases: ['row', 'cluster', 'flex', 'hstack'],
      avoid: ['For equal columns, use `Grid`.', 'For things stacked, use `Stack`.'],
      keyboard: [],
    },
  },
  args: { children: blocks },
  argTypes: {
    gap: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: aligns },
    justify: { control: 'inline-radio', options: justifies },
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ children }) => (
    <Stack gap="s">
      {spaces.map((gap) => (
        <Inline key={gap} gap={gap}>
          {children}
          <Text mono size="s">
            gap {gap}
          </Text>
        </Inline>
      ))}
      {aligns.map((align) => (
        <Inline key={align} align={align}>
          <Heading level={2}>Large</Heading>
          {children}
          <Text mono size="s">
            align {align}
          </Text>
        </Inline>
      ))}
      {justifies.map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
          <Text mono size="s">
            justify {justify}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Wrapping = meta.story({
  args: {
    children: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((name) => (
      <Surface key={name} padding="xxs">
        Number {name}
      </Surface>
    )),
  },
  globals: { viewport: { value: 'mobile1' } },
});
