import {
  type ChatActor,
  chatMachine,
  type ReplyInput,
  type ReplyOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { Account } from '../account/account';
import type { ConversationStore } from './conversation-store';

interface StartChat {
  conversation: ConversationStore;
  /** Answers what was asked. */
  reply: (input: ReplyInput, signal: AbortSignal) => Promise<ReplyOutcome>;
  account: Pick<Account, 'view' | 'subscribe'>;
  /** Milliseconds since 1970. */
  now: () => number;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string) => void;
}

/** Starts the chat's machine on the stored conversation. Whoever starts it stops it, and it stops listening. */
export function startChat({ conversation, reply, account, now, notify, navigate }: StartChat): ChatActor {
  const machine = chatMachine.provide({
    actors: {
      reply: fromPromise<ReplyOutcome, ReplyInput>(({ input, signal }) => reply(input, signal)),
    },
  });
  const isPremiumEnabled = () => account.view().planId !== 'free';
  const { load } = conversation;
  const actor = createActor(machine, { input: { load, now, isPremiumEnabled: isPremiumEnabled() } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('navigate', ({ to }) => navigate(to));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('conversation.kept', ({ messages }) => conversation.keep(messages));
  actor.on('conversation.cleared', conversation.clear);
  const stops = [
    conversation.subscribe((messages) => actor.send({ type: 'conversation.changed', messages })),
    account.subscribe(() => actor.send({ type: 'premium.changed', isEnabled: isPremiumEnabled() })),
  ];
  actor.subscribe({ complete: () => stops.forEach((stop) => void stop()) });
  return actor.start();
}
