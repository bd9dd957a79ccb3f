import { onDeviceOwner } from '@verapix/domain';
import { chatMachine, type ReplyInput, type ReplyOutcome } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';
import type { ConversationStore } from './conversation-store';

export interface ChatParams {
  conversation: ConversationStore;
  /** Answers the conversation. */
  reply: (input: ReplyInput, signal: AbortSignal) => Promise<ReplyOutcome>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The chat, on the stored conversation. It follows the account's plan and the other tabs until it is stopped. */
export const chatFlow = defineFlow({
  machine: chatMachine,
  run: ({ account, params: { conversation, reply, now } }: FlowContext<ChatParams>) => {
    const isPremiumEnabled = () => account.view().planId !== 'free';
    return {
      input: { load: conversation.load, now, isPremiumEnabled: isPremiumEnabled() },
      actors: { reply },
      on: {
        'conversation.updated': ({ messages }) => conversation.save(messages),
        'conversation.cleared': conversation.clear,
      },
      connect: (actor) => {
        const stopTabs = conversation.subscribe((messages) =>
          actor.send({ type: 'conversation.changed', messages }),
        );
        const stopAccount = account.subscribe(() =>
          actor.send({ type: 'premium.changed', isEnabled: isPremiumEnabled() }),
        );
        const stopOwner = onDeviceOwner(() => actor.send({ type: 'user.changed' }));
        return () => {
          stopTabs();
          stopOwner();
          stopAccount();
        };
      },
    };
  },
});
