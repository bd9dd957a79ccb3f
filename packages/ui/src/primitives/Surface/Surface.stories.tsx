import preview from '@verapix/storybook/preview';
import { Grid } from '../Grid';
import { spaces } from '../space';
import { Text } from '../Text';
import { Surface, surfaceTones } from './Surface';

const meta = preview.meta({
  title: 'Primitives/Surface',
  component: Surface,
  parameters: {
    about: {
      purpose:
        'Sets an area apart by its background: a panel, a well, something above the page. Neutral, so that it does not tint a picture.',
      aliases: ['box', 'panel'],
      avoid: [
        'For one of several similar things, use `Card`.',
        'Do not nest one in another of the same tone: use `Stack` for spacing.',
      ],
      keyboard: [],
    },
  },
  args: { children: <Text>A hairline, not a shadow.</Text> },
  argTypes: {
    tone: { control: 'inline-radio', options: surfaceTones },
    padding: { control: 'select', options: spaces },
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Grid>
      {surfaceTones.flatMap((tone) =>
        (['none', 's', 'l', 'xxl'] as const).map((padding) => (
          <Surface key={`${tone}-${padding}`} tone={tone} padding={padding}>
            <Text mono size="s">
              {tone}, padding {padding}
            </Text>
          </Surface>
        )),
      )}
    </Grid>
  ),
});
