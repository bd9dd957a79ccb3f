import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { Pagination, type PaginationProps } from './Pagination';

const onPageChange = fn();

const texts = {
  label: 'Pages of the activity',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
};

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  decorators: [withRecordingLinks],
  args: { ...texts, page: 1, pageCount: 12, onPageChange } as PaginationProps,
  beforeEach: () => void onPageChange.mockClear(),
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Leads through the pages of a list that is too long for one.',
      aliases: ['pager', 'pages'],
      avoid: [
        'For the previous and next page of a text, use `PagerLinks`.',
        'For steps of a task, use `Stepper`.',
        'Where people look for one thing, offer a search first.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from page to page.' },
        { keys: ['Enter', 'Space'], does: 'Opens the focused one. Links take Enter alone.' },
      ],
      announced: 'Each number as a page, the current one as such.',
      behaviour: ['On phones the neighbours of the current page are left out.'],
    },
  },
});

function Pages({ page: first, pageCount }: { page: number; pageCount: number }) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...texts}
      page={page}
      pageCount={pageCount}
      onPageChange={(next) => {
        onPageChange(next);
        setPage(next);
      }}
    />
  );
}

export const Default = meta.story({
  render: ({ page, pageCount }) => <Pages {...{ page, pageCount }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Previous page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(onPageChange).toHaveBeenCalledTimes(2);
  },
});

export const AsLinks = meta.story({
  args: {
    ...texts,
    page: 2,
    pageCount: 3,
    onPageChange: undefined,
    pathOf: (page: number) => `/blog/${page}`,
  } as PaginationProps,
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/blog/1');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { ...texts, page: 60, pageCount: 120, onPageChange } as PaginationProps,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 59' })).toBeNull();
    const { top } = canvas.getByRole('button', { name: 'Previous page' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Next page' }).getBoundingClientRect().top).toBe(top);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {[
        { page: 1, pageCount: 3 },
        { page: 6, pageCount: 12 },
        { page: 1234, pageCount: 1234 },
      ].map((pages) => (
        <Pagination
          key={pages.pageCount}
          {...texts}
          {...pages}
          label={`Pages of ${pages.pageCount}`}
          onPageChange={onPageChange}
        />
      ))}
    </Stack>
  ),
});
