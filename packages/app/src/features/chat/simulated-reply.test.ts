import { wait } from '@verapix/engines';
import { describe, expect, it, vi } from 'vitest';
import { createSimulatedReply } from './simulated-reply';

const question = { texts: ['What is 4K?'], department: undefined, isPremiumEnabled: false };

/** A reply with a fixed random number. */
async function replyWith(random: number) {
  const wait = vi.fn(async (_milliseconds: number) => {});
  const reply = createSimulatedReply({ random: () => random, wait });
  const outcome = await reply(question, new AbortController().signal);
  return { outcome, milliseconds: wait.mock.calls[0]?.[0] };
}

describe('a simulated reply', () => {
  it.each([
    [0, 1000],
    [0.5, 2000],
    [1, 3000],
  ])('takes one to three seconds: for the random number %d, %d ms', async (random, milliseconds) => {
    expect((await replyWith(random)).milliseconds).toBe(milliseconds);
  });

  it('answers from the list of replies', async () => {
    expect((await replyWith(0)).outcome).toEqual({
      ok: true,
      content: expect.stringContaining('4K is about'),
    });
  });
});

describe('a wait', () => {
  it('ends after its time', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    wait(1000, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('rejects at once with the reason when it is aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const waiting = wait(1000, controller.signal);
    controller.abort(new Error('reset'));
    await expect(waiting).rejects.toThrow('reset');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
