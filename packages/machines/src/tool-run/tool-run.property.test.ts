import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextSnapshot } from 'xstate';
import { transitionCoverage } from '../testing';
import { type Step, step } from '../testing/step.test-kit';
import { isBusy, isStale, selectFailure, selectProgress, selectResult, selectSource } from '.';
import { halfway, machine, outOfMemory, startTool, tooLarge } from './tool-run.test-kit';

type Tool = ReturnType<typeof startTool>;

const send = (event: Parameters<Tool['actor']['send']>[0]) =>
  step<Tool>(JSON.stringify(event), ({ actor }) => actor.send(event));

/** Mostly the latest call, and sometimes one long given up: an actor may settle or report at any time. */
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

const selectKept = (at: number) =>
  step<Tool>(`select kept ${at}`, ({ actor }) => {
    const result = actor.getSnapshot().context.kept[at];
    if (result) actor.send({ type: 'result.selected', result });
  });

/** What a run reports and makes says which run it was. */
const progressOf = (run: number) => ({ ...halfway, phase: `run ${run}` });
const resultOf = (run: number) => ({ url: `blob:${run}` });

const anyStep: fc.Arbitrary<Step<Tool>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(send({ type: 'file.chosen', files: ['a.png'] })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'drop.foreign', rejection: tooLarge })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'source.cleared' })) },
  { weight: 4, arbitrary: fc.constant(send({ type: 'run.start' })) },
  { weight: 2, arbitrary: fc.constant(send({ type: 'run.retry' })) },
  { weight: 2, arbitrary: fc.constant(send({ type: 'run.cancel' })) },
  { weight: 2, arbitrary: fc.constant(send({ type: 'result.taken' })) },
  { weight: 1, arbitrary: fc.constant(send({ type: 'result.dismissed' })) },
  { weight: 4, arbitrary: fc.nat({ max: 1 }).map(selectKept) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 2, max: 7 })
      .map((factor) => send({ type: 'options.changed', options: { factor } })),
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

  // Work is under way exactly while the tool is busy, never twice, and cancelling always ends it.
  expect(live).toHaveLength(isBusy(snapshot) ? 1 : 0);
  if (isBusy(snapshot)) {
    expect(isBusy(getNextSnapshot(machine, snapshot, { type: 'run.cancel' }))).toBe(false);
  } else {
    expectNothingLive(tool);
  }

  // A result is there when it is shown, and is kept while a next file is looked at.
  const result = selectResult(snapshot);
  if (!snapshot.matches('checking')) expect(result !== undefined).toBe(snapshot.matches('done'));
  if (isStale(snapshot)) expect(result).toBeDefined();

  // Whatever a run says or makes after it was stopped is dropped.
  const latestRun = tool.process.calls.length;
  const progress = selectProgress(snapshot);
  const { kept, keeps } = snapshot.context;
  if (result && keeps === 0) expect(result).toEqual(resultOf(latestRun));
  if (result && keeps > 0) expect(kept).toContain(result);
  expect(kept.length).toBeLessThanOrEqual(keeps);
  if (progress) expect(progress).toEqual(progressOf(latestRun));
  if (!snapshot.matches('processing')) expect(progress).toBeUndefined();

  const needsSource = ['ready', 'processing', 'failed', 'done'] as const;
  if (!snapshot.matches('checking')) {
    expect(selectSource(snapshot) !== undefined).toBe(needsSource.some((state) => snapshot.matches(state)));
    expect(selectFailure(snapshot) !== undefined).toBe(snapshot.matches('failed'));
  }
}

/** Everything that the machine took is either still held or was let go once. */
function expectNothingLost({ actor, emitted }: Tool) {
  const snapshot = actor.getSnapshot();
  const count = (isCounted: (event: (typeof emitted)[number]) => boolean) => emitted.filter(isCounted).length;
  const held = (thing: unknown) => (thing === undefined ? 0 : 1);
  const { kept } = snapshot.context;
  const heldResults = kept.length > 0 ? kept.length : held(selectResult(snapshot));
  const accepted = count(({ type }) => type === 'source.accepted');
  const finished = count((event) => event.type === 'notify' && event.toast.title === 'Done');
  expect(count(({ type }) => type === 'source.released') + held(selectSource(snapshot))).toBe(accepted);
  expect(count(({ type }) => type === 'result.released') + heldResults).toBe(finished);
}

describe('whatever happens to a tool', () => {
  it('holds no result without a run, no work without being busy, and lets go of everything once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(0, 2), async (sequence, keeps) => {
        const tool = startTool(undefined, { keeps });
        for (const { take } of sequence) {
          await take(tool);
          expectInvariants(tool);
          expectNothingLost(tool);
        }
      }),
    );
  });

  it('has nothing live after a cancel', async () => {
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

  it('is put to the test: the sequences take every transition of the chart', async () => {
    const coverage = transitionCoverage(machine);
    // The same sequences every time: what is asked is how well they are made, not what the machine does.
    for (const sequence of fc.sample(steps, { seed: 1, numRuns: 400 })) {
      await takeAll(startTool(coverage, { keeps: 2 }), sequence);
    }
    expect(coverage.missing()).toEqual([]);
  });
});
