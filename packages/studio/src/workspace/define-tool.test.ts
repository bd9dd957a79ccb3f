import { toolById } from '@verapix/domain';
import type { Engine } from '@verapix/engines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatSettings } from './hand-over';
import { defineTool, form } from './define-tool';
import type { ToolSource } from './tool-definition';
import { createToolActor } from './tool-actor';

type TextEngine = Engine<string, string>;

const engineOf = (run: TextEngine['run'], prepare?: () => Promise<void>): TextEngine => ({
  run,
  ...(prepare && { prepare }),
});

const noFace = { code: 'no-face', message: 'No face.', fix: 'Choose another.' } as const;
const files: ToolSource<{ name: string; bytes: number }, unknown> = {
  inspect: async ([file]) => ({ ok: true, source: { name: file?.name ?? '', bytes: 3 } }),
};

/** A tool that repeats the name of its file. */
function repeater(
  run: TextEngine['run'],
  changes: { load?: () => Promise<object>; prepare?: () => Promise<void> } = {},
) {
  return defineTool({
    id: 'image-to-text',
    lead: '',
    source: files,
    engine: {
      load: changes.load ?? (async () => ({})),
      device: () => engineOf(run, changes.prepare),
      simulated: () => engineOf(async () => ({ ok: true, value: 'simulated' })),
      input: ({ name }, { times }: { times: number }) => name.repeat(times),
      result: (text: string, { times }) => ({ text, times }),
      failure: ({ code, message }, { name }) => ({ code, message: `${name}: ${message}` }),
    },
    options: { times: 2 },
    messages: {},
    View: () => null,
  });
}

const host = { notify: () => {}, mayStore: () => false, noteRun: () => {} };

const input = { source: { name: 'ab', bytes: 3 }, options: { times: 2 }, report: () => {} };
const { signal } = new AbortController();

/** Runs a tool's engine as its actor does. */
const runEngine = async (tool: ReturnType<typeof repeater>, report = input.report) =>
  tool.engine.run({ ...input, report }, signal, undefined);

/** The page's address. */
function visit(search: string) {
  vi.stubGlobal('location', { search, href: `https://app.example/${search}` });
}
beforeEach(() => visit(''));

describe("a tool's engine", () => {
  it('gets its input from the source and the options, and its output becomes the result', async () => {
    const tool = repeater(async (text) => ({ ok: true, value: text.toUpperCase() }));
    expect(await runEngine(tool)).toEqual({ ok: true, value: { text: 'ABAB', times: 2 } });
  });

  it('reports a failure in the words of the tool', async () => {
    const tool = repeater(async () => ({ ok: false, failure: noFace }));
    expect(await runEngine(tool)).toEqual({
      ok: false,
      failure: { code: 'no-face', message: 'ab: No face.' },
    });
  });

  it('gets the signal of the run and reports its progress', async () => {
    const run = vi.fn<TextEngine['run']>(async () => ({ ok: true, value: '' }));
    const report = vi.fn();
    await runEngine(repeater(run), report);
    expect(run).toHaveBeenCalledWith('abab', { signal, onProgress: report });
  });

  // @spec tools.simulated
  it('is the simulated one where the address says so', async () => {
    visit('?engines=simulated');
    const run = vi.fn<TextEngine['run']>();
    expect(await runEngine(repeater(run))).toMatchObject({ value: { text: 'simulated' } });
    expect(run).not.toHaveBeenCalled();
  });

  it('fails like any run if its code cannot be loaded', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    expect(await runEngine(repeater(vi.fn(), { load }))).toEqual({
      ok: false,
      failure: { code: 'model-unavailable', message: 'ab: The tool couldn’t be loaded.' },
    });
  });

  it('throws on any other error', async () => {
    const error = new TypeError('undefined is not a function');
    const load = () => Promise.reject(error);
    await expect(runEngine(repeater(vi.fn(), { load }))).rejects.toBe(error);
  });

  it('loads what its runs need, if there is anything to load', async () => {
    const prepare = vi.fn(async () => {});
    await repeater(vi.fn(), { prepare }).engine.prepare();
    expect(prepare).toHaveBeenCalledOnce();
    const { engine } = repeater(vi.fn());
    await expect(engine.prepare()).resolves.toBeUndefined();
  });
});

describe("a tool's actor", () => {
  /** A tool that needs a free use for each run. */
  const counter = (runs: { count: () => void }) =>
    defineTool({
      id: 'logo-generator',
      lead: '',
      source: form,
      engine: {
        load: async () => ({}),
        device: () => engineOf(async (text) => ({ ok: true, value: text })),
        simulated: () => engineOf(async (text) => ({ ok: true, value: text })),
        input: (_: 'no-file', { name }: { name: string }) => name,
      },
      options: { name: 'Acme' },
      useEnv: (): { left: number } => ({ left: 1 }),
      messages: { done: 'Done.' },
      View: () => null,
      validate: (_, _options, { left }) =>
        left > 0 ? undefined : { code: 'limit', message: 'No free use is left.' },
      onResult: (result, { snapshot, env }) => {
        const { lastRunOptions } = snapshot.context;
        expect([result, lastRunOptions, env.left]).toEqual(['Acme', { name: 'Acme' }, 1]);
        runs.count();
      },
    });

  it('validates with the latest environment, forwards toasts and calls onResult', async () => {
    const count = vi.fn();
    const notify = vi.fn();
    let env = { left: 0 };
    const tool = counter({ count });
    const actor = createToolActor(tool, () => env, { ...host, notify }).start();
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'run.start' });
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'No free use is left.' }));
    env = { left: 1 };
    actor.send({ type: 'run.start' });
    await vi.waitFor(() => expect(count).toHaveBeenCalledOnce());
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Done.' }));
    actor.stop();
  });

  it.each([
    ['each successful run on the device', '', { ok: true, value: '' }, ['image-to-text']],
    ['no failed run', '', { ok: false, failure: noFace }, []],
    ['no simulated run', '?engines=simulated', { ok: true, value: '' }, []],
  ] as const)('notes how long it took for %s', async (_, search, outcome, noted) => {
    visit(search);
    const noteRun = vi.fn<(run: { tool: string; milliseconds: number }) => void>();
    const tool = repeater(async () => outcome);
    const actor = createToolActor({ ...tool, autoStart: true }, () => undefined, {
      ...host,
      noteRun,
    }).start();
    actor.send({ type: 'file.chosen', files: [new File(['abc'], 'ab')] });
    await vi.waitFor(() => expect(actor.getSnapshot().matches(outcome.ok ? 'done' : 'failed')).toBe(true));
    expect(noteRun.mock.calls.map(([{ tool: id }]) => id)).toEqual(noted);
    actor.stop();
  });

  it('checks chosen files with the intake and calls onSource, and stops the engine when it is stopped', async () => {
    const run = vi.fn<TextEngine['run']>(() => new Promise(() => {}));
    const onSource = vi.fn(({ send }: { send: (event: never) => void }) =>
      send({ type: 'options.changed', options: { times: 3 } } as never),
    );
    const actor = createToolActor({ ...repeater(run), onSource }, () => undefined, host).start();
    actor.send({ type: 'file.chosen', files: [new File(['abc'], 'ab')] });
    await vi.waitFor(() => expect(onSource).toHaveBeenCalledOnce());
    actor.send({ type: 'run.start' });
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    const [text, options] = run.mock.calls[0] ?? [];
    expect(text).toBe('ababab');
    actor.stop();
    expect(options?.signal.aborted).toBe(true);
  });

  it('uses the settings of an earlier result for the first file, after those that suit it', async () => {
    const run = vi.fn<TextEngine['run']>(() => new Promise(() => {}));
    const tool = repeater(run);
    const onSource = ({ send }: { send: (event: never) => void }) =>
      send({ type: 'options.changed', options: { times: 3 } } as never);
    const actor = createToolActor({ ...tool, onSource }, () => undefined, host).start();
    repeatSettings(toolById(tool.id).path, { times: 5 });
    const choose = async () => {
      actor.send({ type: 'file.chosen', files: [new File(['abc'], 'ab')] });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('ready'));
      return actor.getSnapshot().context.options;
    };
    expect(await choose()).toMatchObject({ times: 5 });
    expect(await choose()).toMatchObject({ times: 3 });
    actor.stop();
  });

  it('of a tool that starts by itself runs an accepted file, with the settings of an earlier result if there are any', async () => {
    const run = vi.fn<TextEngine['run']>(async (value) => ({ ok: true, value }));
    const tool = repeater(run);
    const actor = createToolActor({ ...tool, autoStart: true }, () => undefined, host).start();
    const choose = () => actor.send({ type: 'file.chosen', files: [new File(['abc'], 'ab')] });
    choose();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(run.mock.calls[0]?.[0]).toBe('abab');
    await vi.waitFor(() => expect(actor.getSnapshot().matches('done')).toBe(true));
    repeatSettings(toolById(tool.id).path, { times: 3 });
    choose();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    expect(run.mock.calls[1]?.[0]).toBe('ababab');
    actor.stop();
  });

  it('hands a part of a result to the page with the source that it is of', async () => {
    const onPart = vi.fn();
    const tool = defineTool({
      id: 'image-to-text',
      lead: '',
      source: files,
      engine: {
        load: async () => ({}),
        device: (): Engine<string, string, number> => ({
          run: async (value, { onPart: show }) => {
            show?.(7);
            return { ok: true, value };
          },
        }),
        simulated: () => engineOf(async (value) => ({ ok: true, value })),
        input: ({ name }) => name,
        onPart,
      },
      options: {},
      messages: {},
      View: () => null,
    });
    await tool.engine.run({ ...input, options: {} }, signal, undefined);
    expect(onPart).toHaveBeenCalledWith(7, undefined, input.source);
  });

  it.each([
    [true, 'The tool couldn’t be loaded.'],
    [false, 'You are offline'],
  ])('rejects a file whose check could not be loaded (online: %s)', async (onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const inspect = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    const actor = createToolActor(
      { ...repeater(vi.fn()), source: { inspect } },
      () => undefined,
      host,
    ).start();
    actor.send({ type: 'file.chosen', files: [new File(['abc'], 'ab')] });
    await vi.waitFor(() => expect(actor.getSnapshot().context.rejection?.message).toContain(message));
    actor.stop();
  });
});
