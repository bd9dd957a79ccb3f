import { describe, expect, it, vi } from 'vitest';
import { emit, fromPromise, setup, waitFor } from 'xstate';
import { defineFlow, type FlowContext, request } from './define-flow';
import { createFlowContext, startFlow } from './flow.test-kit';

type Emitted =
  | { type: 'notify'; toast: { title: string } }
  | { type: 'navigate'; to: string }
  | { type: 'error.caught'; error: unknown }
  | { type: 'saved' };

/** Saves, then emits one event of each kind. */
const machine = setup({
  types: {} as {
    emitted: Emitted;
    events: { type: 'save' };
    input: { text: string };
    context: { text: string };
  },
  actors: { save: fromPromise<string, { text: string }>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { save: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'saved',
          actions: [
            emit({ type: 'saved' }),
            emit({ type: 'notify', toast: { title: 'Saved' } }),
            emit({ type: 'navigate', to: '/next' }),
          ],
        },
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'error.caught', error: event.error })),
        },
      },
    },
    saved: {},
  },
});

interface Options {
  save?: () => Promise<string>;
  mayNavigate?: () => boolean;
  connect?: () => () => void;
  onSaved?: () => void;
}

const flowWith = ({ save = async () => '', onSaved = () => {}, ...run }: Options) =>
  defineFlow({
    machine,
    run: (_: FlowContext<object>) => ({
      input: { text: 'a' },
      actors: { save },
      on: { saved: onSaved },
      ...run,
    }),
  });

describe('a flow', () => {
  it('provides the actors, reacts to events and forwards toasts and navigation', async () => {
    const save = vi.fn(async (_input: { text: string }, _signal: AbortSignal) => '');
    const onSaved = vi.fn();
    const { actor, happened } = await startFlow(flowWith({ save: save as never, onSaved }), {});
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(save).toHaveBeenCalledExactlyOnceWith({ text: 'a' }, expect.any(AbortSignal));
    expect(onSaved).toHaveBeenCalledOnce();
    expect(happened).toEqual(['Saved', 'go to /next']);
  });

  it('logs errors', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValueOnce();
    const { actor } = await startFlow(flowWith({ save: () => Promise.reject(new Error('broken')) }), {});
    actor.send({ type: 'save' });
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(new Error('broken')));
    log.mockRestore();
  });

  it('does not follow navigation where the run does not allow it', async () => {
    const { actor, happened } = await startFlow(flowWith({ mayNavigate: () => false }), {});
    actor.send({ type: 'save' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(happened).toEqual(['Saved']);
  });

  it('disconnects when its actor stops', async () => {
    const disconnect = vi.fn();
    const { actor } = await startFlow(flowWith({ connect: () => disconnect }), {});
    expect(disconnect).not.toHaveBeenCalled();
    actor.stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('starts once', async () => {
    const run = flowWith({}).create(createFlowContext({}).context);
    expect(run.start()).toBe(run.start());
  });

  it('connects to nothing before it is started', () => {
    const connect = vi.fn(() => () => {});
    const run = flowWith({ connect }).create(createFlowContext({}).context);
    expect(connect).not.toHaveBeenCalled();
    run.start();
    expect(connect).toHaveBeenCalledOnce();
  });
});

describe('a request before the backend clients are loaded', () => {
  it('answers that the server is unreachable if they cannot be loaded; the next request loads them again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const start = vi.fn(async () => ({ api: {} }) as never);
    start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const call = vi.fn(async () => ({ ok: true }));
    await expect(request({ start }, call)).resolves.toMatchObject({
      ok: false,
      problem: { code: 'unreachable' },
    });
    await expect(request({ start }, call)).resolves.toEqual({ ok: true });
    expect(call).toHaveBeenCalledExactlyOnceWith({});
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
