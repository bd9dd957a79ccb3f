import { delays } from '@verapix/domain';
import type { ReplyInput, ReplyOutcome } from '@verapix/machines';
import { answerTo } from '../../content/chat/answer';

interface SimulatedReplyOptions {
  /** Like `Math.random`. */
  random: () => number;
  /** Resolves after the given milliseconds; rejects when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Whether the offer is over for the user, when the answer is given. */
  isOfferOver: () => boolean;
}

/**
 * Answers from a list of replies, after the delay of a real service. A real service replaces it in `chat-runtime.tsx`, with
 * the same input and output.
 */
export function createSimulatedReply({ random, wait, isOfferOver }: SimulatedReplyOptions) {
  return async (input: ReplyInput, signal: AbortSignal): Promise<ReplyOutcome> => {
    const { chatReplyMin, chatReplyMax } = delays;
    await wait(chatReplyMin + random() * (chatReplyMax - chatReplyMin), signal);
    return { ok: true, content: answerTo(input, isOfferOver()) };
  };
}
