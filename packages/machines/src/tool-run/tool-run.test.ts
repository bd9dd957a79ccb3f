import { delays } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { createTestActor, settled, transitionCoverage } from '../testing';
import { createToolRunMachine, isBusy, isStale, selectBlocker, shouldWarnBeforeLeaving } from '.';
import { doneToast } from './tool-run.messages';
import {
  halfway,
  initialOptions,
  machine,
  needsPlan,
  outOfMemory,
  startTool as startUncounted,
  tooLarge,
} from './tool-run.test-kit';

const coverage = transitionCoverage(machine);

function startTool(input?: Parameters<typeof startUncounted>[1]) {
  const tool = startUncounted(coverage, input);
  const { actor, emitted } = tool;
  return {
    ...tool,
    snapshot: () => actor.getSnapshot(),
    value: () => actor.getSnapshot().value,
    toasts: () => emitted.flatMap((event) => (event.type === 'notify' ? [event.toast.title] : [])),
    /** The types of the emitted events, except toasts. */
    emittedTypes: () => emitted.flatMap((event) => (event.type === 'notify' ? [] : [event.type])),
    finishRun: async () => {
      await tool.load();
      tool.start();
      await tool.finish();
    },
  };
}

describe('choosing a file', () => {
  it('is busy while the file is inspected, then ready with it', async () => {
    const tool = startTool();
    expect(tool.value()).toBe('empty');
    tool.choose('a.png');
    expect(tool.value()).toBe('checking');
    expect(isBusy(tool.snapshot())).toBe(true);
    expect(tool.inspect.latest().input).toEqual({ files: ['a.png'], acceptIncomplete: false });
    await tool.accept();
    expect(tool.value()).toBe('ready');
    expect(isBusy(tool.snapshot())).toBe(false);
    expect(tool.snapshot().context.source).toEqual({ name: 'a.png' });
    expect(tool.emitted).toEqual([
      { type: 'source.accepted', source: { name: 'a.png' } },
      { type: 'notify', toast: { title: 'Uploaded', variant: 'success', type: 'success' } },
    ]);
  });

  it('inspects a file again that the user accepts although a part of it is missing', async () => {
    const tool = startTool();
    tool.choose('a.png');
    await tool.reject();
    tool.actor.send({ type: 'file.chosen', files: ['a.png'], acceptIncomplete: true });
    expect(tool.inspect.latest().input).toEqual({ files: ['a.png'], acceptIncomplete: true });
    await tool.accept();
    expect(tool.value()).toBe('ready');
  });

  it('shows why a file is rejected and accepts another', async () => {
    const tool = startTool();
    tool.choose();
    await tool.reject();
    expect(tool.value()).toBe('rejected');
    expect(tool.snapshot().context.rejection).toEqual(tooLarge);
    expect(tool.emitted).toEqual([
      {
        type: 'notify',
        toast: {
          title: 'The file is too large.',
          description: 'Choose a smaller one.',
          variant: 'destructive',
          type: 'error',
        },
      },
    ]);
    tool.choose();
    expect(tool.snapshot().context.rejection).toBeUndefined();
    await tool.accept();
    expect(tool.value()).toBe('ready');
  });

  it('keeps the earlier file if the next one is rejected, with the reason', async () => {
    const tool = startTool();
    await tool.load('a.png');
    tool.choose('b.png');
    await tool.reject();
    expect(tool.value()).toBe('ready');
    expect(tool.snapshot().context.source).toEqual({ name: 'a.png' });
    expect(tool.snapshot().context.rejection).toEqual(tooLarge);
  });

  it('releases the earlier file when the next one is accepted', async () => {
    const tool = startTool();
    await tool.load('a.png');
    await tool.load('b.png');
    expect(tool.snapshot().context.source).toEqual({ name: 'b.png' });
    expect(tool.emitted).toContainEqual({ type: 'source.released', source: { name: 'a.png' } });
    expect(tool.emittedTypes()).toEqual(['source.accepted', 'source.released', 'source.accepted']);
  });

  it('inspects only the last of several choices', async () => {
    const tool = startTool();
    tool.choose('a.png');
    tool.choose('b.png');
    expect(tool.inspect.calls[0]?.signal.aborted).toBe(true);
    await tool.inspect.calls[0]?.resolve({ ok: true, source: { name: 'a.png' } });
    expect(tool.value()).toBe('checking');
    await tool.accept();
    expect(tool.snapshot().context.source).toEqual({ name: 'b.png' });
  });

  it('handles a thrown error of `inspect` as an unexpected rejection and reports it', async () => {
    const tool = startTool();
    tool.choose();
    const error = new Error('broken');
    await tool.inspect.latest().reject(error);
    expect(tool.value()).toBe('rejected');
    expect(tool.snapshot().context.rejection).toEqual({ code: 'unexpected', message: 'Unexpected' });
    expect(tool.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('shows why a drop without a file is rejected', () => {
    const tool = startTool();
    const rejection = {
      code: 'dropped-text',
      title: 'No file',
      message: 'That was text.',
      fix: 'Drop a file.',
    };
    tool.actor.send({ type: 'drop.rejected', rejection });
    expect(tool.value()).toBe('rejected');
    expect(tool.snapshot().context.rejection).toEqual(rejection);
    expect(tool.emitted).toMatchObject([
      { toast: { title: 'No file', description: 'That was text. Drop a file.' } },
    ]);
  });

  it('is cleared when the file is removed', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.choose('b.png');
    await tool.reject();
    tool.actor.send({ type: 'source.cleared' });
    expect(tool.value()).toBe('empty');
    expect(tool.snapshot().context.source).toBeUndefined();
    expect(tool.snapshot().context.result).toBeUndefined();
    expect(tool.snapshot().context.rejection).toBeUndefined();
    expect(tool.emitted.slice(-2)).toEqual([
      { type: 'result.released', result: { url: 'blob:1' } },
      { type: 'source.released', source: { name: 'a.png' } },
    ]);
  });
});

describe('a run', () => {
  it('receives the file and the options, and leads to an unsaved result', async () => {
    const tool = startTool();
    await tool.load();
    tool.actor.send({ type: 'options.changed', options: { factor: 4 } });
    tool.start();
    expect(tool.value()).toBe('processing');
    expect(isBusy(tool.snapshot())).toBe(true);
    expect(tool.process.latest().input).toMatchObject({
      source: { name: 'a.png' },
      options: { factor: 4, format: 'png' },
    });
    await tool.finish();
    expect(tool.value()).toEqual({ done: 'unsaved' });
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:1' });
    expect(tool.snapshot().hasTag('unsaved')).toBe(true);
    expect(tool.toasts()).toEqual(['Uploaded', 'Processing', 'Done']);
  });

  it('has the reported progress, and none before and after', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    expect(tool.snapshot().context.progress).toBeUndefined();
    tool.process.latest().input.report(halfway);
    expect(tool.snapshot().context.progress).toEqual(halfway);
    await tool.finish();
    expect(tool.snapshot().context.progress).toBeUndefined();
  });

  it('fails with the reason and can be retried with other options', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    expect(tool.value()).toBe('failed');
    expect(tool.snapshot().context.failure).toEqual(outOfMemory);
    expect(tool.toasts()).toContain('Not enough memory.');
    tool.actor.send({ type: 'options.changed', options: { factor: 1 } });
    expect(tool.value()).toBe('failed');
    tool.actor.send({ type: 'run.retry' });
    expect(tool.snapshot().context.failure).toBeUndefined();
    expect(tool.process.latest().input.options).toEqual({ factor: 1, format: 'png' });
    await tool.finish();
    expect(tool.value()).toEqual({ done: 'unsaved' });
  });

  it('is not retried while it is blocked', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    tool.actor.send({ type: 'options.changed', options: { factor: 8 } });
    tool.actor.send({ type: 'run.retry' });
    expect(tool.value()).toBe('failed');
    expect(tool.process.calls).toHaveLength(1);
  });

  it('stays failed if the next file is rejected, and is ready if it is accepted', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    tool.choose('b.png');
    await tool.reject();
    expect(tool.value()).toBe('failed');
    expect(tool.snapshot().context.failure).toEqual(outOfMemory);
    await tool.load('c.png');
    expect(tool.value()).toBe('ready');
    expect(tool.snapshot().context.failure).toBeUndefined();
  });

  it('handles a thrown error as an unexpected failure and reports it', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const error = new Error('broken');
    await tool.process.latest().reject(error);
    expect(tool.value()).toBe('failed');
    expect(tool.snapshot().context.failure).toEqual({ code: 'unexpected', message: 'Unexpected' });
    expect(tool.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is stopped at the deadline and can be retried, with a deadline of its own', async () => {
    const tool = startTool();
    await tool.load();
    tool.clock.increment(delays.toolRunDeadline);
    tool.start();
    const run = tool.process.latest();
    tool.clock.increment(delays.toolRunDeadline - 1);
    expect(tool.value()).toBe('processing');
    expect(run.signal.aborted).toBe(false);
    tool.clock.increment(1);
    expect(tool.value()).toBe('failed');
    expect(run.signal.aborted).toBe(true);
    expect(tool.process.live()).toEqual([]);
    expect(tool.snapshot().context.failure).toMatchObject({
      code: 'timed-out',
      message: expect.stringContaining('4 hours'),
      fix: expect.stringContaining('Try again.'),
    });
    expect(tool.toasts()).toContain('The run was stopped');

    await run.resolve({ ok: true, value: { url: 'blob:late' } });
    expect(tool.value()).toBe('failed');
    expect(tool.snapshot().context.result).toBeUndefined();

    tool.actor.send({ type: 'run.retry' });
    tool.clock.increment(delays.toolRunDeadline - 1);
    await tool.finish();
    tool.clock.increment(delays.toolRunDeadline);
    expect(tool.value()).toEqual({ done: 'unsaved' });
  });

  it('does not start while it is blocked, and shows why', async () => {
    const tool = startTool();
    tool.actor.send({ type: 'options.changed', options: { factor: 8 } });
    expect(selectBlocker(tool.snapshot())).toBeUndefined();
    await tool.load();
    expect(selectBlocker(tool.snapshot())).toEqual(needsPlan);
    tool.start();
    expect(tool.value()).toBe('ready');
    expect(tool.process.calls).toEqual([]);
    expect(tool.emitted.at(-1)).toEqual({
      type: 'notify',
      toast: {
        title: 'Plan',
        description: 'That needs a plan. Choose a smaller factor.',
        variant: 'warning',
        type: 'warning',
      },
    });
  });

  it.each([
    { type: 'file.chosen', files: ['b.png'] },
    { type: 'drop.rejected', rejection: tooLarge },
    { type: 'source.cleared' },
  ] as const)('refuses $type with a toast', async (event) => {
    const tool = startTool();
    await tool.load();
    tool.start();
    tool.actor.send(event);
    expect(tool.value()).toBe('processing');
    expect(tool.process.live()).toHaveLength(1);
    expect(tool.inspect.calls).toHaveLength(1);
    expect(tool.emitted.at(-1)).toEqual({
      type: 'notify',
      toast: { title: 'Refused', variant: 'warning', type: 'warning' },
    });
  });
});

describe('cancelling', () => {
  it('aborts a run and returns to the file', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const run = tool.process.latest();
    run.input.report(halfway);
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.value()).toBe('ready');
    expect(run.signal.aborted).toBe(true);
    expect(tool.process.live()).toEqual([]);
    expect(Object.values(tool.snapshot().children)).toEqual([]);
    expect(tool.snapshot().context.progress).toBeUndefined();
  });

  it('ignores the outcome and the progress of a cancelled run', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const stopped = tool.process.latest();
    tool.actor.send({ type: 'run.cancel' });
    stopped.input.report(halfway);
    await stopped.resolve({ ok: true, value: { url: 'blob:late' } });
    expect(tool.value()).toBe('ready');
    expect(tool.snapshot().context.result).toBeUndefined();
    tool.start();
    stopped.input.report(halfway);
    expect(tool.snapshot().context.progress).toBeUndefined();
    expect(tool.value()).toBe('processing');
  });

  it('aborts an inspection and returns to the state before', async () => {
    const tool = startTool();
    tool.choose();
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.value()).toBe('empty');
    expect(tool.inspect.latest().signal.aborted).toBe(true);
    await tool.finishRun();
    tool.actor.send({ type: 'result.saved' });
    tool.choose('b.png');
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.value()).toEqual({ done: 'saved' });
    expect(tool.inspect.live()).toEqual([]);
  });

  it('happens when the actor is stopped, and a late report is ignored', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const run = tool.process.latest();
    tool.actor.stop();
    expect(run.signal.aborted).toBe(true);
    run.input.report(halfway);
    expect(tool.snapshot().context.progress).toBeUndefined();
  });
});

describe('a result', () => {
  it('is saved by a download and can be downloaded again', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'result.saved' });
    expect(tool.value()).toEqual({ done: 'saved' });
    expect(tool.snapshot().hasTag('unsaved')).toBe(false);
    tool.actor.send({ type: 'result.saved' });
    expect(tool.toasts().slice(-2)).toEqual(['Saved', 'Saved']);
  });

  it('is kept while the next file is inspected, and if it is rejected', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.choose('b.png');
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:1' });
    await tool.reject();
    expect(tool.value()).toEqual({ done: 'unsaved' });
    expect(tool.emittedTypes()).not.toContain('result.released');
  });

  it('is released when the next file is accepted', async () => {
    const tool = startTool();
    await tool.finishRun();
    await tool.load('b.png');
    expect(tool.value()).toBe('ready');
    expect(tool.snapshot().context.result).toBeUndefined();
    expect(tool.emitted).toContainEqual({ type: 'result.released', result: { url: 'blob:1' } });
  });

  it('is stale while the options differ from the ones it was made with', async () => {
    const tool = startTool();
    await tool.finishRun();
    expect(isStale(tool.snapshot())).toBe(false);
    tool.actor.send({ type: 'options.changed', options: { factor: 3 } });
    expect(isStale(tool.snapshot())).toBe(true);
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:1' });
    tool.actor.send({ type: 'options.changed', options: { factor: initialOptions.factor } });
    expect(isStale(tool.snapshot())).toBe(false);
  });

  it('can be left without a question once another tool works on with it', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'result.passed' });
    expect(tool.value()).toEqual({ done: 'saved' });
    expect(tool.toasts()).not.toContain('Saved');
  });

  it('can be left without a question while the library has it as it is', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'result.kept' });
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
    expect(tool.toasts()).not.toContain('Saved');
    tool.actor.send({ type: 'result.edited' });
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(true);
  });

  it('is stale from the start if the options changed during its run', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    tool.actor.send({ type: 'options.changed', options: { format: 'webp' } });
    expect(isStale(tool.snapshot())).toBe(false);
    await tool.finish();
    expect(isStale(tool.snapshot())).toBe(true);
    expect(tool.snapshot().context.options).toEqual({ factor: 2, format: 'webp' });
  });

  it('is released when the next run starts', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'result.saved' });
    tool.actor.send({ type: 'options.changed', options: { factor: 3 } });
    tool.start();
    expect(tool.snapshot().context.result).toBeUndefined();
    expect(tool.emitted).toContainEqual({ type: 'result.released', result: { url: 'blob:1' } });
    await tool.finish('blob:2');
    expect(tool.value()).toEqual({ done: 'unsaved' });
    expect(isStale(tool.snapshot())).toBe(false);
  });

  it('stays if the next run is blocked', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'options.changed', options: { factor: 8 } });
    tool.start();
    expect(tool.value()).toEqual({ done: 'unsaved' });
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:1' });
  });

  it('needs a warning before leaving until it is saved, like work in progress', async () => {
    const tool = startTool();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
    await tool.load();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
    tool.start();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(true);
    await tool.finish();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(true);
    tool.actor.send({ type: 'result.saved' });
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
  });
});

describe('a tool without a file', () => {
  it('starts in `ready` with its source', async () => {
    const tool = startTool({ source: { name: 'none' } });
    expect(tool.value()).toBe('ready');
    tool.start();
    expect(tool.process.latest().input.source).toEqual({ name: 'none' });
    await tool.finish();
    expect(tool.value()).toEqual({ done: 'unsaved' });
  });
});

describe('the history of results', () => {
  /** A tool with a history of two results, after a number of runs. */
  async function afterRuns(count: number) {
    const tool = startTool({ source: { name: 'none' }, historyLimit: 2 });
    for (let run = 1; run <= count; run++) {
      tool.start();
      await tool.finish(`blob:${run}`);
    }
    const urls = () => tool.snapshot().context.history.map(({ url }) => url);
    const select = (at: number) => {
      const result = tool.snapshot().context.history[at];
      if (!result) throw new Error(`There is no history result at ${at}.`);
      tool.actor.send({ type: 'result.selected', result });
    };
    return { ...tool, urls, select };
  }

  // @spec image.history
  it('contains the latest, newest first, and releases those beyond the limit', async () => {
    const tool = await afterRuns(3);
    expect(tool.urls()).toEqual(['blob:3', 'blob:2']);
    expect(tool.emitted.filter(({ type }) => type === 'result.released')).toEqual([
      { type: 'result.released', result: { url: 'blob:1' } },
    ]);
  });

  it('emits an event for each new result', async () => {
    const tool = await afterRuns(2);
    tool.start();
    await tool.fail();
    tool.actor.send({ type: 'run.retry' });
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.emittedTypes().filter((type) => type === 'run.succeeded')).toHaveLength(2);
  });

  it('can be selected from in all states except during a run', async () => {
    const tool = await afterRuns(2);
    tool.select(1);
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:1' });
    expect(isStale(tool.snapshot())).toBe(false);
    tool.actor.send({ type: 'result.dismissed' });
    expect(tool.value()).toBe('ready');
    expect(tool.snapshot().context.result).toBeUndefined();
    expect(tool.urls()).toEqual(['blob:2', 'blob:1']);
    tool.select(0);
    expect(tool.value()).toEqual({ done: 'saved' });
    tool.start();
    tool.select(0);
    expect(tool.value()).toBe('processing');
    await tool.fail();
    tool.select(0);
    expect(tool.snapshot().context.failure).toBeUndefined();
    expect(tool.snapshot().context.result).toEqual({ url: 'blob:2' });
  });

  it('cannot select a result that is not part of it', async () => {
    const tool = await afterRuns(1);
    tool.actor.send({ type: 'result.selected', result: { url: 'blob:1' } });
    expect(tool.snapshot().context.result).toBe(tool.snapshot().context.history[0]);
  });

  it('does not keep a dismissed result without a limit', async () => {
    const tool = startTool();
    await tool.finishRun();
    tool.actor.send({ type: 'result.dismissed' });
    expect(tool.value()).toBe('ready');
    expect(tool.emittedTypes().at(-1)).toBe('result.released');
  });
});

describe('changes of the options', () => {
  const change = (
    tool: ReturnType<typeof startTool>,
    options: Partial<typeof initialOptions>,
    step?: string,
  ) => tool.actor.send({ type: 'options.changed', options, ...(step !== undefined && { step }) });
  const options = (tool: ReturnType<typeof startTool>) => tool.snapshot().context.options;

  it('can be undone and redone one by one', () => {
    const tool = startTool();
    change(tool, { factor: 3 }, 'factor');
    change(tool, { format: 'webp' }, 'format');
    for (const _ of [1, 2, 3]) tool.actor.send({ type: 'options.undone' });
    expect(options(tool)).toEqual(initialOptions);
    tool.actor.send({ type: 'options.redone' });
    expect(options(tool)).toEqual({ factor: 3, format: 'png' });
    for (const _ of [1, 2]) tool.actor.send({ type: 'options.redone' });
    expect(options(tool)).toEqual({ factor: 3, format: 'webp' });
    tool.actor.send({ type: 'options.undone' });
    change(tool, { factor: 4 }, 'factor');
    tool.actor.send({ type: 'options.redone' });
    expect(options(tool)).toEqual({ factor: 4, format: 'png' });
  });

  it('of one slider are undone together', () => {
    const tool = startTool();
    for (const factor of [3, 4, 5]) change(tool, { factor }, 'factor');
    tool.actor.send({ type: 'options.undone' });
    expect(options(tool)).toEqual(initialOptions);
  });

  it('that the page makes are not undone, nor those for the file before', async () => {
    const tool = startTool();
    change(tool, { factor: 3 });
    tool.actor.send({ type: 'options.undone' });
    expect(options(tool).factor).toBe(3);
    change(tool, { factor: 4 }, 'factor');
    await tool.load();
    tool.actor.send({ type: 'options.undone' });
    expect(options(tool).factor).toBe(4);
  });
});

describe('toast texts', () => {
  it('can be overridden by a problem', () => {
    const toast = { variant: 'destructive', duration: 3000 } as const;
    const validate = () => ({ code: 'limit', title: 'Limit', message: 'Reached.', toast });
    const tool = startTool({ source: { name: 'none' }, validate });
    tool.start();
    expect(tool.emitted).toEqual([
      { type: 'notify', toast: { title: 'Limit', description: 'Reached.', type: 'warning', ...toast } },
    ]);
  });

  it('of a saved file that lacks something are a warning', async () => {
    const { actor, finishRun, emitted } = startTool({ messages: { saved: 'Saved.' } });
    await finishRun();
    actor.send({ type: 'result.saved', caveat: 'Without its metadata.' });
    actor.send({ type: 'result.saved' });
    const toasts = emitted.flatMap((event) => (event.type === 'notify' ? [event.toast] : [])).slice(-2);
    expect(toasts).toMatchObject([
      { title: 'Without its metadata.', type: 'warning' },
      { title: 'Saved.', type: 'success' },
    ]);
  });

  it('can depend on the result', async () => {
    const tool = startTool({ messages: { done: ({ url }) => `Made ${url}` } });
    await tool.finishRun();
    expect(tool.toasts()).toEqual(['Made blob:1']);
  });

  it('of a result with a caveat are a warning instead of the success', () => {
    const messages = {
      done: 'Done.',
      caveat: (name: string) => (name === 'less' ? 'Only a part.' : undefined),
    };
    expect(doneToast(messages, 'whole')).toMatchObject({ title: 'Done.', type: 'success' });
    expect(doneToast(messages, 'less')).toMatchObject({ title: 'Only a part.', type: 'warning' });
  });

  it('have defaults only for refusals and unexpected errors', async () => {
    const tool = startTool({ messages: {} });
    await tool.load();
    tool.start();
    tool.choose('b.png');
    await tool.process.latest().reject(new Error('broken'));
    expect(tool.toasts()).toEqual([
      'A file is already being processed. Wait for it to finish, or cancel it first.',
      'Something unexpected went wrong.',
    ]);
  });
});

describe('actors', () => {
  it('are named if they were not provided', async () => {
    const { actor, emitted } = createTestActor(createToolRunMachine<string, object, string, null>(), {
      input: { options: {} },
    });
    actor.send({ type: 'file.chosen', files: null });
    await settled();
    expect(String(emitted.find((event) => event.type === 'error.caught')?.error)).toContain(
      '`inspect` actor must be provided',
    );
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
