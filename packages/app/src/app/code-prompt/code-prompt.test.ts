import type { BackendApi } from '@verapix/client';
import { describe, expect, it, vi } from 'vitest';
import { createPrompt } from '../prompt';
import { withCodePrompt } from './with-code-prompt';

const unhurried = () => new AbortController().signal;
const refused = { ok: false, problem: { code: 'insufficient_aal', message: 'Enter the code.' } } as const;

describe('the question for a code', () => {
  it('opens once for several calls, and answers all of them', async () => {
    const prompt = createPrompt();
    const listener = vi.fn();
    prompt.subscribe(listener);
    const answers = Promise.all([prompt.ask(unhurried()), prompt.ask(unhurried())]);
    expect(prompt.isOpen()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    prompt.close(true);
    expect(await answers).toEqual([true, true]);
    expect(prompt.isOpen()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('closes with the last call that is aborted', async () => {
    const prompt = createPrompt();
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [prompt.ask(one.signal), prompt.ask(other.signal)];
    one.abort();
    expect(await answers[0]).toBe(false);
    expect(prompt.isOpen()).toBe(true);
    other.abort();
    expect(await answers[1]).toBe(false);
    expect(prompt.isOpen()).toBe(false);
  });

  it('does not open for a call that was aborted before', async () => {
    const prompt = createPrompt();
    expect(await prompt.ask(AbortSignal.abort())).toBe(false);
    expect(prompt.isOpen()).toBe(false);
  });
});

describe('a call that needs the code', () => {
  function start(...outcomes: object[]) {
    const deleteAccount = vi.fn(async () => outcomes.shift());
    const prompt = createPrompt();
    const api = withCodePrompt({ deleteAccount } as unknown as BackendApi, prompt);
    const outcome = api.deleteAccount(unhurried());
    return { outcome, prompt, deleteAccount };
  }

  it('is made again once the code is given', async () => {
    const { outcome, prompt, deleteAccount } = start(refused, { ok: true });
    await vi.waitFor(() => expect(prompt.isOpen()).toBe(true));
    prompt.close(true);
    expect(await outcome).toEqual({ ok: true });
    expect(deleteAccount).toHaveBeenCalledTimes(2);
  });

  it("fails with the server's reason if no code is given", async () => {
    const { outcome, prompt, deleteAccount } = start(refused);
    await vi.waitFor(() => expect(prompt.isOpen()).toBe(true));
    prompt.close(false);
    expect(await outcome).toEqual(refused);
    expect(deleteAccount).toHaveBeenCalledTimes(1);
  });

  it.each([[{ ok: true }], [{ ok: false, problem: { code: 'unreachable', message: 'No.' } }]])(
    'asks nothing after %j',
    async (answer) => {
      const { outcome, prompt } = start(answer);
      expect(await outcome).toEqual(answer);
      expect(prompt.isOpen()).toBe(false);
    },
  );
});
