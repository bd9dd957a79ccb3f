import outline from '../../../../../fixtures/photographs/outlines/coffee.svg?url';
import photograph from '../../../../../fixtures/photographs/coffee.jpg?url';
import { loadOnce } from '@verapix/domain';
import { type ObjectSelectionSnapshot, objectSelectionMachine, type PickedObject } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { createMask } from '@verapix/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SelectingView } from './SelectingEditor';

const size = { width: 600, height: 400 };
const send = fn();

/** The cup within its outline, as a press on it finds it. */
async function findCup(): Promise<{ cup: PickedObject }> {
  const image = new Image();
  image.src = outline;
  await image.decode();
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
  if (!context) throw new Error('This browser has no canvas, so the outline cannot be drawn.');
  context.drawImage(image, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const inside = Uint8Array.from({ length: data.length / 4 }, (_, pixel) =>
    Number((data[pixel * 4] ?? 0) > 127),
  );
  return { cup: { area: { x: 0, y: 0, ...size }, inside } };
}

const picks = [
  { kind: 'point', x: 300, y: 200, isInside: true },
  { kind: 'point', x: 520, y: 330, isInside: false },
] as const;

interface ShownProps {
  value: ObjectSelectionSnapshot['value'];
  context: Partial<ObjectSelectionSnapshot['context']>;
}

/** The editor, with the tool selected, in one state of the selection. */
function Shown({ value, context }: ShownProps) {
  const [mask, setMask] = useState(() => createMask(size.width, size.height));
  const initial = { progress: undefined, picks: [], found: undefined, use: undefined, problem: undefined };
  const snapshot = objectSelectionMachine.resolveState({ value, context: { ...initial, ...context } });
  return (
    <div style={{ maxInlineSize: '40rem' }}>
      <StoryActor snapshot={snapshot} send={send}>
        {(actor) => (
          <SelectingView
            {...actor}
            {...size}
            src={photograph}
            alt="A cup of coffee"
            value={mask}
            onChange={setMask}
            patchAt={undefined}
            keeps={{ inside: 0, beside: 1 }}
            startsWith="region"
          />
        )}
      </StoryActor>
    </div>
  );
}

const inState = (value: ShownProps['value'], context: ShownProps['context'] = {}) => (
  <Shown {...{ value, context }} />
);

const failed = (value: ShownProps['value'], message: string, fix: string) =>
  inState(value, { problem: { code: 'failed', message, fix }, picks: [] });

const meta = preview.meta({
  title: 'Tools/Selection of objects',
  loaders: [loadOnce(findCup)],
  beforeEach: () => {
    send.mockClear();
  },
  // The states differ in the words of a panel: a few pictures show them.
  parameters: { states: ['object-selection.ready'], chromatic: { disableSnapshot: true } },
});

const cupOf = (loaded: Record<string, unknown>) => loaded.cup as PickedObject;

/** Nothing is offered until it is known what the device can do. */
export const Checking = meta.story({
  parameters: { states: ['object-selection.checking'] },
  render: () => inState('checking'),
});

export const Unsupported = meta.story({
  parameters: { states: ['object-selection.unsupported'] },
  render: () => inState('unsupported'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/needs 800 MB of memory/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Region' })).toBeChecked();
  },
});

export const Offered = meta.story({
  parameters: { states: ['object-selection.offered'], chromatic: { disableSnapshot: false } },
  render: () => inState('offered'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/up to 5\d MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select whole objects' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'download.started' });
  },
});

export const Offline = meta.story({
  parameters: { states: ['object-selection.offline'] },
  render: () => inState('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/connect to the internet/)).toBeVisible();
  },
});

export const Downloading = meta.story({
  parameters: { states: ['object-selection.downloading'] },
  render: () => inState('downloading', { progress: 0.42 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'download.cancelled' });
  },
});

/** Selecting the tool starts the preparation. Whoever cancelled it has a button. */
export const Waiting = meta.story({
  parameters: { states: ['object-selection.waiting'] },
  render: () => inState('waiting'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'preparation.started' }));
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Select whole objects' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'preparation.started' });
  },
});

/** The network is one step, so nothing measures how much of it is done. */
export const Preparing = meta.story({
  parameters: { states: ['object-selection.preparing'] },
  render: () => inState('preparing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'preparation.cancelled' });
  },
});

export const Ready = meta.story({
  render: () => inState('ready'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Object' })).toBeChecked();
    canvas.getByRole('application', { name: 'Choose an object' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenLastCalledWith({
      type: 'pick.added',
      pick: { kind: 'point', x: 300, y: 200, isInside: true },
    });
  },
});

export const Finding = meta.story({
  parameters: { states: ['object-selection.choosing.finding'] },
  render: () => inState({ choosing: 'finding' }, { picks: [picks[0]] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for the object…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark the object' })).toBeDisabled();
  },
});

/** What was found is shown before it is marked. A switch makes the next press take away. */
export const Found = meta.story({
  parameters: { states: ['object-selection.choosing.found'], chromatic: { disableSnapshot: false } },
  render: (_, { loaded }) => inState({ choosing: 'found' }, { picks, found: cupOf(loaded) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark the object' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'object.taken', use: { kind: 'mark', value: 1 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep only the object' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'object.taken', use: { kind: 'keep' } });
    await userEvent.click(canvas.getByRole('radio', { name: 'Take away' }));
    canvas.getByRole('application', { name: 'Choose an object' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenLastCalledWith({
      type: 'pick.added',
      pick: { kind: 'point', x: 300, y: 200, isInside: false },
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'pick.undone' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'picks.discarded' });
  },
});

export const FoundOnPhone = meta.story({
  parameters: { states: ['object-selection.choosing.found'], chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => inState({ choosing: 'found' }, { picks, found: cupOf(loaded) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const NothingFound = meta.story({
  parameters: { states: ['object-selection.choosing.found'] },
  render: () => inState({ choosing: 'found' }, { picks }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was found there/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark the object' })).toBeDisabled();
  },
});

export const Refining = meta.story({
  parameters: { states: ['object-selection.choosing.refining'] },
  render: (_, { loaded }) => inState({ choosing: 'refining' }, { picks, found: cupOf(loaded) }),
});

export const DownloadFailed = meta.story({
  parameters: { states: ['object-selection.failed.download'] },
  render: () =>
    failed(
      { failed: 'download' },
      'The files arrived changed or damaged, so they were not used.',
      'Try again later. The brush works without them.',
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/changed or damaged/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'step.retried' });
  },
});

export const OutOfMemory = meta.story({
  parameters: { states: ['object-selection.failed.preparation'] },
  render: () =>
    failed(
      { failed: 'preparation' },
      'The device ran out of memory.',
      'Close other tabs and try again, or mark it with the brush.',
    ),
});

export const SearchFailed = meta.story({
  parameters: { states: ['object-selection.failed.search'] },
  render: () =>
    failed(
      { failed: 'search' },
      'What selects objects could not be started, or it stopped.',
      'Try again. If it happens again, reload the page, or mark it with the brush.',
    ),
});
