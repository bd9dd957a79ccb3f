import type { ChatActor } from '@verapix/machines';
import { type ComponentType, createContext, type RefObject, use } from 'react';

/** What the chat takes once somebody wants it. */
export interface ChatRuntime {
  actor: ChatActor;
  /** Shows it. */
  Panel: ComponentType<{ actor: ChatActor; launcher: RefObject<HTMLElement | null> }>;
}

/** The chat of the app: nothing but its button is there before somebody wants it. */
export interface Chat {
  /** Opens it, from any page. */
  open: () => void;
  /** Fetches and starts it, as it is likely to be opened, or owes an answer. */
  prepare: () => void;
  /** Stops it with the page's shell. */
  stop: () => void;
  /** Undefined until it has started. */
  runtime: () => ChatRuntime | undefined;
  /** Whether it was asked to open and is on its way. */
  isPending: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface ChatOptions {
  start: () => Promise<ChatRuntime>;
  /** It was asked to open and cannot be fetched. The next call tries again. */
  onFail: (error: unknown) => void;
}

export function createChat({ start, onFail }: ChatOptions): Chat {
  let starting: Promise<ChatRuntime> | undefined;
  let runtime: ChatRuntime | undefined;
  let isPending = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const ensure = () => {
    if (starting) return starting;
    const promise = start().then((started) => {
      // The shell may have gone meanwhile.
      if (starting === promise) runtime = started;
      else started.actor.stop();
      tell();
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
      tell();
      try {
        (await ensure()).actor.send({ type: 'chat.opened' });
      } catch (error) {
        onFail(error);
      }
      isPending = false;
      tell();
    },
    prepare: () => void ensure().catch(() => {}),
    stop: () => {
      runtime?.actor.stop();
      runtime = undefined;
      starting = undefined;
      tell();
    },
    runtime: () => runtime,
    isPending: () => isPending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const ChatContext = createContext<Chat | null>(null);

/** The app's chat. */
export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat found no chat: render the component within the shell.');
  return chat;
}

/** For a page that offers the chat: opens it. */
export const useOpenChat = (): (() => void) => useChat().open;
