import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleFile, textSamples } from '../../samples/samples';
import { loadOnce } from '@verapix/domain';
import { inStudio } from '../../testing/StoryHost';
import type { Canvas } from '../../testing/tool-stories';
import type { PagedDocument } from '@verapix/machines';
import { ChoosePages } from './ChoosePages';

const onChoose = fn();
const drawn = fn();

/** The samples as pages. */
async function loadPages(): Promise<{ pages: readonly Blob[] }> {
  return { pages: await Promise.all(textSamples.map((sample) => sampleFile(sample))) };
}

function documentOf(loaded: Record<string, unknown>, changes: Partial<PagedDocument> = {}): PagedDocument {
  const pages = loaded.pages as readonly Blob[];
  return {
    name: 'letters.pdf',
    pageCount: 40,
    max: 100,
    preview: async (page) => {
      drawn(page);
      const picture = pages[page % pages.length];
      if (!picture) throw new Error('There is no sample.');
      return picture;
    },
    text: async () => '',
    ...changes,
  };
}

const meta = preview.meta({
  title: 'Pages/Tools/Pages of a PDF',
  loaders: [loadOnce(loadPages)],
  beforeEach: () => {
    onChoose.mockClear();
    drawn.mockClear();
  },
  parameters: { layout: 'padded' },
  decorators: [inStudio],
});

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Pages' });
const box = (canvas: Canvas, page: number) => canvas.getByRole('checkbox', { name: `Page ${page}` });

/** All pages are chosen at first. The boxes follow the range, and the range follows the boxes. */
export const Choosing = meta.story({
  render: (_, { loaded }) => <ChoosePages document={documentOf(loaded)} isFree={false} onChoose={onChoose} />,
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('1-40');
    await waitFor(() => expect(drawn).toHaveBeenCalledWith(1));
    await expect(drawn).not.toHaveBeenCalledWith(40);
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await expect(canvas.getByRole('button', { name: 'Open pages' })).toBeDisabled();
    box(canvas, 2).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(box(canvas, 3));
    await expect(field(canvas)).toHaveValue('2-3');
    await userEvent.type(field(canvas), ', 7');
    await expect(box(canvas, 7)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Open 3 pages' }));
    await expect(onChoose).toHaveBeenLastCalledWith([2, 3, 7]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this file out' }));
    await expect(onChoose).toHaveBeenLastCalledWith([]);
  },
});

/** The free plan takes three: the first three are chosen, and a fourth is refused before anything is drawn. */
export const MoreThanThePlan = meta.story({
  render: (_, { loaded }) => (
    <ChoosePages document={documentOf(loaded, { max: 3 })} isFree onChoose={onChoose} />
  ),
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('1-3');
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toBeVisible();
    await userEvent.click(box(canvas, 4));
    await expect(canvas.getByText('Up to 3 pages.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open 4 pages' })).toBeDisabled();
  },
});

export const MoreThanThePlanOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => (
    <ChoosePages document={documentOf(loaded, { max: 3 })} isFree onChoose={onChoose} />
  ),
});

export const RangeRefused = meta.story({
  render: (_, { loaded }) => (
    <ChoosePages document={documentOf(loaded, { pageCount: 8 })} isFree={false} onChoose={onChoose} />
  ),
  play: async ({ canvas }) => {
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '5-90');
    await expect(canvas.getByText('Enter pages from 1 to 8, for example 1-3, 7.')).toBeVisible();
  },
});

/** Pages hold text: it can be saved as it is. Those without are named. */
export const HoldsText = meta.story({
  render: (_, { loaded }) => (
    <ChoosePages
      document={documentOf(loaded, {
        pageCount: 3,
        text: async (page) => (page === 3 ? '' : `The text of page ${page}.`),
      })}
      isFree={false}
      onChoose={onChoose}
    />
  ),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save the text of the selected pages' });
    await userEvent.click(save);
    await expect(await canvas.findByText(/Pages without text: 3\./)).toBeVisible();
  },
});

/** A page that can't be drawn. It can be chosen: it is named when it fails. */
export const WithoutPreviews = meta.story({
  render: (_, { loaded }) => (
    <ChoosePages
      document={documentOf(loaded, {
        pageCount: 2,
        preview: async () => Promise.reject(new Error('The page is damaged.')),
      })}
      isFree={false}
      onChoose={onChoose}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No preview'))[0]).toBeVisible();
  },
});
