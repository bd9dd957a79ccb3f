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
      purpose: 'Says what something comes with, a few words each, so that it can be taken in at a glance.',
      avoid: [
        'For measured things, use `Facts`.',
        'For what some things have and others have not, use `PlanTable`.',
        'For things to be ticked, use `Checkbox`.',
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
