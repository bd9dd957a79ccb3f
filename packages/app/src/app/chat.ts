import { createEmitter } from '@verapix/domain';
import type { ChatActor } from '@verapix/machines';
import { type ComponentType, createContext, type RefObject, use } from 'react';

/** The storage key of the chat's last message. */
export const chatStateKey = 'verapix-chat-state';
/** The storage key of the conversation. */
export const conversationKey = 'verapix-chat-conversation';

/**
 * Whether the stored last message is the user's: the page was left before the reply arrived. It runs on every page, so it
 * only searches the text and does not parse it.
 */
export const awaitsReply = (stored: string | null): boolean => stored?.includes('"isBot":false') ?? false;

/** The chat's actor and panel, loaded on demand. */
export interface ChatRuntime {
  actor: ChatActor;
  Panel: ComponentType<{ actor: ChatActor; launcher: RefObject<HTMLElement | null> }>;
}

/** The chat of the app. Only its button is loaded with the page. */
export interface Chat {
  /** Opens it, from any page. */
  open: () => void;
  /** Loads and starts it, because it is likely to be opened or has a message to answer. */
  prepare: () => void;
  /** Stops it when the shell unmounts. */
  stop: () => void;
  /** Undefined until it is started. */
  runtime: () => ChatRuntime | undefined;
  /** Whether it is being loaded to open. */
  isPending: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface ChatOptions {
  start: () => Promise<ChatRuntime>;
  /** Called if it should open but cannot be loaded. The next call tries again. */
  onFail: (error: unknown) => void;
}

export function createChat({ start, onFail }: ChatOptions): Chat {
  let starting: Promise<ChatRuntime> | undefined;
  let runtime: ChatRuntime | undefined;
  let isPending = false;
  const { emit, subscribe } = createEmitter();

  const ensure = () => {
    if (starting) return starting;
    const promise = start().then((started) => {
      // The shell may have unmounted meanwhile.
      if (starting === promise) runtime = started;
      else started.actor.stop();
      emit();
      return started;
    });
    starting = promise;
    promise.catch(() => {
      if (starting === promise) starting = undefined;
    });
    return promise;
  };

  return {
    open: async () => {
      isPending = true;
      emit();
      try {
        (await ensure()).actor.send({ type: 'chat.opened' });
      } catch (error) {
        onFail(error);
      }
      isPending = false;
      emit();
    },
    prepare: () => void ensure().catch(() => {}),
    stop: () => {
      runtime?.actor.stop();
      runtime = undefined;
      starting = undefined;
      emit();
    },
    runtime: () => runtime,
    isPending: () => isPending,
    subscribe,
  };
}

export const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat found no chat: render the component within the shell.');
  return chat;
}

/** Opens the chat, for a page that links to it. */
export const useOpenChat = (): (() => void) => useChat().open;
