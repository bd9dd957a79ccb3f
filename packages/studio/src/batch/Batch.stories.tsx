import { batchMaxPictures, freeBatchMaxPictures } from '@verapix/domain';
import { type BatchItem, type BatchSnapshot, batchMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { getInitialSnapshot } from 'xstate';
import { samplePictures } from '../samples/samples';
import { inStudio } from '../testing/StoryHost';
import { sampleSource } from '../testing/tool-stories';
import { batch as cutOuts } from '../tools/background/batch';
import { batch as texts } from '../tools/image-to-text/batch';
import { batch } from '../tools/upscale/batch';
import { batch as watermark } from '../tools/watermark/batch';
import { BatchView, type BatchViewProps, Opening, StoredBatchOffer } from './BatchView';
import { defaultNameTemplate } from './result-names';
import type { BatchSaving } from './use-batch-saving';

const send = fn();
const onAdd = fn();
const onClose = fn();
const notice = { allow: fn(), decline: fn() };
const save = { zip: fn(), one: fn(), folder: fn() };
const saving: BatchSaving = {
  options: undefined,
  onOptions: fn(),
  maxSidePx: 3840,
  pending: false,
  progress: undefined,
  failure: undefined,
  cancel: fn(),
};

const picture = (name: string, changes: Partial<BatchItem> = {}): BatchItem => ({
  id: name,
  name,
  bytes: 2_400_000,
  status: 'waiting',
  progress: 0,
  ...changes,
});

const done = (name: string): BatchItem =>
  picture(name, {
    status: 'done',
    progress: 1,
    durationMs: 4000,
    result: { mime: 'image/jpeg', bytes: 5_100_000, width: 3264, height: 2448 },
  });

const failed = picture('holiday (old).jpg', {
  status: 'failed',
  progress: 1,
  problem: {
    code: 'damaged',
    message: 'This picture is damaged or cut off.',
    fix: 'Save or download it again, then choose the new copy.',
  },
});

const waiting = ['harbour.jpg', 'market.png', 'stairs.webp', 'ferry.jpg'].map((name) => picture(name));
const halfway = [
  done('lighthouse.jpg'),
  failed,
  done('boats.png'),
  picture('harbour.jpg', { status: 'running', progress: 0.4, startedAt: 0 }),
  picture('market.png', { status: 'checking', startedAt: 0 }),
  picture('stairs.webp'),
  picture('ferry.jpg', { options: { factor: 3 } }),
];
/** Enough for more than a minute. */
const more = Array.from({ length: 30 }, (_, index) => picture(`coast-${index + 1}.jpg`));
const ended = [
  done('lighthouse.jpg'),
  failed,
  done('boats.png'),
  picture('harbour.jpg', { status: 'skipped' }),
];

const openMarked = () => sampleSource(samplePictures);

/** The batch in one state of its machine. */
function inState(
  value: BatchSnapshot['value'],
  items: readonly BatchItem[],
  props: Partial<BatchViewProps> = {},
  problem?: BatchSnapshot['context']['problem'],
) {
  const { context } = getInitialSnapshot(batchMachine, {
    items,
    options: batch.options,
    costOf: () => 1 / 2,
  });
  const snapshot = batchMachine.resolveState({ value, context: { ...context, items, problem } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(data) => (
        <BatchView
          {...data}
          verb={batch.verb}
          settingsOf={(id) => (
            <batch.Settings
              options={{ ...batch.options, ...items.find((item) => item.id === id)?.options }}
              onChange={fn()}
              openSample={fn()}
              pictures={[]}
            />
          )}
          onAdd={onAdd}
          maxPictures={batchMaxPictures}
          keeping="kept"
          template={defaultNameTemplate}
          onTemplate={fn()}
          saving={saving}
          save={save}
          onClose={fn()}
          {...props}
        />
      )}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Batch',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'padded' },
  decorators: [inStudio],
});

const menuOf = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  return within(within(document.body).getByRole('menu'));
};

/** Before the start. The order is changed in the menu, with Alt and an arrow key, or by dragging. */
export const Ready = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () => inState('ready', waiting),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 4 pictures' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.started' });
    const menu = await menuOf(canvas, 'market.png');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Move down/ }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'item.moved', id: 'market.png', by: 1 });
    await expect(canvas.getByText('market.png is now number 3 of 4.')).toBeInTheDocument();
    const actions = canvas.getByRole('button', { name: 'Actions for ferry.jpg' });
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
    actions.focus();
    send.mockClear();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'item.moved', id: 'ferry.jpg', by: -1 });
    await expect(actions).toHaveFocus();
    const grip = (name: string) =>
      canvas.getByText(name).closest('li')?.querySelector('[draggable]') ?? document.body;
    fireEvent.dragStart(grip('harbour.jpg'), { dataTransfer: new DataTransfer() });
    fireEvent.dragOver(grip('stairs.webp'));
    fireEvent.drop(grip('stairs.webp'));
    await expect(send).toHaveBeenLastCalledWith({ type: 'item.moved', id: 'harbour.jpg', by: 2 });
  },
});

/** More files were chosen than the plan takes. */
export const LeftOut = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () =>
    inState('ready', waiting.slice(0, freeBatchMaxPictures), {
      leftOut: { chosen: 12, taken: freeBatchMaxPictures, isFree: true },
      maxPictures: freeBatchMaxPictures,
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 3 pictures, also whole folders')).toBeVisible();
  },
});

/** Nothing more fits. */
export const Full = meta.story({
  parameters: { spec: ['product.batch-100'], states: ['batch.ready'] },
  render: () =>
    inState(
      'ready',
      Array.from({ length: 100 }, (_, index) => picture(`picture-${index + 1}.jpg`)),
      { leftOut: { chosen: 4, taken: 0, isFree: false } },
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The batch is full: no more files are in the list.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toBeDisabled();
  },
});

/** A watermark has to be marked before the start. */
export const Blocked = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () =>
    inState('ready', waiting, {
      verb: watermark.verb,
      blocker: watermark.blocker?.(watermark.options),
      settingsOf: () => (
        <watermark.Settings
          options={watermark.options}
          onChange={fn()}
          openSample={openMarked}
          pictures={[]}
        />
      ),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clean 4 pictures' })).toBeDisabled();
    await expect(await canvas.findByRole('application', { name: /^Mark with/ })).toBeVisible();
  },
});

/** The settings of one picture, over those of all. */
/** A PNG with a clear corner, and one that is opaque. */
const drawn = async (name: string, alpha: number) => {
  const canvas = new OffscreenCanvas(40, 30);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = `rgb(20 80 120 / ${alpha})`;
    context.fillRect(0, 0, 40, 30);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

/** JPG was chosen: before the start, the pictures are named that would lose their transparency. */
export const LosesTransparency = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () =>
    inState('ready', waiting, {
      settingsOf: () => (
        <batch.Settings
          options={{ ...batch.options, format: 'jpeg' }}
          onChange={fn()}
          openSample={fn()}
          pictures={[
            { id: 'a', name: 'market.png', readFile: () => drawn('market.png', 0.5) },
            { id: 'b', name: 'stairs.webp', readFile: () => drawn('stairs.webp', 1) },
          ]}
        />
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 picture loses its transparency')).toBeVisible();
    await expect(canvas.getByText(/becomes white in market\.png\./)).toBeVisible();
  },
});

/** Results that are less than what was asked for are no success. */
export const PartialResults = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () => {
    const made = done('boats.png');
    const note = 'There is no connection, so the files of Best could not be loaded.';
    return inState('finished', [
      done('lighthouse.jpg'),
      { ...made, ...(made.result && { result: { ...made.result, note, isPartial: true } }) },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no connection/)).toBeVisible();
  },
});

export const OwnSettings = meta.story({
  parameters: { states: ['batch.running'] },
  render: () => inState('running', halfway),
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas, 'ferry.jpg');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Settings for this picture' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: '3×' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the settings for all' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.reset', id: 'ferry.jpg' });
  },
});

/** It takes long, so the page asks whether to tell the end. */
export const Running = meta.story({
  parameters: { states: ['batch.running'] },
  render: () => inState('running', [...halfway, ...more], { keeping: 'storing', notice }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 done, 1 failed, 1 checking, 1 running, 32 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(notice.allow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(notice.decline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.paused' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.cancelled' });
  },
});

/** Nothing is asked about a batch that is done in a moment. */
export const RunningOnPhone = meta.story({
  parameters: { states: ['batch.running'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('running', halfway, { notice }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Tell me' })).toBeNull();
  },
});

export const Pausing = meta.story({
  parameters: { states: ['batch.pausing'] },
  render: () => inState('pausing', halfway),
});

/** There is no more room on the device. */
export const Paused = meta.story({
  parameters: { states: ['batch.paused'] },
  render: () =>
    inState(
      'paused',
      [...ended.slice(0, 3), ...waiting],
      {},
      {
        code: 'storage-full',
        message: 'There is no more room for results on this device.',
        fix: 'Everything finished is kept. Download it, or free up space, and go on.',
      },
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.resumed' });
  },
});

/** The results are there to download. Deleting them is asked about. */
export const Finished = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () => inState('finished', ended, { keeping: 'volatile', onClose }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 2 results as ZIP' }));
    await expect(save.zip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try the failed one again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'failed.retried' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the batch' }));
    const dialog = () => within(within(document.body).getByRole('alertdialog'));
    await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the batch' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
  },
});

function Saving() {
  const [options, setOptions] = useState<BatchSaving['options']>();
  return inState('finished', ended, {
    verb: cutOuts.verb,
    settingsOf: () => (
      <cutOuts.Settings options={cutOuts.options} onChange={fn()} openSample={fn()} pictures={[]} />
    ),
    saving: { ...saving, options, onOptions: setOptions },
  });
}

/** One choice of format, quality, dimensions and metadata for all results. A wrong number is named, and nothing is saved. */
export const SavedAs = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () => <Saving />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as they are' }));
    await expect(canvas.queryByRole('slider', { name: 'Quality' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'AVIF' }));
    await expect(canvas.getByRole('switch', { name: 'Keep EXIF, GPS and XMP' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'WEBP' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'File size' }));
    const field = canvas.getByRole('textbox', { name: 'At most' });
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Download 2 results as ZIP' })).toBeDisabled();
    await userEvent.type(field, '500');
    await expect(canvas.getByRole('button', { name: 'Download 2 results as ZIP' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Keep EXIF, GPS and XMP' }));
    await expect(canvas.getByRole('switch', { name: 'Keep EXIF, GPS and XMP' })).toBeChecked();
  },
});

/** The files are being written. */
export const WritingFiles = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () =>
    inState('finished', ended, { saving: { ...saving, pending: true, progress: { done: 1, all: 2 } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Writing file 2 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop saving' }));
    await expect(saving.cancel).toHaveBeenCalledOnce();
  },
});

/** Nothing was saved. */
export const NotSaved = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () =>
    inState('finished', ended, {
      saving: { ...saving, failure: { message: 'Something went wrong.', fix: 'Try again.' } },
    }),
});

const pdf = { label: 'Searchable PDF', onSave: fn() };
const pages = ['letter-page-1.png', 'letter-page-2.png'].map((name) =>
  picture(name, { status: 'done', progress: 1, result: { mime: 'text/plain', bytes: 1800 } }),
);

/** Texts, which can be one file too. What is missing in it is named. */
export const TextsOfPages = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () =>
    inState('finished', [...pages, { ...failed, name: 'letter-page-3.png' }], {
      verb: texts.verb,
      settingsOf: () => (
        <texts.Settings options={texts.options} onChange={fn()} openSample={fn()} pictures={[]} />
      ),
      documents: [pdf],
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without letter-page-3.png, which has no result.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All pages in one file' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Searchable PDF' }));
    await expect(pdf.onSave).toHaveBeenCalledOnce();
  },
});

/** A PDF is being opened, or its pages are drawn. */
export const OpeningFiles = meta.story({
  render: () => <Opening text="Drawing letter.pdf: page 3 of 12" onCancel={onClose} />,
  play: async ({ canvas }) => {
    onClose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** An earlier visit left a batch. */
export const Offered = meta.story({
  render: () => <StoredBatchOffer items={halfway} onResume={fn()} onDiscard={fn()} />,
});

/** Files were chosen while an earlier batch is stored. */
export const OfferedWithFiles = meta.story({
  render: () => <StoredBatchOffer items={halfway} chosen={12} onResume={fn()} onDiscard={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add the 12 files to it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete it and start another' })).toBeVisible();
  },
});

/** The pictures were chosen for another recipe than that of the stored batch. */
export const OfferedForOtherWork = meta.story({
  render: () => (
    <StoredBatchOffer items={halfway} chosen={2} canAdd={false} onResume={fn()} onDiscard={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go on without the 2 files' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
});
