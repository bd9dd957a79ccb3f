import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Surface } from '../../primitives/Surface';
import { type Fact, Facts, factsLayouts } from './Facts';

const facts: Fact[] = [
  { label: 'Size', from: '1024 × 819 px', value: '4096 × 3276 px' },
  { label: 'File', from: '306 kB', value: '3.4 MB' },
  { label: 'Format', value: 'JPG' },
  { label: 'Took', value: '8.2 s' },
];

const meta = preview.meta({
  title: 'Components/Facts',
  component: Facts,
  args: { facts, style: { maxInlineSize: '22rem' } },
  argTypes: { layout: { control: 'inline-radio', options: factsLayouts } },
  parameters: {
    about: {
      purpose:
        'Tells the measured things about a picture or a file: dimensions, size, duration. Figures stand in the mono face, so that they can be compared.',
      avoid: [
        'For running prose, use `Text`.',
        'For more than one subject, use `DataTable`.',
        'For one large figure, use `Statistic`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [size] = canvas.getAllByRole('definition');
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Size');
    await expect(size).toHaveTextContent('1024 × 819 px becomes 4096 × 3276 px');
    await expect(size).toHaveStyle({ fontVariantNumeric: 'tabular-nums' });
  },
});

export const Line = meta.story({ args: { layout: 'line', style: {} } });

export const RightToLeft = meta.story({ args: { dir: 'rtl' } });

export const Phone = meta.story({
  args: {
    facts: [
      ...facts,
      { label: 'Model', value: 'a-very-long-identifier-of-a-model-without-any-break-0123456789' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid column="l">
      {factsLayouts.map((layout) => (
        <Surface key={layout}>
          <Facts layout={layout} facts={facts} />
        </Surface>
      ))}
    </Grid>
  ),
});
