import { freeBatchMaxPictures, pictureAccept } from '@verapix/domain';
import {
  type BatchItem,
  type BatchSessionSnapshot,
  type BatchSnapshot,
  batchMachine,
  batchSessionMachine,
} from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { getInitialSnapshot, initialTransition } from 'xstate';
import { samplePictures } from '../samples/samples';
import { inStudio } from '../testing/StoryHost';
import { sampleSource } from '../testing/tool-stories';
import { batch as cutOuts } from '../tools/background/batch';
import { batch as texts } from '../tools/image-to-text/batch';
import { batch } from '../tools/upscale/batch';
import { batch as watermark } from '../tools/watermark/batch';
import { BatchSessionView } from './BatchSessionView';
import { BatchView, type BatchViewProps } from './BatchView';
import { defaultNameTemplate } from './result-names';

const send = fn();
const sendToSession = fn();

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

type SessionContext = Partial<BatchSessionSnapshot['context']>;

/** A session in one state. Its batch is a paid one, whose files are copied. */
function sessionIn(value: BatchSessionSnapshot['value'], context: SessionContext = {}) {
  const [{ context: initial }] = initialTransition(batchSessionMachine, {
    options: batch.options,
    template: defaultNameTemplate,
    costOf: () => 1 / 2,
    isSameWork: () => true,
    isBlocked: () => false,
    takesSingle: true,
    takesRejection: true,
    asksNotice: true,
  });
  return batchSessionMachine.resolveState({ value, context: { ...initial, access: 'paid', ...context } });
}

const rest = { intake: 'idle', copying: 'kept', saving: 'idle', notice: 'settled' } as const;

interface StorySession {
  /** Where its regions are, unless they are at rest. */
  open?: { intake?: 'opening'; copying?: 'storing' | 'volatile'; saving?: 'writing'; notice?: 'asking' };
  context?: SessionContext;
}

/** The batch in one state of its machine. */
function inState(
  value: BatchSnapshot['value'],
  items: readonly BatchItem[],
  { open, context: part, ...props }: Partial<BatchViewProps> & StorySession = {},
  problem?: BatchSnapshot['context']['problem'],
) {
  const { context } = getInitialSnapshot(batchMachine, {
    items,
    options: batch.options,
    costOf: () => 1 / 2,
  });
  const snapshot = batchMachine.resolveState({ value, context: { ...context, items, problem } });
  return (
    <StoryActor snapshot={sessionIn({ open: { ...rest, ...open } }, part)} send={sendToSession}>
      {(session) => (
        <BatchSessionView {...session} isFree={false} ChoosePages={undefined}>
          <StoryActor snapshot={snapshot} send={send}>
            {(data) => (
              <BatchView
                {...data}
                session={session.snapshot}
                sendToSession={session.send}
                verb={batch.verb}
                settingsOf={(id) => (
                  <batch.Settings
                    options={{ ...batch.options, ...items.find((item) => item.id === id)?.options }}
                    onChange={fn()}
                    openSample={fn()}
                    pictures={[]}
                  />
                )}
                accept={pictureAccept}
                maxSidePx={3840}
                {...props}
              />
            )}
          </StoryActor>
        </BatchSessionView>
      )}
    </StoryActor>
  );
}

/** The session without an open batch. */
const withoutBatch = (value: BatchSessionSnapshot['value'], context?: SessionContext) => (
  <StoryActor snapshot={sessionIn(value, context)} send={sendToSession}>
    {(session) => (
      <BatchSessionView {...session} isFree={false} ChoosePages={undefined}>
        {null}
      </BatchSessionView>
    )}
  </StoryActor>
);

const meta = preview.meta({
  title: 'Pages/Tools/Batch',
  beforeEach: () => {
    send.mockClear();
    sendToSession.mockClear();
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
  parameters: {
    states: [
      'batch.ready',
      'batch-session.open.intake.idle',
      'batch-session.open.copying.kept',
      'batch-session.open.notice.settled',
    ],
  },
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
      context: { access: 'free', leftOut: { chosen: 12, taken: freeBatchMaxPictures, isFree: true } },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 3 pictures, or whole folders')).toBeVisible();
  },
});

/** Nothing more fits. */
export const Full = meta.story({
  parameters: { spec: ['product.batch-100'], states: ['batch.ready'] },
  render: () =>
    inState(
      'ready',
      Array.from({ length: 100 }, (_, index) => picture(`picture-${index + 1}.jpg`)),
      { context: { leftOut: { chosen: 4, taken: 0, isFree: false } } },
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The batch is full, so no more files were added.')).toBeVisible();
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
    await expect(canvas.getByText(/turn white in market\.png\./)).toBeVisible();
  },
});

/** Results that are less than what was asked for are no success. */
export const PartialResults = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () => {
    const made = done('boats.png');
    const note = 'You’re offline, so Best couldn’t be loaded.';
    return inState('finished', [
      done('lighthouse.jpg'),
      { ...made, ...(made.result && { result: { ...made.result, note, isPartial: true } }) },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re offline/)).toBeVisible();
  },
});

/** The settings of one picture, over those of all. */
export const OwnSettings = meta.story({
  parameters: { states: ['batch.running'] },
  render: () => inState('running', halfway),
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas, 'ferry.jpg');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Settings for this picture' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: '3×' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Use these settings for all' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.reset', id: 'ferry.jpg' });
  },
});

/** It takes long, so the page asks whether to notify the user of the end. */
export const Running = meta.story({
  parameters: {
    states: [
      'batch.running',
      'batch-session.open.intake.opening',
      'batch-session.open.copying.storing',
      'batch-session.open.notice.asking',
    ],
  },
  render: () =>
    inState('running', [...halfway, ...more], {
      open: { intake: 'opening', copying: 'storing', notice: 'asking' },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 done, 1 failed, 1 checking, 1 running, 32 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'notice.answered', isAllowed: true });
    await userEvent.click(canvas.getByRole('button', { name: 'No thanks' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'notice.answered', isAllowed: false });
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
  render: () => inState('running', halfway, { open: { notice: 'asking' } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Notify me' })).toBeNull();
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
        message: 'There’s no more room for results on this device.',
        fix: 'Everything that’s done is saved. Download it or free up space, then continue.',
      },
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.resumed' });
  },
});

/** The results are there to download. Deleting them is asked about. */
export const Finished = meta.story({
  parameters: { states: ['batch.finished', 'batch-session.open.copying.volatile'] },
  render: () => inState('finished', ended, { open: { copying: 'volatile' } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 2 results as ZIP' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'saving.started', target: { to: 'zip' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the failed picture' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'failed.retried' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete batch' }));
    const dialog = () => within(within(document.body).getByRole('alertdialog'));
    await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
    await expect(sendToSession).not.toHaveBeenCalledWith({ type: 'batch.deleted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete batch' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'batch.deleted' });
    await userEvent.keyboard('{Escape}');
  },
});

/** One choice of format, quality, dimensions and metadata for all results. A wrong number is named, and nothing is saved. */
export const SavedAs = meta.story({
  parameters: { states: ['batch.finished', 'batch-session.open.saving.idle'] },
  globals: { flow: 'live' },
  render: () =>
    inState('finished', ended, {
      verb: cutOuts.verb,
      settingsOf: () => (
        <cutOuts.Settings options={cutOuts.options} onChange={fn()} openSample={fn()} pictures={[]} />
      ),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save unchanged' }));
    await expect(canvas.queryByRole('slider', { name: 'Quality' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'AVIF' }));
    await expect(canvas.getByRole('switch', { name: 'Keep EXIF, GPS, and XMP' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'WEBP' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'File size' }));
    const field = canvas.getByRole('textbox', { name: 'No larger than' });
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Download 2 results as ZIP' })).toBeDisabled();
    await userEvent.type(field, '500');
    await expect(canvas.getByRole('button', { name: 'Download 2 results as ZIP' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Keep EXIF, GPS, and XMP' }));
    await expect(canvas.getByRole('switch', { name: 'Keep EXIF, GPS, and XMP' })).toBeChecked();
  },
});

/** The files are being written. */
export const WritingFiles = meta.story({
  parameters: { states: ['batch.finished', 'batch-session.open.saving.writing'] },
  render: () =>
    inState('finished', ended, {
      open: { saving: 'writing' },
      context: { saveProgress: { done: 1, all: 2 } },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving file 2 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop saving' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'saving.cancelled' });
  },
});

/** Nothing was saved. */
export const NotSaved = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () =>
    inState('finished', ended, {
      context: {
        saveFailure: { code: 'unexpected', message: 'Something went wrong.', fix: 'Try again.' },
      },
    }),
});

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
      documents: ['Searchable PDF'],
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without letter-page-3.png, which has no result.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All pages in one file' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Searchable PDF' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({
      type: 'saving.started',
      target: { to: 'document', index: 0 },
    });
  },
});

/** A PDF is being opened, or its pages are drawn. */
export const OpeningFiles = meta.story({
  parameters: { states: ['batch-session.opening'] },
  render: () => withoutBatch('opening', { openingText: 'Drawing letter.pdf: page 3 of 12' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'opening.cancelled' });
  },
});

const stored = { items: halfway, options: batch.options };
const chosen = (count: number) =>
  Array.from({ length: count }, (_, index) => new File([], `cliff-${index + 1}.jpg`));

/** An earlier visit left a batch. */
export const Offered = meta.story({
  parameters: { states: ['batch-session.preparing.offering'] },
  render: () => withoutBatch({ preparing: 'offering' }, { stored }),
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'batch.restored' });
    fireEvent.click(canvas.getByRole('button', { name: 'Delete it' }));
    await expect(sendToSession).toHaveBeenLastCalledWith({ type: 'batch.deleted' });
  },
});

/** Files were chosen while an earlier batch is stored. */
export const OfferedWithFiles = meta.story({
  parameters: { states: ['batch-session.preparing.offering'] },
  render: () => withoutBatch({ preparing: 'offering' }, { stored, files: chosen(12) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add the 12 files to it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete it and start over' })).toBeVisible();
  },
});

/** The pictures were chosen for another recipe than that of the stored batch. */
export const OfferedForOtherWork = meta.story({
  parameters: { states: ['batch-session.preparing.offering'] },
  render: () =>
    withoutBatch({ preparing: 'offering' }, { stored, files: chosen(2), isSameWork: () => false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue without the 2 files' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
});

/** Another tab works on the tool's batch. */
export const OpenElsewhere = meta.story({
  parameters: { states: ['batch-session.elsewhere'] },
  render: () => withoutBatch('elsewhere'),
});

/** Files were chosen, and what is stored is not read yet. */
export const Preparing = meta.story({
  parameters: { states: ['batch-session.preparing.restoring'] },
  render: () => withoutBatch({ preparing: 'restoring' }, { files: chosen(2) }),
});

/** The stored batch is being deleted. What shows nothing is beside it: there is no batch, or it is not known yet. */
export const Deleting = meta.story({
  parameters: {
    states: [
      'batch-session.clearing',
      'batch-session.empty',
      'batch-session.preparing.locking',
      'batch-session.preparing.awaitingPlan',
    ],
  },
  render: () => (
    <>
      {withoutBatch('clearing', { stored })}
      {withoutBatch('empty')}
      {withoutBatch({ preparing: 'locking' })}
      {withoutBatch({ preparing: 'awaitingPlan' })}
    </>
  ),
});
