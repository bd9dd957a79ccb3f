import type { Engine } from '@verapix/engines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { engineActor, prepareEngine } from './engine-actor';

/** An engine that does what a test says. */
const engine = (run: Engine<string, string>['run']): Engine<string, string> => ({
  id: 'simulated',
  phases: [],
  run,
});
const use = (run: Engine<string, string>['run']) => ({
  open: async () => engine(run),
  inputOf: (source: string, options: { times: number }) => source.repeat(options.times),
});
const input = { source: 'ab', options: { times: 2 }, report: () => {} };
const outcomeOf = (actor: ReturnType<typeof engineActor<string, string, string, { times: number }>>) =>
  toPromise(createActor(actor, { input }).start());

it('gives the engine its input and the machine what the engine made', async () => {
  const actor = engineActor(use(async (text) => ({ ok: true, value: text.toUpperCase() })));
  expect(await outcomeOf(actor)).toEqual({ ok: true, value: 'ABAB' });
});

it('gives the machine what the tool makes of it', async () => {
  const actor = engineActor({
    ...use(async (text) => ({ ok: true, value: text })),
    resultOf: (text, { times }) => `${text} ${times}`,
  });
  expect(await outcomeOf(actor)).toEqual({ ok: true, value: 'abab 2' });
});

it('tells a failure in the words of the tool', async () => {
  const actor = engineActor({
    ...use(async () => ({
      ok: false,
      failure: { code: 'no-face', message: 'No face.', fix: 'Choose another.' },
    })),
    failureOf: ({ code, message }, source) => ({ code, message: `${source}: ${message}` }),
  });
  expect(await outcomeOf(actor)).toEqual({
    ok: false,
    failure: { code: 'no-face', message: 'ab: No face.' },
  });
});

it('hands on what the engine reports, and stops the engine with the actor', async () => {
  const report = vi.fn();
  const run = vi.fn<Engine<string, string>['run']>(() => new Promise(() => {}));
  const actor = createActor(engineActor(use(run)), { input: { ...input, report } }).start();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  const [, options] = run.mock.calls[0] ?? [];
  const progress = { phase: 'work', phaseLabel: 'Working', overall: 0.5 };
  options?.onProgress(progress);
  expect(report).toHaveBeenCalledWith(progress);
  expect(options?.signal.aborted).toBe(false);
  actor.stop();
  expect(options?.signal.aborted).toBe(true);
});

describe('an engine whose code cannot be fetched', () => {
  const lost = (): Promise<Engine<string, string>> =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/engine.js'));

  it('is a failure that says so', async () => {
    const actor = engineActor({ ...use(async (text) => ({ ok: true, value: text })), open: lost });
    expect(await outcomeOf(actor)).toEqual({
      ok: false,
      failure: {
        code: 'model-unavailable',
        message: 'The tool could not be loaded.',
        fix: 'Check your connection and try again.',
      },
    });
  });

  it('is told in the words of the tool', async () => {
    const actor = engineActor({
      ...use(async (text) => ({ ok: true, value: text })),
      open: lost,
      failureOf: ({ code, message }) => ({ code, title: 'Error', message }),
    });
    expect(await outcomeOf(actor)).toMatchObject({ ok: false, failure: { title: 'Error' } });
  });

  it('is no excuse for a fault of ours', async () => {
    const fault = new TypeError('undefined is not a function');
    const actor = engineActor({
      ...use(async (text) => ({ ok: true, value: text })),
      open: (): Promise<Engine<string, string>> => Promise.reject(fault),
    });
    await expect(outcomeOf(actor)).rejects.toBe(fault);
  });
});

it('fetches what the runs of an engine need, where there is such a thing', async () => {
  const prepare = vi.fn(async () => {});
  await prepareEngine(async () => ({ prepare }));
  expect(prepare).toHaveBeenCalledOnce();
  await expect(prepareEngine(async () => ({}))).resolves.toBeUndefined();
});
