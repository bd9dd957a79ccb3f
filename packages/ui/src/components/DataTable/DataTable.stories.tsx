import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge';
import { Code } from '../Code';
import { DataTable, type DataTableSort } from './DataTable';

const onSortChange = fn();
const onSelect = fn();

const keys = [
  { id: 'shop', name: 'Shop', start: 'vp_live_4f2a', calls: 1204, isActive: true },
  { id: 'blog', name: 'Blog', start: 'vp_live_90cc', calls: 87, isActive: true },
  { id: 'old', name: 'Old site', start: 'vp_live_1b7e', calls: 0, isActive: false },
];

/** The owner of a table sorts its rows and keeps what is selected. */
function Keys() {
  const [sort, setSort] = useState<DataTableSort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = keys.toSorted(
    (a, b) => sign * (sort.column === 'calls' ? a.calls - b.calls : a.name.localeCompare(b.name)),
  );
  return (
    <DataTable
      caption="API keys"
      columns={[
        { id: 'name', label: 'Name', sortable: true },
        { id: 'key', label: 'Key', align: 'start' },
        { id: 'status', label: 'Status', align: 'start' },
        { id: 'calls', label: 'Calls', sortable: true },
      ]}
      rows={sorted.map(({ id, name, start, calls, isActive }) => ({
        id,
        cells: [
          name,
          <Code key="start">{start}…</Code>,
          <Badge key="status" tone={isActive ? 'success' : 'neutral'}>
            {isActive ? 'Active' : 'Revoked'}
          </Badge>,
          calls,
        ],
      }))}
      sort={sort}
      onSortChange={(next) => {
        onSortChange(next);
        setSort(next);
      }}
      selection={{
        selected,
        onChange: (next) => {
          onSelect(next);
          setSelected(next);
        },
        allLabel: 'Select all keys',
        rowLabel: ({ cells }) => `Select ${cells[0]}`,
      }}
    />
  );
}

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
      purpose:
        'Lets people compare rows, sort them and choose among them, in a few columns that fit a phone.',
      aliases: ['data grid', 'sortable table'],
      avoid: [
        'For the features of plans, use `PlanTable`.',
        'For measured properties of one object, use `DescriptionList`.',
        'For files at work, use `FileList`.',
        'Not for laying out a page: use `Grid`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the headings that sort, the boxes, and what is in the cells.' },
        { keys: ['Enter', 'Space'], does: 'On a heading, sorts by it, or the other way round.' },
        { keys: ['Space'], does: 'On a box, selects its row, or no longer.' },
      ],
      announced: 'By which column the rows are sorted, and in which direction.',
      behaviour: ['The owner of the rows sorts them, so that a server can.'],
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

export const SortedAndSelected = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Keys />,
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await step('A heading sorts by its column, and the other way round', async () => {
      await expect(names()).toEqual(['Blog', 'Old site', 'Shop']);
      await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(within(heading('Calls')).getByRole('button'));
      await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'calls', direction: 'ascending' });
      await userEvent.keyboard('{Enter}');
      await expect(heading('Calls')).toHaveAttribute('aria-sort', 'descending');
      await expect(heading('Name')).toHaveAttribute('aria-sort', 'none');
      await expect(names()).toEqual(['Shop', 'Blog', 'Old site']);
    });
    await step('Boxes select rows, one or all', async () => {
      const all = canvas.getByRole('checkbox', { name: 'Select all keys' });
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Blog' }));
      await expect(onSelect).toHaveBeenLastCalledWith(['blog']);
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(onSelect).toHaveBeenLastCalledWith(['shop', 'blog', 'old']);
      await expect(all).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(onSelect).toHaveBeenLastCalledWith([]);
    });
  },
});

export const Matrix = meta.story({
  args: { columns: ['Screen', 'Full HD', '4K'], rows: [['27-inch monitor', '1.07 m', '0.54 m']] },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
