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
  // @spec state.chat-reply
  it.each([
    [0, 1000],
    [0.5, 2000],
    [1, 3000],
  ])('takes one to three seconds: for the random number %d, %d ms', async (random, milliseconds) => {
    expect((await replyWith(random)).milliseconds).toBe(milliseconds);
  });

  // @spec state.chat-reply call.reset-none limit.4k
  it('answers from the list of replies', async () => {
    expect((await replyWith(0)).outcome).toEqual({
      ok: true,
      content: expect.stringContaining('4K is about'),
    });
  });
});
