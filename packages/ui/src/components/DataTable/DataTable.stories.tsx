import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { DataTable } from './DataTable';

const meta = preview.meta({
  title: 'Components/DataTable',
  component: DataTable,
  args: {
    caption: 'Bytes of each format for the same photograph.',
    columns: ['Photograph', 'JPEG', 'WebP', 'AVIF'],
    rows: [
      ['Mountains', '41,233', '35,310', '28,004'],
      ['Boats', '58,120', '51,007', '40,876'],
    ],
    style: { maxInlineSize: '40rem' },
  },
  parameters: {
    about: {
      purpose: 'Lets people compare a few figures, in three or four columns that fit a phone.',
      avoid: [
        'For the features of plans, use `PlanTable`.',
        'For measured properties of one object, use `DescriptionList`.',
        'Not for laying out a page: use `Grid`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: 'Bytes of each format for the same photograph.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Boats 58,120 51,007 40,876' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  args: { columns: ['Screen', 'Full HD', '4K'], rows: [['27-inch monitor', '1.07 m', '0.54 m']] },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
