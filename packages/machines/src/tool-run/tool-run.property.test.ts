import { delays } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextSnapshot } from 'xstate';
import { transitionCoverage } from '../testing';
import { type Step, step } from '../testing/random-walks';
import { isBusy, isStale } from '.';
import { halfway, machine, outOfMemory, startTool, tooLarge } from './tool-run.test-kit';

type Tool = ReturnType<typeof startTool>;

const send = (event: Parameters<Tool['actor']['send']>[0]) =>
  step<Tool>(JSON.stringify(event), ({ actor }) => actor.send(event));

/** Usually the latest call, and sometimes an aborted one: an actor can settle or report at any time. */
const whichCall = fc.oneof(
  { weight: 2, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.constantFrom(-2, -3) },
);

const onInspection = (name: string, take: (call: Tool['inspect']['calls'][number]) => unknown) =>
  whichCall.map((at) =>
    step<Tool>(`${name} ${at}`, ({ inspect }) => {
      const call = inspect.calls.at(at);
      return call && take(call);
    }),
  );

const onRun = (name: string, take: (call: Tool['process']['calls'][number], run: number) => unknown) =>
  whichCall.map((at) =>
    step<Tool>(`${name} ${at}`, ({ process: { calls } }) => {
      const call = calls.at(at);
      return call && take(call, calls.indexOf(call) + 1);
    }),
  );

const selectFromHistory = (at: number) =>
  step<Tool>(`select history ${at}`, ({ actor }) => {
    const result = actor.getSnapshot().context.history[at];
    if (result) actor.send({ type: 'result.selected', result });
  });

/** Progress and results contain the number of their run. */
const progressOf = (run: number) => ({ ...halfway, phase: `run ${run}` });
const resultOf = (run: number) => ({ url: `blob:${run}` });

const anyStep: fc.Arbitrary<Step<Tool>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(send({ type: 'file.chosen', files: ['a.png'] })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'drop.rejected', rejection: tooLarge })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'source.cleared' })) },
  { weight: 4, arbitrary: fc.constant(send({ type: 'run.start' })) },
  { weight: 4, arbitrary: fc.constant(send({ type: 'run.retry' })) },
  { weight: 2, arbitrary: fc.constant(send({ type: 'run.cancel' })) },
  { weight: 2, arbitrary: fc.constant(send({ type: 'result.saved' })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('result.passed' as const, 'result.kept' as const, 'result.edited' as const)
      .map((type) => send({ type })),
  },
  { weight: 1, arbitrary: fc.constant(send({ type: 'options.undone' })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'options.redone' })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'result.dismissed' })) },
  { weight: 6, arbitrary: fc.nat({ max: 1 }).map(selectFromHistory) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 2, max: 7 })
      .map((factor) => send({ type: 'options.changed', options: { factor }, step: 'factor' })),
  },
  {
    weight: 4,
    arbitrary: onInspection('accept', (call) => call.resolve({ ok: true, source: { name: 'a.png' } })),
  },
  {
    weight: 2,
    arbitrary: onInspection('reject', (call) => call.resolve({ ok: false, rejection: tooLarge })),
  },
  { weight: 1, arbitrary: onInspection('inspection throws', (call) => call.reject(new Error('broken'))) },
  { weight: 3, arbitrary: onRun('report', (call, run) => call.input.report(progressOf(run))) },
  { weight: 4, arbitrary: onRun('finish', (call, run) => call.resolve({ ok: true, value: resultOf(run) })) },
  { weight: 3, arbitrary: onRun('fail', (call) => call.resolve({ ok: false, failure: outOfMemory })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 2)
      .map((parts) =>
        step<Tool>(`1/${parts} of the deadline passes`, ({ clock }) =>
          clock.increment(delays.toolRunDeadline / parts),
        ),
      ),
  },
  { weight: 2, arbitrary: onRun('run throws', (call) => call.reject(new Error('broken'))) },
);

const steps = fc.array(anyStep, { maxLength: 80, size: 'max' });

async function takeAll(tool: Tool, sequence: readonly Step<Tool>[]) {
  for (const { take } of sequence) await take(tool);
}

function expectNothingLive({ actor, inspect, process }: Tool) {
  expect([...inspect.live(), ...process.live()]).toEqual([]);
  expect(Object.values(actor.getSnapshot().children)).toEqual([]);
}

function expectInvariants(tool: Tool) {
  const snapshot = tool.actor.getSnapshot();
  const live = [...tool.inspect.live(), ...tool.process.live()];
  expect(snapshot.status).toBe('active');

  // One call is in progress exactly while the tool is busy, and cancelling always ends it.
  expect(live).toHaveLength(isBusy(snapshot) ? 1 : 0);
  if (isBusy(snapshot)) {
    expect(isBusy(getNextSnapshot(machine, snapshot, { type: 'run.cancel' }))).toBe(false);
  } else {
    expectNothingLive(tool);
  }

  // There is a result when it is shown, and while the next file is inspected.
  const result = snapshot.context.result;
  if (!snapshot.matches('checking')) expect(result !== undefined).toBe(snapshot.matches('done'));
  if (isStale(snapshot)) expect(result).toBeDefined();

  // Progress and results of a cancelled run are ignored.
  const latestRun = tool.process.calls.length;
  const progress = snapshot.context.progress;
  const { history, historyLimit } = snapshot.context;
  if (result && historyLimit === 0) expect(result).toEqual(resultOf(latestRun));
  if (result && historyLimit > 0) expect(history).toContain(result);
  expect(history.length).toBeLessThanOrEqual(historyLimit);
  if (progress) expect(progress).toEqual(progressOf(latestRun));
  if (!snapshot.matches('processing')) expect(progress).toBeUndefined();

  const needsSource = ['ready', 'processing', 'failed', 'done'] as const;
  if (!snapshot.matches('checking')) {
    expect(snapshot.context.source !== undefined).toBe(needsSource.some((state) => snapshot.matches(state)));
    expect(snapshot.context.failure !== undefined).toBe(snapshot.matches('failed'));
  }
}

/** Every accepted source and result is either in the context or was released once. */
function expectNothingLost({ actor, emitted }: Tool) {
  const snapshot = actor.getSnapshot();
  const count = (isCounted: (event: (typeof emitted)[number]) => boolean) => emitted.filter(isCounted).length;
  const held = (thing: unknown) => (thing === undefined ? 0 : 1);
  const { history } = snapshot.context;
  const heldResults = history.length > 0 ? history.length : held(snapshot.context.result);
  const accepted = count(({ type }) => type === 'source.accepted');
  const finished = count((event) => event.type === 'notify' && event.toast.title === 'Done');
  expect(count(({ type }) => type === 'source.released') + held(snapshot.context.source)).toBe(accepted);
  expect(count(({ type }) => type === 'result.released') + heldResults).toBe(finished);
}

describe('any sequence of events to a tool', () => {
  it('has a result only after a run, work only while busy, and releases everything once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(0, 2), async (sequence, historyLimit) => {
        const tool = startTool(undefined, { historyLimit });
        for (const { take } of sequence) {
          await take(tool);
          expectInvariants(tool);
          expectNothingLost(tool);
        }
      }),
    );
  });

  it('has no call in progress after a cancel', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const tool = startTool();
        await takeAll(tool, sequence);
        tool.actor.send({ type: 'run.cancel' });
        expect(isBusy(tool.actor.getSnapshot())).toBe(false);
        expectNothingLive(tool);
      }),
    );
  });

  it('generates sequences that take every transition of the chart', async () => {
    const coverage = transitionCoverage(machine);
    // A fixed seed: this tests the generator of the sequences, not the machine.
    for (const sequence of fc.sample(steps, { seed: 1, numRuns: 400 })) {
      await takeAll(startTool(coverage, { historyLimit: 2 }), sequence);
    }
    expect(coverage.missing()).toEqual([]);
  });
});
