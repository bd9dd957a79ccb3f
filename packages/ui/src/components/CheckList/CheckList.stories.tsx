import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Surface } from '../../primitives/Surface';
import { CheckList } from './CheckList';

const meta = preview.meta({
  title: 'Components/CheckList',
  component: CheckList,
  args: { items: ['Results in PNG, JPG and WEBP', 'No card required', 'Works without a connection'] },
  parameters: {
    about: {
      purpose: 'Lists included features in a few words each, easy to scan.',
      avoid: [
        'For measured properties, use `DescriptionList`.',
        'For features that differ between plans, use `PlanTable`.',
        'For items to tick, use `Checkbox`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid column="s">
      <Surface>
        <CheckList {...args} />
      </Surface>
      <Surface tone="sunken">
        <CheckList items={['A line that is a good deal longer than the place it has', 'Short']} />
      </Surface>
    </Grid>
  ),
});
