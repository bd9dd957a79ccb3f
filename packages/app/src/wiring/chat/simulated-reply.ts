import { delays } from '@verapix/facts';
import type { ReplyInput, ReplyOutcome } from '@verapix/machines';
import { answerTo } from '../../content/chat/answer';

interface SimulatedReplyOptions {
  /** From 0 to below 1, as `Math.random`. */
  random: () => number;
  /** Resolves after so many milliseconds; rejects when the reply is no longer wanted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The stand-in for a service that answers: it chooses from the list of replies, after as long as such a service takes. A
 * real one takes its place in `start-chat.ts`, with the same input and output.
 */
export function createSimulatedReply({ random, wait }: SimulatedReplyOptions) {
  return async (input: ReplyInput, signal: AbortSignal): Promise<ReplyOutcome> => {
    const { chatReplyLeast, chatReplyMost } = delays;
    await wait(chatReplyLeast + random() * (chatReplyMost - chatReplyLeast), signal);
    return { ok: true, content: answerTo(input) };
  };
}
