import { type LibraryResult, libraryMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { samplePictures } from '../samples/samples';
import { createResultStore } from '../store/result-store';
import { LibraryView } from './LibraryPage';
import { StoryHost, StoryPage } from '../testing/StoryHost';
import { resultOf } from './library.test-kit';

type Snapshot = SnapshotFrom<typeof libraryMachine>;

const send = fn();
const notify = fn();
const limitBytes = 1024 ** 3;
const names = ['nagasaki-boats', 'french-alps', 'house-cat'];

let results: readonly LibraryResult[] = [];
let picture: File;

/** Three enlarged photographs and a text, made in the last days. */
async function loadResults() {
  const blobs = await Promise.all(
    samplePictures.slice(0, 3).map(async ({ url }) => (await fetch(url)).blob()),
  );
  const [first] = blobs;
  if (first) picture = new File([first], 'nagasaki-boats.png', { type: 'image/png' });
  const { width, height } = await createImageBitmap(picture);
  const hour = 3_600_000;
  results = [
    ...blobs.map((thumbnail, index) =>
      resultOf(names[index] ?? '', {
        madeAt: Date.now() - (index * 20 + 1) * hour,
        thumbnail,
        size: { width: width * 2, height: height * 2 },
        original: { name: `${names[index]}.png`, mime: 'image/png', bytes: thumbnail.size, width, height },
      }),
    ),
    {
      id: 'letter',
      madeAt: Date.now() - 90 * hour,
      tool: 'image-to-text',
      steps: [{ tool: 'image-to-text', settings: {} }],
      files: [{ name: 'letter-extracted-text.txt', mime: 'text/plain', bytes: 812 }],
      excerpt: 'Dear reader,\nthis text was read from a photograph of a page, word by word.',
    },
  ];
}

/** The page in one state of its machine. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}, openId?: string) {
  const snapshot = libraryMachine.resolveState({
    value,
    context: { results: [], isKeeping: true, limitBytes, deletingIds: [], problem: undefined, ...context },
  });
  return (
    <StoryHost notify={notify}>
      <StoryPage>
        <StoryActor snapshot={snapshot} send={send}>
          {(actor) => (
            <LibraryView
              {...actor}
              openId={openId}
              readFiles={async () => ({ ok: true, value: { made: [picture], original: picture } })}
            />
          )}
        </StoryActor>
      </StoryPage>
    </StoryHost>
  );
}

const meta = preview.meta({
  title: 'Pages/Library',
  beforeEach: async () => {
    send.mockClear();
    await loadResults();
  },
  parameters: { layout: 'fullscreen', route: '/library' },
});

export const Listing = meta.story({
  parameters: { states: ['library.loaded.listing'] },
  render: () => inState({ loaded: 'listing' }, { results }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'boats');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(/^1 of 4 results/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete house-cat-2048x1638.png' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 result');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'results.deleted', ids: ['house-cat'] });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const NearlyFull = meta.story({
  parameters: { states: ['library.loaded.listing'], chromatic: { disableSnapshot: true } },
  render: () => inState({ loaded: 'listing' }, { results, limitBytes: 1_600_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete the oldest/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(send.mock.lastCall?.[0].ids).toContain('letter');
    await expect(send.mock.lastCall?.[0].ids).not.toContain('nagasaki-boats');
  },
});

export const Open = meta.story({
  parameters: { states: ['library.loaded.listing'] },
  render: () =>
    inState(
      { loaded: 'listing' },
      { results: results.map((result) => ({ ...result, madeAt: Date.parse('2026-03-10T12:00:00Z') })) },
      'nagasaki-boats',
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Comparison divider' })).toBeVisible();
    await expect(canvas.getByText('4K Image Upscaler: 2×, Sharp')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Same settings, another picture' }));
    await expect(notify.mock.lastCall?.[0]).toMatchObject({ title: 'Choose another picture' });
  },
});

export const NotHere = meta.story({
  parameters: { states: ['library.loaded.listing'], chromatic: { disableSnapshot: true } },
  render: () => inState({ loaded: 'listing' }, { results }, 'deleted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This result isn’t here')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['library.loaded.empty'] },
  render: () => inState({ loaded: 'empty' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Storage settings' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Save my results on this device' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'keeping.switched', isKeeping: false });
  },
});

export const Off = meta.story({
  parameters: { states: ['library.loaded.off'], chromatic: { disableSnapshot: true } },
  render: () => inState({ loaded: 'off' }, { isKeeping: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your results are not saved')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['library.loading'], chromatic: { disableSnapshot: true } },
  render: () => inState('loading'),
});

export const Deleting = meta.story({
  parameters: { states: ['library.deleting'], chromatic: { disableSnapshot: true } },
  render: () => inState('deleting', { results, deletingIds: ['letter'] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Delete house-cat-2048x1638.png' }),
    ).toBeDisabled();
  },
});

export const Failed = meta.story({
  parameters: { states: ['library.failed'] },
  render: () =>
    inState('failed', {
      problem: { code: 'unavailable', message: 'Your browser doesn’t store anything for this site.' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'load.retried' });
  },
});

export const Phone = meta.story({
  parameters: { states: ['library.loaded.listing'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState({ loaded: 'listing' }, { results: results.slice(0, 1) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The browser's own database keeps results with their files, and forgets them. */
export const Stored = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState({ loaded: 'empty' }),
  play: async () => {
    const store = createResultStore();
    await store.clear();
    const [result] = results;
    if (!result) throw new Error('There is no sample result.');
    await expect(await store.add(result, { made: [picture], original: picture })).toEqual({
      ok: true,
      value: 'kept',
    });
    await store.setKeeping(false);
    const read = await store.read();
    await expect(read).toMatchObject({
      ok: true,
      value: { results: [{ id: result.id }], isKeeping: false },
    });
    const files = await store.files(result.id);
    await expect(files.ok && files.value?.made[0]?.size).toBe(picture.size);
    await store.remove([result.id]);
    await expect(await store.files(result.id)).toEqual({ ok: true, value: undefined });
    await store.clear();
    await expect(await store.read()).toMatchObject({ value: { isKeeping: true } });
  },
});
