import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineFailure } from '../engine';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { prepareRequest } from './worker-engine';
import { createWorkerEngine, ownCode, prepareWorker, type WorkerEngineOptions } from './worker-engine';

const unavailable: EngineFailure = { code: 'engine-unavailable', message: 'It stopped.', fix: 'Reload.' };
const refusal: EngineFailure = { code: 'too-large', message: 'Too large.', fix: 'Take a smaller one.' };

type Options = WorkerEngineOptions<number, { double: number }, 'read' | 'work'>;

function start(input = 2, changes: Partial<Options> = {}) {
  const worker = new FakeWorker<{ double: number }, { sum: number }, 'read' | 'work'>();
  let started = 0;
  const engine = createWorkerEngine<number, { double: number }, { sum: number }, 'read' | 'work'>({
    phases: [
      { id: 'read', label: 'Reading', weight: 0.2 },
      { id: 'work', label: 'Working', weight: 0.8 },
    ],
    startWorker: () => {
      started++;
      return worker;
    },
    jobOf: (number) => ({ double: number * 2 }),
    unavailable,
    ...changes,
  });
  const { controller, reported, options } = recordProgress();
  const begin = () => engine.run(input, options);
  return { worker, controller, reported, begin, started: () => started };
}

const success = { type: 'outcome', outcome: { ok: true, value: { sum: 4 } } } as const;

describe('createWorkerEngine', () => {
  it('sends the job and reports the steps of the worker as progress of the run', () => {
    const { worker, reported, begin } = start();
    void begin();
    expect(worker.jobs).toEqual([{ double: 4 }]);
    worker.reply({ type: 'progress', step: { phase: 'read' } });
    worker.reply({ type: 'progress', step: { phase: 'work', done: 0.5, etaMs: 2000 } });
    expect(reported).toEqual([
      { phase: 'read', phaseLabel: 'Reading', overall: 0 },
      { phase: 'work', phaseLabel: 'Working', phaseDone: 0.5, overall: expect.closeTo(0.6), etaMs: 2000 },
    ]);
  });

  it('returns the result with its duration, terminates the worker, and ignores a later abort', async () => {
    const { worker, controller, begin } = start();
    const run = begin();
    worker.reply(success);
    expect(await run).toEqual({ ok: true, value: { sum: 4, durationMs: expect.any(Number) } });
    controller.abort();
    expect(worker.terminated).toBe(1);
  });

  it('terminates the worker in the same tick when aborted, and ignores what it posted', async () => {
    const { worker, controller, reported, begin } = start();
    const run = begin();
    controller.abort();
    expect(worker.terminated).toBe(1);
    worker.reply({ type: 'progress', step: { phase: 'work', done: 1 } });
    worker.reply(success);
    worker.dispatchEvent(new Event('error'));
    await expect(run).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(reported).toEqual([]);
    expect(worker.terminated).toBe(1);
  });

  it('starts no worker when it is already aborted or refuses the input', async () => {
    const aborted = start();
    aborted.controller.abort();
    await expect(aborted.begin()).rejects.toBe(aborted.controller.signal.reason);
    const refused = start(10, { refuse: (input) => (input > 9 ? refusal : undefined) });
    expect(await refused.begin()).toEqual({ ok: false, failure: refusal });
    expect([aborted.started(), refused.started()]).toEqual([0, 0]);
  });

  it('is unavailable when the browser throws instead of starting a worker', async () => {
    const startWorker = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(await start(2, { startWorker }).begin()).toEqual({ ok: false, failure: unavailable });
  });

  it('ends exactly once, whatever events follow in whatever order', async () => {
    const events = ['progress', 'done', 'failed', 'error', 'messageerror', 'abort'] as const;
    const failure = { code: 'encode-failed', message: 'No.', fix: 'Yes.' } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 12 }), async (sequence) => {
        const { worker, controller, reported, begin } = start();
        const run = begin();
        run.catch(() => undefined);
        const happen: Record<(typeof events)[number], () => void> = {
          progress: () => worker.reply({ type: 'progress', step: { phase: 'work', done: 0.1 } }),
          done: () => worker.reply(success),
          failed: () => worker.reply({ type: 'outcome', outcome: { ok: false, failure } }),
          error: () => worker.dispatchEvent(new Event('error')),
          messageerror: () => worker.dispatchEvent(new Event('messageerror')),
          abort: () => controller.abort(),
        };
        for (const event of sequence) happen[event]();
        const end = sequence.findIndex((event) => event !== 'progress');
        expect(reported).toHaveLength(end === -1 ? sequence.length : end);
        expect(worker.terminated).toBe(end === -1 ? 0 : 1);
        if (end === -1) return;
        const ending = sequence[end];
        if (ending === 'abort') await expect(run).rejects.toBe(controller.signal.reason);
        else if (ending === 'done') expect(await run).toMatchObject({ ok: true, value: { sum: 4 } });
        else expect(await run).toEqual({ ok: false, failure: ending === 'failed' ? failure : unavailable });
      }),
    );
  });
});

describe('prepareWorker', () => {
  it('asks a worker to load its code, and terminates it when it is ready', async () => {
    const worker = new FakeWorker<unknown, never>();
    const prepared = prepareWorker(() => worker);
    expect(worker.jobs).toEqual([prepareRequest]);
    expect(worker.terminated).toBe(0);
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
    await prepared;
    expect(worker.terminated).toBe(1);
  });

  it('terminates a worker whose code cannot be loaded, without an error in the console', async () => {
    const worker = new FakeWorker<unknown, never>();
    const prepared = prepareWorker(() => worker);
    const fault = new Event('error', { cancelable: true });
    worker.dispatchEvent(fault);
    await prepared;
    expect(worker.terminated).toBe(1);
    expect(fault.defaultPrevented).toBe(true);
  });

  it('resolves when the browser starts no worker', async () => {
    const refused = () => {
      throw new DOMException('No workers here.');
    };
    await expect(prepareWorker(refused)).resolves.toBeUndefined();
  });
});

describe('a worker that has loaded files', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let memory = 8;

  beforeEach(() => {
    vi.useFakeTimers();
    memory = 8;
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', {
      get deviceMemory() {
        return memory;
      },
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** An engine whose jobs load a file each, and the workers that it has started. */
  function warmEngine() {
    const workers: FakeWorker<{ file: string }, { sum: number }>[] = [];
    const engine = createWorkerEngine<string, { file: string }, { sum: number }, 'work'>({
      phases: [{ id: 'work', label: 'Working', weight: 1 }],
      startWorker: () => {
        const worker = new FakeWorker<{ file: string }, { sum: number }>();
        workers.push(worker);
        return worker;
      },
      jobOf: (file) => ({ file }),
      unavailable,
      loadedBy: ({ file }) => (file === 'none' ? undefined : file),
    });
    /** Runs a job to its end, in the worker that took it. */
    const run = async (file: string, outcome: Parameters<(typeof workers)[number]['reply']>[0] = success) => {
      const running = engine.run(file, recordProgress().options);
      workers.findLast(({ jobs }) => jobs.at(-1)?.file === file)?.reply(outcome);
      await running;
    };
    return { engine, workers, run };
  }

  const terminatedOf = (workers: readonly { terminated: number }[]) =>
    workers.map(({ terminated }) => terminated);

  it('does the next job with the same files', async () => {
    const { workers, run } = warmEngine();
    await run('a');
    await run('a');
    expect(workers.map(({ jobs }) => jobs.length)).toEqual([2]);
    expect(terminatedOf(workers)).toEqual([0]);
  });

  it('waits beside one that does the jobs without files', async () => {
    const { workers, run } = warmEngine();
    for (const file of ['a', ownCode, ownCode, 'a']) await run(file);
    expect(workers.map(({ jobs }) => jobs.length)).toEqual([2, 2]);
    expect(terminatedOf(workers)).toEqual([0, 0]);
  });

  it('ends when the next job needs other files, and stays when it needs none', async () => {
    const { workers, run } = warmEngine();
    await run('a');
    await run('none');
    expect(terminatedOf(workers)).toEqual([0, 1]);
    await run('b');
    expect(terminatedOf(workers)).toEqual([1, 1, 0]);
  });

  it('ends after a minute, when the page is hidden, and when it breaks', async () => {
    const { workers, run } = warmEngine();
    await run('a');
    vi.advanceTimersByTime(59_000);
    expect(terminatedOf(workers)).toEqual([0]);
    vi.advanceTimersByTime(1000);
    await run('a');
    page.dispatchEvent(new Event('visibilitychange'));
    await run('a');
    workers.at(-1)?.dispatchEvent(new Event('error'));
    expect(terminatedOf(workers)).toEqual([1, 1, 1]);
  });

  it('ends at once after a failure, and on a device with little memory', async () => {
    const { workers, run } = warmEngine();
    await run('a', { type: 'outcome', outcome: { ok: false, failure: unavailable } });
    memory = 2;
    await run('a');
    expect(terminatedOf(workers)).toEqual([1, 1]);
  });

  it('ends when its second run is aborted', async () => {
    const { engine, workers, run } = warmEngine();
    await run('a');
    const { controller, options } = recordProgress();
    const running = engine.run('a', options);
    controller.abort();
    await expect(running).rejects.toBe(controller.signal.reason);
    vi.advanceTimersByTime(60_000);
    expect(terminatedOf(workers)).toEqual([1]);
  });
});
