import type { NetworkMeasurement, ProcessorMeasurement } from '@verapix/domain';
import { type GraphicsProcessorSnapshot, graphicsProcessorMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, type screen, userEvent } from 'storybook/test';
import { StoryPage } from '../testing/StoryHost';
import { LabView } from './LabPage';

type Canvas = Pick<typeof screen, 'findByRole'>;

const send = fn();
const adapter = 'acme x1';

const sharp: NetworkMeasurement = {
  network: 'sharp',
  verdict: 'slower',
  wasmMs: 1930,
  webgpuMs: 2480,
  differenceDb: 0.0007,
};
const detail: NetworkMeasurement = {
  network: 'detail',
  verdict: 'faster',
  wasmMs: 2610,
  webgpuMs: 94.3,
  differenceDb: 0.0002,
};
const measurementOf = (...networks: NetworkMeasurement[]): ProcessorMeasurement => ({
  adapter,
  files: 'a',
  networks,
});

/** The page in one state of its machine. */
function inState(
  value: GraphicsProcessorSnapshot['value'],
  context: Partial<GraphicsProcessorSnapshot['context']> = {},
) {
  const snapshot = graphicsProcessorMachine.resolveState({
    value,
    context: {
      adapter,
      measurement: undefined,
      isOn: false,
      progress: undefined,
      problem: undefined,
      ...context,
    },
  });
  return (
    <StoryPage>
      <StoryActor snapshot={snapshot} send={send}>
        {(actor) => <LabView {...actor} />}
      </StoryActor>
    </StoryPage>
  );
}

const meta = preview.meta({
  title: 'Pages/Lab',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', states: ['graphics-processor.measured'] },
});

export const Finding = meta.story({
  parameters: { states: ['graphics-processor.finding'] },
  render: () => inState('finding', { adapter: undefined }),
});

export const Unsupported = meta.story({
  parameters: { states: ['graphics-processor.unsupported'] },
  render: () => inState('unsupported', { adapter: undefined }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This browser doesn’t let pages use a graphics processor.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Unmeasured = meta.story({
  parameters: { states: ['graphics-processor.unmeasured'] },
  render: () => inState('unmeasured'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Test this device' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'measurement.started' });
  },
});

export const Measuring = meta.story({
  parameters: { states: ['graphics-processor.measuring'] },
  render: () =>
    inState('measuring', { progress: { label: 'Sharp: Running a tile on the processor', done: 0.24 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'measurement.cancelled' });
  },
});

export const Failed = meta.story({
  parameters: { states: ['graphics-processor.failed'] },
  render: () =>
    inState('failed', {
      problem: {
        code: 'model-unavailable',
        message: 'The network couldn’t be loaded.',
        fix: 'Check your connection and try again.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The network couldn’t be loaded.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Test this device' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'measurement.started' });
  },
});

/** Both networks give the same result, one of them sooner. */
export const Agreed = meta.story({
  render: () => inState('measured', { measurement: measurementOf(sharp, detail) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Verdict/ })).toHaveTextContent(
      'Faster, same result',
    );
    await userEvent.click(
      await canvas.findByRole('switch', {
        name: 'Use the graphics processor',
        description: 'For Detail, in this browser. If it fails during a run, the processor takes over.',
      }),
    );
    await expect(send).toHaveBeenLastCalledWith({ type: 'use.changed', isOn: true });
  },
});

export const TurnedOn = meta.story({
  render: () => inState('measured', { measurement: measurementOf(sharp, detail), isOn: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Use the graphics processor' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'use.changed', isOn: false });
  },
});

export const Keeping = meta.story({
  parameters: { states: ['graphics-processor.keeping'] },
  render: () => inState('keeping', { measurement: measurementOf(sharp, detail), isOn: true }),
});

/** No network may use it, so the switch can't be turned on. */
async function expectNotAllowed(canvas: Canvas) {
  const control = await canvas.findByRole('switch', { name: 'Use the graphics processor' });
  await expect(control).toBeDisabled();
  await expect(control).toHaveAccessibleDescription('The test results don’t allow it.');
}

export const Slower = meta.story({
  render: () =>
    inState('measured', {
      measurement: measurementOf(sharp, { ...detail, verdict: 'slower', webgpuMs: 18_300 }),
    }),
  play: ({ canvas }) => expectNotAllowed(canvas),
});

export const Disagreed = meta.story({
  render: () =>
    inState('measured', {
      measurement: measurementOf(
        { ...sharp, verdict: 'disagreed', webgpuMs: 320, differenceDb: 3.41 },
        { ...detail, verdict: 'disagreed', differenceDb: 0.132 },
      ),
    }),
  play: ({ canvas }) => expectNotAllowed(canvas),
});

/** The graphics processor failed in the middle of the measurement. */
export const GraphicsProcessorFailed = meta.story({
  render: () =>
    inState('measured', {
      measurement: measurementOf(
        { network: 'sharp', verdict: 'failed', wasmMs: 1930, reason: 'The graphics processor was lost.' },
        { ...detail, verdict: 'slower', webgpuMs: 18_300 },
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sharp failed: The graphics processor was lost.')).toBeVisible();
    await expectNotAllowed(canvas);
  },
});
