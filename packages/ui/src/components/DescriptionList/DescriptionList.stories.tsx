import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Surface } from '../../primitives/Surface';
import { type DescriptionItem, DescriptionList, descriptionListLayouts } from './DescriptionList';

const items: DescriptionItem[] = [
  { label: 'Size', from: '1024 × 819 px', value: '4096 × 3276 px' },
  { label: 'File', from: '306 kB', value: '3.4 MB' },
  { label: 'Format', value: 'JPG' },
  { label: 'Took', value: '8.2 s' },
];

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items, style: { maxInlineSize: '22rem' } },
  argTypes: { layout: { control: 'inline-radio', options: descriptionListLayouts } },
  parameters: {
    about: {
      purpose:
        'Shows measured properties of a picture or file: dimensions, size, duration. Figures use the monospace font, for comparison.',
      aliases: ['definition list', 'key value', 'metadata'],
      avoid: [
        'For prose, use `Text`.',
        'For several objects, use `DataTable`.',
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
    items: [
      ...items,
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
      {descriptionListLayouts.map((layout) => (
        <Surface key={layout}>
          <DescriptionList layout={layout} items={items} />
        </Surface>
      ))}
    </Grid>
  ),
});
