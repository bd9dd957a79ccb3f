import { describe, expect, it } from 'vitest';
import { createTestActor, settled, transitionCoverage } from '../testing';
import {
  createToolRunMachine,
  hasUntakenResult,
  isBusy,
  isStale,
  selectBlocker,
  selectFailure,
  selectOptions,
  selectProgress,
  selectRejection,
  selectResult,
  selectSource,
  shouldWarnBeforeLeaving,
} from '.';
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
    /** What was emitted besides toasts, by type. */
    news: () => emitted.flatMap((event) => (event.type === 'notify' ? [] : [event.type])),
    untaken: async () => {
      await tool.load();
      tool.start();
      await tool.finish();
    },
  };
}

describe('choosing a file', () => {
  it('is busy while the file is looked at, then ready with it', async () => {
    const tool = startTool();
    expect(tool.value()).toBe('empty');
    tool.choose('a.png');
    expect(tool.value()).toBe('checking');
    expect(isBusy(tool.snapshot())).toBe(true);
    expect(tool.inspect.latest().input).toEqual({ files: ['a.png'] });
    await tool.accept();
    expect(tool.value()).toBe('ready');
    expect(isBusy(tool.snapshot())).toBe(false);
    expect(selectSource(tool.snapshot())).toEqual({ name: 'a.png' });
    expect(tool.emitted).toEqual([
      { type: 'source.accepted', source: { name: 'a.png' } },
      { type: 'notify', toast: { title: 'Uploaded', variant: 'success', type: 'success' } },
    ]);
  });

  it('says why a file is not taken, and takes another', async () => {
    const tool = startTool();
    tool.choose();
    await tool.reject();
    expect(tool.value()).toBe('rejected');
    expect(selectRejection(tool.snapshot())).toEqual(tooLarge);
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
    expect(selectRejection(tool.snapshot())).toBeUndefined();
    await tool.accept();
    expect(tool.value()).toBe('ready');
  });

  it('keeps an earlier file when the next one is rejected, with the reason beside it', async () => {
    const tool = startTool();
    await tool.load('a.png');
    tool.choose('b.png');
    await tool.reject();
    expect(tool.value()).toBe('ready');
    expect(selectSource(tool.snapshot())).toEqual({ name: 'a.png' });
    expect(selectRejection(tool.snapshot())).toEqual(tooLarge);
  });

  it('lets go of the earlier file when the next one is taken', async () => {
    const tool = startTool();
    await tool.load('a.png');
    await tool.load('b.png');
    expect(selectSource(tool.snapshot())).toEqual({ name: 'b.png' });
    expect(tool.emitted).toContainEqual({ type: 'source.released', source: { name: 'a.png' } });
    expect(tool.news()).toEqual(['source.accepted', 'source.released', 'source.accepted']);
  });

  it('looks at the last file alone when another one comes meanwhile', async () => {
    const tool = startTool();
    tool.choose('a.png');
    tool.choose('b.png');
    expect(tool.inspect.calls[0]?.signal.aborted).toBe(true);
    await tool.inspect.calls[0]?.resolve({ ok: true, source: { name: 'a.png' } });
    expect(tool.value()).toBe('checking');
    await tool.accept();
    expect(selectSource(tool.snapshot())).toEqual({ name: 'b.png' });
  });

  it('treats a throw of the inspection as an unexpected rejection, and reports it', async () => {
    const tool = startTool();
    tool.choose();
    const error = new Error('broken');
    await tool.inspect.latest().reject(error);
    expect(tool.value()).toBe('rejected');
    expect(selectRejection(tool.snapshot())).toEqual({ code: 'unexpected', message: 'Unexpected' });
    expect(tool.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('says why something that is no file is not taken', () => {
    const tool = startTool();
    const rejection = {
      code: 'dropped-text',
      title: 'No file',
      message: 'That was text.',
      fix: 'Drop a file.',
    };
    tool.actor.send({ type: 'drop.foreign', rejection });
    expect(tool.value()).toBe('rejected');
    expect(selectRejection(tool.snapshot())).toEqual(rejection);
    expect(tool.emitted).toMatchObject([
      { toast: { title: 'No file', description: 'That was text. Drop a file.' } },
    ]);
  });

  it('is forgotten when the file is removed', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.choose('b.png');
    await tool.reject();
    tool.actor.send({ type: 'source.cleared' });
    expect(tool.value()).toBe('empty');
    expect(selectSource(tool.snapshot())).toBeUndefined();
    expect(selectResult(tool.snapshot())).toBeUndefined();
    expect(selectRejection(tool.snapshot())).toBeUndefined();
    expect(tool.emitted.slice(-2)).toEqual([
      { type: 'result.released', result: { url: 'blob:1' } },
      { type: 'source.released', source: { name: 'a.png' } },
    ]);
  });
});

describe('a run', () => {
  it('gets the file and the options, and leaves a result that waits to be taken', async () => {
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
    expect(tool.value()).toEqual({ done: 'untaken' });
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:1' });
    expect(hasUntakenResult(tool.snapshot())).toBe(true);
    expect(tool.toasts()).toEqual(['Uploaded', 'Processing', 'Done']);
  });

  it('shows the progress it reports, and none before and after', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    expect(selectProgress(tool.snapshot())).toBeUndefined();
    tool.process.latest().input.report(halfway);
    expect(selectProgress(tool.snapshot())).toEqual(halfway);
    await tool.finish();
    expect(selectProgress(tool.snapshot())).toBeUndefined();
  });

  it('fails with the reason, and can be tried again with other options', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    expect(tool.value()).toBe('failed');
    expect(selectFailure(tool.snapshot())).toEqual(outOfMemory);
    expect(tool.toasts()).toContain('Not enough memory.');
    tool.actor.send({ type: 'options.changed', options: { factor: 1 } });
    expect(tool.value()).toBe('failed');
    tool.actor.send({ type: 'run.retry' });
    expect(selectFailure(tool.snapshot())).toBeUndefined();
    expect(tool.process.latest().input.options).toEqual({ factor: 1, format: 'png' });
    await tool.finish();
    expect(tool.value()).toEqual({ done: 'untaken' });
  });

  it('is not tried again while something stands in the way', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    tool.actor.send({ type: 'options.changed', options: { factor: 8 } });
    tool.actor.send({ type: 'run.retry' });
    expect(tool.value()).toBe('failed');
    expect(tool.process.calls).toHaveLength(1);
  });

  it('stays failed when the next file is rejected, and is ready with one that is taken', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    await tool.fail();
    tool.choose('b.png');
    await tool.reject();
    expect(tool.value()).toBe('failed');
    expect(selectFailure(tool.snapshot())).toEqual(outOfMemory);
    await tool.load('c.png');
    expect(tool.value()).toBe('ready');
    expect(selectFailure(tool.snapshot())).toBeUndefined();
  });

  it('treats a throw as an unexpected failure, and reports it', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const error = new Error('broken');
    await tool.process.latest().reject(error);
    expect(tool.value()).toBe('failed');
    expect(selectFailure(tool.snapshot())).toEqual({ code: 'unexpected', message: 'Unexpected' });
    expect(tool.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('does not start while something stands in the way, and says what', async () => {
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
    { type: 'drop.foreign', rejection: tooLarge },
    { type: 'source.cleared' },
  ] as const)('refuses $type and says so', async (event) => {
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
  it('stops a run and goes back to the file', async () => {
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
    expect(selectProgress(tool.snapshot())).toBeUndefined();
  });

  it('drops the result, the failure and the progress of a run that was stopped', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const stopped = tool.process.latest();
    tool.actor.send({ type: 'run.cancel' });
    stopped.input.report(halfway);
    await stopped.resolve({ ok: true, value: { url: 'blob:late' } });
    expect(tool.value()).toBe('ready');
    expect(selectResult(tool.snapshot())).toBeUndefined();
    tool.start();
    stopped.input.report(halfway);
    expect(selectProgress(tool.snapshot())).toBeUndefined();
    expect(tool.value()).toBe('processing');
  });

  it('stops looking at a file and goes back to where the file was chosen', async () => {
    const tool = startTool();
    tool.choose();
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.value()).toBe('empty');
    expect(tool.inspect.latest().signal.aborted).toBe(true);
    await tool.untaken();
    tool.actor.send({ type: 'result.taken' });
    tool.choose('b.png');
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.value()).toEqual({ done: 'taken' });
    expect(tool.inspect.live()).toEqual([]);
  });

  it('happens by itself when the actor is stopped, and a late report is dropped', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    const run = tool.process.latest();
    tool.actor.stop();
    expect(run.signal.aborted).toBe(true);
    run.input.report(halfway);
    expect(selectProgress(tool.snapshot())).toBeUndefined();
  });
});

describe('a result', () => {
  it('is taken by a download, and may be downloaded again', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.actor.send({ type: 'result.taken' });
    expect(tool.value()).toEqual({ done: 'taken' });
    expect(hasUntakenResult(tool.snapshot())).toBe(false);
    tool.actor.send({ type: 'result.taken' });
    expect(tool.toasts().slice(-2)).toEqual(['Taken', 'Taken']);
  });

  it('is kept while the next file is looked at, also when that one is rejected', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.choose('b.png');
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:1' });
    await tool.reject();
    expect(tool.value()).toEqual({ done: 'untaken' });
    expect(tool.news()).not.toContain('result.released');
  });

  it('is let go when the next file is taken', async () => {
    const tool = startTool();
    await tool.untaken();
    await tool.load('b.png');
    expect(tool.value()).toBe('ready');
    expect(selectResult(tool.snapshot())).toBeUndefined();
    expect(tool.emitted).toContainEqual({ type: 'result.released', result: { url: 'blob:1' } });
  });

  it('is stale while the options differ from the ones it was made with', async () => {
    const tool = startTool();
    await tool.untaken();
    expect(isStale(tool.snapshot())).toBe(false);
    tool.actor.send({ type: 'options.changed', options: { factor: 3 } });
    expect(isStale(tool.snapshot())).toBe(true);
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:1' });
    tool.actor.send({ type: 'options.changed', options: { factor: initialOptions.factor } });
    expect(isStale(tool.snapshot())).toBe(false);
  });

  it('is stale from the start when the options changed during its run', async () => {
    const tool = startTool();
    await tool.load();
    tool.start();
    tool.actor.send({ type: 'options.changed', options: { format: 'webp' } });
    expect(isStale(tool.snapshot())).toBe(false);
    await tool.finish();
    expect(isStale(tool.snapshot())).toBe(true);
    expect(selectOptions(tool.snapshot())).toEqual({ factor: 2, format: 'webp' });
  });

  it('makes way for the next run, which starts with one event', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.actor.send({ type: 'result.taken' });
    tool.actor.send({ type: 'options.changed', options: { factor: 3 } });
    tool.start();
    expect(selectResult(tool.snapshot())).toBeUndefined();
    expect(tool.emitted).toContainEqual({ type: 'result.released', result: { url: 'blob:1' } });
    await tool.finish('blob:2');
    expect(tool.value()).toEqual({ done: 'untaken' });
    expect(isStale(tool.snapshot())).toBe(false);
  });

  it('stays when the next run may not start', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.actor.send({ type: 'options.changed', options: { factor: 8 } });
    tool.start();
    expect(tool.value()).toEqual({ done: 'untaken' });
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:1' });
  });

  it('is worth a warning before leaving until it is taken, as is work under way', async () => {
    const tool = startTool();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
    await tool.load();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
    tool.start();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(true);
    await tool.finish();
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(true);
    tool.actor.send({ type: 'result.taken' });
    expect(shouldWarnBeforeLeaving(tool.snapshot())).toBe(false);
  });
});

describe('a tool without a file', () => {
  it('begins ready, with what it works from', async () => {
    const tool = startTool({ source: { name: 'none' } });
    expect(tool.value()).toBe('ready');
    tool.start();
    expect(tool.process.latest().input.source).toEqual({ name: 'none' });
    await tool.finish();
    expect(tool.value()).toEqual({ done: 'untaken' });
  });
});

describe('results that are kept', () => {
  /** A tool that keeps two results, after so many runs. */
  async function afterRuns(count: number) {
    const tool = startTool({ source: { name: 'none' }, keeps: 2 });
    for (let run = 1; run <= count; run++) {
      tool.start();
      await tool.finish(`blob:${run}`);
    }
    const urls = () => tool.snapshot().context.kept.map(({ url }) => url);
    const select = (at: number) => {
      const result = tool.snapshot().context.kept[at];
      if (!result) throw new Error(`There is no kept result at ${at}.`);
      tool.actor.send({ type: 'result.selected', result });
    };
    return { ...tool, urls, select };
  }

  it('are the latest, newest first, and each is let go when it falls out', async () => {
    const tool = await afterRuns(3);
    expect(tool.urls()).toEqual(['blob:3', 'blob:2']);
    expect(tool.emitted.filter(({ type }) => type === 'result.released')).toEqual([
      { type: 'result.released', result: { url: 'blob:1' } },
    ]);
  });

  it('are told of as they come, and only then', async () => {
    const tool = await afterRuns(2);
    tool.start();
    await tool.fail();
    tool.actor.send({ type: 'run.retry' });
    tool.actor.send({ type: 'run.cancel' });
    expect(tool.news().filter((type) => type === 'run.succeeded')).toHaveLength(2);
  });

  it('can be selected, beside the result, after a failure and from the form, but not during a run', async () => {
    const tool = await afterRuns(2);
    tool.select(1);
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:1' });
    expect(isStale(tool.snapshot())).toBe(false);
    tool.actor.send({ type: 'result.dismissed' });
    expect(tool.value()).toBe('ready');
    expect(selectResult(tool.snapshot())).toBeUndefined();
    expect(tool.urls()).toEqual(['blob:2', 'blob:1']);
    tool.select(0);
    expect(tool.value()).toEqual({ done: 'taken' });
    tool.start();
    tool.select(0);
    expect(tool.value()).toBe('processing');
    await tool.fail();
    tool.select(0);
    expect(selectFailure(tool.snapshot())).toBeUndefined();
    expect(selectResult(tool.snapshot())).toEqual({ url: 'blob:2' });
  });

  it('cannot be selected when they are not kept', async () => {
    const tool = await afterRuns(1);
    tool.actor.send({ type: 'result.selected', result: { url: 'blob:1' } });
    expect(selectResult(tool.snapshot())).toBe(tool.snapshot().context.kept[0]);
  });

  it('is let go when it is dismissed and nothing is kept', async () => {
    const tool = startTool();
    await tool.untaken();
    tool.actor.send({ type: 'result.dismissed' });
    expect(tool.value()).toBe('ready');
    expect(tool.news().at(-1)).toBe('result.released');
  });
});

describe('texts', () => {
  it('may have a toast that differs from the usual one', () => {
    const toast = { variant: 'destructive', duration: 3000 } as const;
    const validate = () => ({ code: 'limit', title: 'Limit', message: 'Reached.', toast });
    const tool = startTool({ source: { name: 'none' }, validate });
    tool.start();
    expect(tool.emitted).toEqual([
      { type: 'notify', toast: { title: 'Limit', description: 'Reached.', type: 'warning', ...toast } },
    ]);
  });

  it('may depend on the result', async () => {
    const tool = startTool({ messages: { done: ({ url }) => `Made ${url}` } });
    await tool.untaken();
    expect(tool.toasts()).toEqual(['Made blob:1']);
  });

  it('have a default only where silence would be a riddle', async () => {
    const tool = startTool({ messages: {} });
    await tool.load();
    tool.start();
    tool.choose('b.png');
    await tool.process.latest().reject(new Error('broken'));
    expect(tool.toasts()).toEqual([
      'A file is being processed. Wait for it, or cancel it first.',
      'Something went wrong that we did not expect.',
    ]);
  });
});

describe('actors', () => {
  it('name themselves when they were forgotten', async () => {
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
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
