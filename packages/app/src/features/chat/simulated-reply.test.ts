import { describe, expect, it, vi } from 'vitest';
import { createSimulatedReply } from './simulated-reply';

const question = { texts: ['What is 4K?'], department: undefined, isPremiumEnabled: false };

/** A reply with a fixed random number. */
async function replyWith(random: number, texts = question.texts, offerIsOver = false) {
  const wait = vi.fn(async (_milliseconds: number) => {});
  const reply = createSimulatedReply({ random: () => random, wait, isOfferOver: () => offerIsOver });
  const outcome = await reply({ ...question, texts }, new AbortController().signal);
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

  it('quotes the prices of the offer, and the regular ones to a user whose offer is over', async () => {
    const quoted = async (offerIsOver: boolean) =>
      (await replyWith(0, ['Pricing plans'], offerIsOver)).outcome as { content: string };
    expect((await quoted(false)).content).toMatch(/\$30 a month.*\$79\.99.*\$250.*\$599/s);
    const { content } = await quoted(true);
    expect(content).toMatch(/\$79\.99 a month.*\$599/s);
    expect(content).not.toMatch(/\$30|\$250|regularly/);
  });

  // @spec state.chat-reply call.reset-none limit.4k
  it('answers from the list of replies', async () => {
    expect((await replyWith(0)).outcome).toEqual({
      ok: true,
      content: expect.stringContaining('4K is about'),
    });
  });
});
