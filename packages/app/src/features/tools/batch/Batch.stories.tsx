import { type BatchItem, type BatchSnapshot, batchMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getInitialSnapshot } from 'xstate';
import { batch } from '../upscale/batch';
import { BatchView, type BatchViewProps, StoredBatchOffer } from './BatchView';
import { defaultNameTemplate } from './result-names';

const send = fn();
const save = { zip: fn(), one: fn(), folder: fn() };

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
const ended = [
  done('lighthouse.jpg'),
  failed,
  done('boats.png'),
  picture('harbour.jpg', { status: 'skipped' }),
];

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
    concurrencyOf: () => 2,
  });
  const snapshot = batchMachine.resolveState({ value, context: { ...context, items, problem } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(data) => (
        <BatchView
          {...data}
          verb={batch.verb}
          settings={<batch.Settings options={batch.options} onChange={fn()} />}
          template={defaultNameTemplate}
          onTemplate={fn()}
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
  tags: ['nightly'],
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'padded' },
});

export const Ready = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () => inState('ready', waiting),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 4 pictures' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.started' });
    canvas.getByRole('button', { name: 'Actions for market.png' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(document.body).getByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Move down' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'item.moved', id: 'market.png', by: 1 });
  },
});

/** More files were chosen than the plan takes. */
export const LeftOut = meta.story({
  parameters: { states: ['batch.ready'] },
  render: () => inState('ready', waiting.slice(0, 3), { leftOut: { chosen: 12, taken: 3, isFree: true } }),
});

export const Running = meta.story({
  parameters: { states: ['batch.running'] },
  render: () => inState('running', halfway, { askToNotify: fn() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 done, 1 failed, 1 checking, 1 running, 2 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.paused' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'batch.cancelled' });
  },
});

export const RunningOnPhone = meta.story({
  parameters: { states: ['batch.running'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('running', halfway),
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

export const Finished = meta.story({
  parameters: { states: ['batch.finished'] },
  render: () => inState('finished', ended, { isVolatile: true }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 2 results as ZIP' }));
    await expect(save.zip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try the failed one again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'failed.retried' });
  },
});

/** An earlier visit left a batch. */
export const Offered = meta.story({
  render: () => <StoredBatchOffer items={halfway} onResume={fn()} onDiscard={fn()} />,
});
